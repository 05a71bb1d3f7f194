import type { EventKind } from '../event/index.ts'
import type { StarterCategory } from './starter-category.ts'

/** A day by its month (1 to 12), which of that weekday in the month (1 to 4), and the weekday, Monday as 0. */
export type SampleDay = readonly [month: number, nth: 1 | 2 | 3 | 4, weekday: number]

/** Wall times of a day: `08:30-09:15`. */
type Hours = `${string}-${string}`

/** One event. Its dates are weekdays of a month, so that it is believable in any year. */
export interface SampleEntry {
  readonly category: StarterCategory
  readonly on: SampleDay
  readonly days: number
  /** Null for one that lasts all day. */
  readonly hours: Hours | null
  readonly kind: EventKind
}

/** What happens on one weekday of every week of some months; what is apart in the shown months is a series by itself. */
export interface SampleRoutine {
  readonly category: StarterCategory
  readonly weekday: number
  readonly hours: Hours
  readonly months: readonly number[]
}

export const [MON, TUE, WED, THU, FRI, SAT, SUN] = [0, 1, 2, 3, 4, 5, 6] as const

export const span = (category: StarterCategory, on: SampleDay, days: number): SampleEntry => ({
  category,
  on,
  days,
  hours: null,
  kind: 'event',
})

export const wholeDay = (category: StarterCategory, on: SampleDay, kind: EventKind = 'event'): SampleEntry => ({
  ...span(category, on, 1),
  kind,
})

export const moment = (
  category: StarterCategory,
  on: SampleDay,
  hours: Hours,
  kind: EventKind = 'event',
): SampleEntry => ({ ...span(category, on, 1), hours, kind })
