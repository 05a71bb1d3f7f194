import type { Day } from '../../date/index.ts'
import type { Span } from '../../intents/reading/dates.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { Period } from './day-words.ts'
import type { Scope } from './item-words.ts'

/** How long a span of the calendar is. */
export type Unit = 'day' | 'week' | 'month'

/** The day, week or month with most events, or with least; `ties` is how many others have as many. */
export interface Extreme {
  readonly unit: Unit
  readonly isBusiest: boolean
  readonly span: Span
  readonly load: number
  readonly ties: number
}

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

/** The sentences about how full days are, and how events share them, in one language. */
export interface LoadSentences {
  readonly extreme: (period: Period, extreme: Extreme, today: Day) => string
  /** What stands before a list of weekdays. */
  readonly weekdays: (scope: Scope, isBusiest: boolean) => string
  /** So many minutes of events with hours, and how many last all day. */
  readonly hours: (scope: Scope, minutes: number, timed: number, wholeDays: number) => string
  readonly share: (scope: Scope, share: Share) => string
  /** What stands before a list of categories. */
  readonly categories: (period: Period, events: number) => string
  readonly category: (load: CategoryLoad) => string
  readonly inCategory: (title: string, category: string | null) => string
  readonly noOverlaps: (period: Period) => string
  /** What stands before a list of overlaps. */
  readonly overlaps: (period: Period, count: number) => string
  readonly overlap: (one: DetailedItem, other: DetailedItem, today: Day) => string
  readonly moreOverlaps: (count: number) => string
  readonly tie: string
  /** That one of two things that are compared has more, or fewer. */
  readonly more: (name: string, isLess: boolean) => string
  readonly whichComparison: string
}
