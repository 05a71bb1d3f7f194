import type { Day } from '../date/index.ts'
import { isAbsence, type DaySpan, type MeasuredItem, type MeasureRules } from '../load/index.ts'
import { isWeekend, type Holiday } from '../year/index.ts'

/** What free time is looked for in. */
export interface FreeDaysInput {
  /** The days on which leave may be taken. */
  readonly span: DaySpan
  /** The days that may belong to a free stretch: those of the span, and some around it at the ends of a year. */
  readonly around: DaySpan
  readonly holidays: readonly Holiday[]
  readonly items: readonly MeasuredItem[]
  readonly rules: MeasureRules
}

/** A day of work, on which leave may be taken; a day off; or one that belongs to no free stretch. */
export type DayState = 'work' | 'off' | 'closed'

/** The days in which free time is looked for, from `first` on. */
export interface FreeDays {
  readonly first: Day
  readonly states: readonly DayState[]
  /** Public holidays that are no weekend anyway. */
  readonly holidays: readonly Holiday[]
}

/**
 * What each day is: off on weekends and public holidays, closed where the person is away already and where leave may not be
 * taken, else work. What is closed ends every stretch, so nothing is offered twice.
 */
export function freeDays({ span, around, holidays, items, rules }: FreeDaysInput): FreeDays {
  const feasts = new Set(holidays.map(({ day }) => day))
  const states = Array.from({ length: Math.max(0, around.last - around.first + 1) }, (_, place): DayState => {
    const day = around.first + place
    if (isWeekend(day) || feasts.has(day)) return 'off'
    return day >= span.first && day <= span.last ? 'work' : 'closed'
  })
  for (const item of items) {
    if (!isAbsence(item, rules)) continue
    states.fill('closed', Math.max(0, item.first - around.first), Math.max(0, item.last - around.first + 1))
  }
  return { first: around.first, states, holidays: holidays.filter(({ day }) => !isWeekend(day)) }
}

/** Days in a row that are free if leave is taken on those of them that are work. */
export interface FreeStretch extends DaySpan {
  /** Days of leave. */
  readonly leave: number
}

/** Number of days of a stretch. */
export const daysOf = ({ first, last }: DaySpan): number => last - first + 1

export const overlaps = (one: DaySpan, other: DaySpan): boolean => one.first <= other.last && one.last >= other.first
