import type { Day } from '../date/index.ts'

export type Frequency = 'SECONDLY' | 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

/** A weekday (0 is Monday) of a BYDAY: the `nth` of its month or year, from the end if negative, every one if 0. */
export interface NthWeekday {
  readonly weekday: number
  readonly nth: number
}

/** UNTIL as written: a day, perhaps with a minute of the day (0 to 1439), in local time or UTC. */
export interface Until {
  readonly day: Day
  readonly minute: number | null
  readonly utc: boolean
}

/** A parsed RRULE (RFC 5545). Absent parts are an empty list, or null. */
export interface Rule {
  readonly frequency: Frequency
  /** At least 1. */
  readonly interval: number
  readonly count: number | null
  readonly until: Until | null
  /** The weekday that weeks start with: 0 is Monday. */
  readonly weekStart: number
  readonly byMonth: readonly number[]
  readonly byWeekNo: readonly number[]
  readonly byYearDay: readonly number[]
  readonly byMonthDay: readonly number[]
  readonly byDay: readonly NthWeekday[]
  readonly byHour: readonly number[]
  readonly byMinute: readonly number[]
  readonly bySecond: readonly number[]
  readonly bySetPos: readonly number[]
}

/** Weekday codes, Monday first. */
export const WEEKDAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/**
 * Whether a rule makes more than one start a day, as with several values in BYHOUR, BYMINUTE or BYSECOND. For all-day
 * events these are ignored (RFC 5545 3.3.10).
 */
export function isFinerThanDaily(rule: Rule, allDay: boolean): boolean {
  if (rule.frequency === 'SECONDLY' || rule.frequency === 'MINUTELY' || rule.frequency === 'HOURLY') return true
  return !allDay && [rule.byHour, rule.byMinute, rule.bySecond].some((times) => times.length > 1)
}
