import type { Day } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import { languages } from './languages.ts'
import type { Plan, PlannedStep, Target } from './planning-types.ts'
import { behind, isDoneBy, isOnItsDay } from './reading/anchor.ts'
import type { OtherGoal } from './reading/other-goals.ts'
import { upperFirst } from './reading/target-title.ts'
import type { KnownKind } from './templates/known-kinds.ts'
import { besideAsThings, inPlaceOfOther, madeReadyFor } from './templates/beside-kinds.ts'
import { dayOfKind } from './templates/templates.ts'

/** The plan of a goal by itself, the other goals that it names, and whether its day is a proposal. */
export interface PlanOfOne {
  readonly plan: Plan
  readonly others: readonly OtherGoal[]
  readonly isProposed: boolean
}

type PlanOf = (goal: Target, planned: ReadonlySet<Day>) => PlanOfOne

/** A goal of another kind beside the one that is planned. */
type Beside = OtherGoal & { readonly id: KnownKind }

/** Two goals with the times at which they are planned. */
interface Both {
  readonly goal: Target
  readonly beside: Target
}

const NONE: ReadonlySet<Day> = new Set()

/** What is kept up for weeks is beside another goal, and neither before nor behind it. */
const isKeptUp = (id: Target['templateId']): boolean => dayOfKind(id) === 'lasting'

/** The goal that stands beside one, as if it had been said alone with the same date. */
const alone = (goal: Target, { words, id }: Beside): Target => ({
  ...goal,
  title: words,
  text: words,
  said: words,
  templateId: id,
  parts: [],
  days: null,
  hoursAWeek: null,
})

/** A goal behind a day; what has been made ready for it begins there, and is on no day soon after. */
const after = (goal: Target, last: Day, isReady: boolean): Target => ({
  ...goal,
  precision: 'day',
  ...(isReady ? { anchor: null, from: last + 1 } : behind(goal.templateId, last + 1)),
})

const until = (goal: Target, day: Day): Target => ({ ...goal, anchor: { first: day, last: day }, precision: 'until' })

/** Whether the date stands with the first of two goals: `retire at the end of the year and walk the Camino`. */
function isDateOfFirst({ said, understood }: Target, { words, isAhead }: Beside): boolean {
  const date = understood.find(({ kind }) => kind === 'date')?.text ?? ''
  const at = said.toLowerCase().indexOf(words.toLowerCase())
  const dateAt = said.indexOf(date)
  return date !== '' && at >= 0 && (isAhead ? dateAt <= at + words.length + 1 : dateAt < at)
}

/** Whether one of two goals waits for the other, and is not done by the same day. */
function areInRow(goal: Target, second: Target, other: Beside, isProposed: boolean): boolean {
  const areTogether = besideAsThings[goal.templateId]?.includes(other.id) === true
  if (areTogether || isKeptUp(goal.templateId) || isKeptUp(other.id)) return false
  return isProposed || (isOnItsDay(second.templateId) && !isDoneBy(goal) && isDateOfFirst(goal, other))
}

/** Whether the date stands with the second of two goals, which is on a day. */
const isOnDateOf = (goal: Target, other: Beside): boolean =>
  isOnItsDay(other.id) && !isDoneBy(goal) && !isDateOfFirst(goal, other)

/** Whether a goal makes ready what the one behind it is about. */
const isMadeReady = ({ id, isAhead }: Beside, { templateId }: Target): boolean =>
  isAhead && madeReadyFor[id]?.some((one) => one === templateId) === true

/** The day by which is done what a goal needs first: of what is made ready for it in the middle of its plan. */
function neededBy({ templateId }: Target, isReady: boolean, { steps, day }: Plan): Day | null {
  if (isReady) return Math.round(((steps[0]?.first ?? day) + day) / 2)
  return besideAsThings[templateId] === undefined ? null : day
}

/**
 * When both of two goals are. Without a date what is named first is done first; with one, what has a day of its own comes behind the
 * one of which the date is. All else is done by the same day, or has its own of the year.
 */
function whenBoth(goal: Target, other: Beside, { plan, isProposed }: PlanOfOne, planOf: PlanOf): Both {
  const beside = alone(goal, other)
  const isReady = isMadeReady(other, goal)
  const [first, second] = other.isAhead ? [beside, goal] : [goal, beside]
  if (areInRow(goal, second, other, isProposed)) {
    const { last } = first === goal ? plan : planOf(first, NONE).plan
    const later = after(second, last, isReady)
    return other.isAhead ? { goal: later, beside } : { goal, beside: later }
  }
  const by = neededBy(goal, isReady, plan)
  if (by !== null) return { goal, beside: until({ ...beside, from: null }, by) }
  const isOfYear = (): boolean => goal.anchor === null && (isProposed || !planOf(beside, NONE).isProposed)
  const isOfItself = (second === beside && isOnDateOf(goal, other)) || isOfYear()
  return { goal, beside: isOfItself ? beside : until(beside, plan.day) }
}

/** What is needed for a goal beside another: no step that may be left out, and none a second time. */
const isMain = ({ id, optional }: PlannedStep): boolean => !optional && !/-\d$/u.test(id)

/** A step on the days of a goal beside another, where it has days of its own. */
function onItsDays({ title, day, last }: Plan, { templateId }: Target, language: Language): readonly PlannedStep[] {
  if (!isOnItsDay(templateId)) return []
  const { reason, names } = languages[language]
  const words = {
    title: upperFirst(title),
    description: '',
    phase: names[templateId],
    reason: reason({ kind: 'itsDays' }),
  }
  return [{ ...words, id: 'day', optional: false, first: day, last }]
}

/** A plan with the main steps of another goal that stands beside it. */
export function withOtherGoal(goal: Target, one: PlanOfOne, planOf: PlanOf, language: Language): Plan {
  const [other] = one.others
  const { id = null } = other ?? {}
  if (!other || id === null || one.plan.steps.length === 0) return one.plan
  const both = whenBoth(goal, { ...other, id }, one, planOf)
  const own = both.goal === goal ? one.plan : planOf(both.goal, NONE).plan
  const planned = new Set(own.steps.filter(({ first, last }) => first === last).map(({ first }) => first))
  const theirs = planOf(both.beside, planned).plan
  const phase = languages[language].names[id]
  const over = new Set(inPlaceOfOther[goal.templateId]?.[id] ?? [])
  const main = theirs.steps.filter(isMain)
  const itsDays = theirs.day === own.day ? [] : onItsDays(theirs, both.beside, language)
  const added = [...main, ...itsDays].map((step) => ({ ...step, id: `other-${step.id}`, phase }))
  const steps = [...own.steps.filter((step) => !over.has(step.id)), ...added]
  return { ...own, steps: steps.toSorted((first, second) => first.first - second.first || first.last - second.last) }
}
