import type { Day, WeekStart } from '../../date/index.ts'
import type { ReminderChannel } from '../../event/index.ts'
import type { When } from './when.ts'

/** What the meaning of words depends on. */
export interface Moment {
  readonly today: Day
  /** Minute of the day, 0 to 1439. */
  readonly minute: number
  readonly weekStart: WeekStart
  /** Where the person lives, as ISO 3166 names it: feasts and figures of days differ. */
  readonly country: string | null
  /** The year that is looked at, for questions. */
  readonly shownYear: number
  /** Whether only what is still to come can be meant, in questions. */
  readonly isAhead: boolean
}

/** A length of time in parts that are not the same everywhere. */
export interface Amount {
  readonly months: number
  readonly days: number
  readonly businessDays: number
  readonly minutes: number
}

/**
 * A time of day in minutes (1440 is midnight at the end); `isVague` where it may be meant twelve hours later. It is told
 * of half a day (`5 pm`, noon), on a clock of 24 hours (`17`, `08:30`), or in figures that may be either.
 */
export interface Clock {
  readonly minute: number
  readonly isVague: boolean
  readonly told: 'half' | 'day' | 'bare'
}

/** When something begins and ends. */
export interface ClockPair {
  readonly start: Clock
  readonly end: Clock
}

/** A time as it was said, before it is known in which half of the day it is: till when, or for how many minutes. */
export interface WrittenTime {
  readonly start: Clock
  readonly end: Clock | null
  readonly minutes: number | null
}

/** From when till when on a day, in minutes; a null end was not said. */
export interface TimeSpan {
  readonly start: number
  readonly end: number | null
}

/** A day of a month, perhaps with a year, as figures or words give it. */
export interface MonthDay {
  readonly month: number
  readonly date: number
  readonly year: number | null
}

/** The day of a feast in a year, which may not be the same in each country; null where that is not known. */
export type FeastDay = (year: number, country: string | null) => Day | null

/** A day before something, or its own, and the part of it that is named. */
export interface DayBefore {
  readonly daysBefore: number
  readonly part: 'early' | 'late' | null
}

/** An hour of a day that is said: `Friday 6 pm`. */
export interface HourOnDay {
  readonly day: When
  readonly clock: Clock
}

/** What a pattern's symbols found, by their names in the pattern. */
export interface Captures {
  readonly count?: number
  readonly hour?: number
  readonly minute?: number
  readonly dom?: number
  readonly fromDom?: number
  readonly domPair?: number
  readonly month?: number
  readonly fromMonth?: number
  readonly year?: number
  readonly toYear?: number
  readonly weekday?: number
  readonly toWeekday?: number
  readonly ordinal?: number
  readonly relative?: number
  readonly unit?: Amount
  readonly amount?: Amount
  readonly feast?: FeastDay
  readonly season?: number
  readonly monthDay?: MonthDay
  readonly eitherDay?: readonly [first: number, second: number, year: number | null]
  readonly date?: When
  readonly point?: When
  readonly from?: When
  readonly to?: When
  readonly period?: When
  readonly when?: When
  readonly clock?: Clock
  readonly clockPair?: ClockPair
  readonly start?: Clock
  readonly end?: Clock
  readonly fromHour?: HourOnDay
  readonly toHour?: HourOnDay
  readonly part?: TimeSpan
  readonly dayPartWord?: { readonly days: number; readonly part: TimeSpan }
  readonly weekdays?: readonly number[]
  readonly channel?: ReminderChannel
  readonly leads?: readonly number[]
  readonly dayBefore?: DayBefore
}

/** Makes the value of a symbol; null where the words make no sense together. */
export type Action = (captures: Captures, moment: Moment) => unknown
