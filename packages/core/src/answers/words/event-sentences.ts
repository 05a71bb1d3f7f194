import type { Day } from '../../date/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { Scope } from './item-words.ts'

/** How often something is, on average each so many days; 0 where it is but once. */
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

/** Which side of an event. */
export type Side = 'before' | 'after'

/** The sentences about one event, two events, or one day, in one language. */
export interface EventSentences {
  /** How far a day lies from today, in days; below 0 where it is over. */
  readonly away: (days: number) => string
  readonly whichEvent: string
  readonly is: (item: DetailedItem, today: Day) => string
  readonly often: (scope: Scope, frequency: Frequency, today: Day) => string
  readonly endsAt: (item: DetailedItem, today: Day) => string
  readonly endsOn: (title: string, day: Day) => string
  readonly noPlace: (item: DetailedItem, today: Day) => string
  readonly lasts: (item: DetailedItem, today: Day) => string
  readonly longest: (scope: Scope, longest: LongestEvent, today: Day) => string

  /** Which day it is, or which holiday. */
  readonly today: (day: string) => string
  readonly countdown: (day: Day, today: Day) => string
  /** Public holidays that are asked for; null where no days are, but those that come. */
  readonly noHoliday: (days: Scope['period'] | null) => string
  readonly nextHoliday: (day: Day, name: string) => string

  readonly between: (before: DetailedItem, after: DetailedItem, days: number) => string
  readonly order: (before: DetailedItem, after: DetailedItem, today: Day) => string
  /** What stands before a list of so many events of the same day that are before or after another. */
  readonly beside: (anchor: DetailedItem, side: Side, count: number, today: Day) => string
}
