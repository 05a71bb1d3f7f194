import type { Day } from '../../date/index.ts'
import type { Span } from '../../intents/reading/dates.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { DayPart } from './day-words.ts'

/** How many events there are, and how many dates to remember and events that leave one free: these count as none. */
export interface EventCount {
  readonly events: number
  readonly markers: number
  readonly free: number
  /** Whether all of the days are over, or only what was up to now is counted. */
  readonly time: 'open' | 'upToNow' | 'over'
}

/** Which of several in a row. */
export type Edge = 'first' | 'last'

/** What no calendar knows: what was planned and not done, what it costs, and who comes. */
export type Unknown = 'skipped' | 'cost' | 'guests'

/** Which side of an event. */
export type Side = 'before' | 'after'

/** How long a span of the calendar is. */
export type Unit = 'day' | 'week' | 'month'

/** How often something is, on average each so many days, not rounded; 0 where it is but once. */
export interface Frequency {
  readonly times: number
  readonly everyDays: number
  readonly first: DetailedItem
  readonly last: DetailedItem
}

/** Of some events the one that lasts longest, or shortest. */
export interface LongestEvent {
  readonly item: DetailedItem
  readonly isShortest: boolean
  /** How many others last as long. */
  readonly ties: number
}

/** The day, week or month with most events, or with least; `ties` is how many others have as many. */
export interface Extreme {
  readonly unit: Unit
  readonly isBusiest: boolean
  readonly span: Span
  readonly load: number
  readonly ties: number
}

/** How many events last all day, and how many days these take. */
export type WholeDays = readonly [events: number, days: number]

/** Of all events those that are asked for, and their hours: minutes of those that have hours. */
export interface Share {
  readonly events: number
  readonly of: number
  readonly minutes: number
  readonly ofMinutes: number
}

/** What a category has; without a name it is what has none. */
export interface CategoryLoad {
  readonly name: string | null
  readonly events: number
  readonly share: number
  readonly minutes: number
  /** How many of its events last all day. */
  readonly wholeDays: number
}

/** Days that are counted: all of them, those of no weekend and no holiday, the nights between them, or a part of each. */
export type DayNoun = 'day' | 'weekday' | 'night' | DayPart

/** Of some days, or the same part of each, those that have what is asked for. */
export interface DayShare {
  readonly days: number
  readonly of: number
  readonly unit: 'day' | DayPart
}

/** What is free: days or a part of each, those of all weekdays or of one by its number (0 is Monday). */
export interface FreeUnit {
  readonly weekday: number | null
  readonly part: DayPart | null
}

/** How many days in a row are looked for. */
export interface WantedWindow {
  readonly days: number
  readonly isWeekend: boolean
}

/** Minutes in a row that are looked for, between two minutes of each day. */
export interface WantedMinutes {
  readonly minutes: number
  readonly from: number
  readonly to: number
}

/** What was read of something new besides its title and when it is; null where nothing was. */
export interface ReadDetails {
  /** How it comes back, in its words as typed or in others, and the last day on which it does. */
  readonly series: string | null
  readonly until: Day | null
  readonly category: string | null
  readonly reminders: string | null
}

/** What was looked for and not found. */
export interface NotFound {
  /** Words of the person's; empty where only days were named. */
  readonly terms: readonly string[]
  /** Whether days were named; else it was looked for from today on. */
  readonly isInDays: boolean
}

/** When a reminder comes: so many minutes before its event, or at a minute of a day before it. */
export type ReminderTime = number | { readonly daysBefore: number; readonly minute: number }

/** What would be changed about the reminders of events. Without times all of them are to go. */
export interface RemindersChange {
  readonly action: 'add' | 'replace' | 'remove'
  readonly times: readonly ReminderTime[]
  readonly isByMail: boolean
}

/** A reminder that will come, and when its event is; `start` is null where that takes whole days. */
export interface ReminderFacts {
  readonly title: string
  readonly isByMail: boolean
  /** Minutes of the wall, as `start`. */
  readonly due: number
  readonly startDay: Day
  readonly start: number | null
}

/** From when to when, in minutes of the wall. */
export type Hours = readonly [from: number, to: number]
