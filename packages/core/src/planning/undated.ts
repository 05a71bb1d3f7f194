import type { Day } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import { languages } from './languages.ts'
import { idealDays } from './placing/slots.ts'
import type { OwnStep, PlanSurroundings, Target } from './planning-types.ts'
import { detailsOf } from './reading/details-of.ts'
import type { Detail } from './templates/details.ts'
import { weekdaysOf, type OwnWeekdays } from './templates/own-weekdays.ts'
import type { StepShape } from './templates/template-types.ts'

/** What a plan has before its day is known. */
export interface Undated {
  readonly goal: Target
  readonly shapes: readonly StepShape[]
  readonly own: readonly OwnStep[] | undefined
  readonly details: readonly Detail[]
  readonly weekdays: OwnWeekdays
  /** The first day that leaves time behind the steps that have days of their own; null without any. */
  readonly openFrom: Day | null
}

/** The same with what its words say of its days. */
export function undatedOf(goal: Pick<Undated, 'goal' | 'shapes' | 'own' | 'openFrom'>, language: Language): Undated {
  const details = detailsOf(goal.goal, language)
  return { ...goal, details, weekdays: weekdaysOf(goal.goal.templateId, languages[language].usualWeekdays, details) }
}

/** Days of the preparation without hurry. */
export function leadOf({ shapes, own }: Undated): number {
  if (!own) return idealDays(shapes)
  const days = Math.max(0, ...own.map(({ daysBefore }) => (Number.isFinite(daysBefore) ? daysBefore : 0)))
  return Math.min(Math.round(days) + 7, 730)
}

/** The first day on which a plan may begin. */
export const startOf = ({ goal }: Undated, { today }: PlanSurroundings): Day => Math.max(today, goal.from ?? today)
