import type { Day } from '../../date/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { Period } from './day-words.ts'
import type { About, Scope } from './item-words.ts'

/** How many events there are, and how many markers: these are no events. */
export interface EventCount {
  readonly events: number
  readonly markers: number
  /** Whether all of the days are over, or only what was up to now is counted. */
  readonly time: 'open' | 'upToNow' | 'over'
}

/** Which of several in a row. */
export type Edge = 'first' | 'last'

/** The sentences about how many events there are, and which, in one language. */
export interface CountSentences {
  readonly nothing: (scope: Scope) => string
  readonly nothingAtWeekends: (scope: Scope) => string
  /** A sentence without its end: a list may follow. */
  readonly events: (scope: Scope, count: EventCount) => string
  /** The same of the days that events take. */
  readonly days: (scope: Scope, days: number, unit: 'day' | 'night') => string
  readonly daysWithAnything: (period: Period, days: number) => string
  /** That nobody but the person knows how many days of leave there are. */
  readonly unknownLeave: string
  readonly byYear: (counts: readonly { readonly year: number; readonly count: number }[]) => string
  readonly average: (count: number, each: 'day' | 'week' | 'month') => string
  /** What stands before a list of weekends. */
  readonly weekends: (scope: Scope, count: number) => string
  /** The same of events without reminders; from today on where no days are asked for. */
  readonly unreminded: (period: Period | null, count: number) => string

  readonly edge: (which: Edge, scope: Scope, item: DetailedItem, today: Day) => string
  readonly next: (about: About, item: DetailedItem, today: Day) => string
  readonly time: (which: Edge, item: DetailedItem, today: Day) => string
  /** What is on the other side of now than was asked for. */
  readonly stillToCome: (item: DetailedItem, today: Day) => string
  readonly lastIsOver: (item: DetailedItem, today: Day) => string
}
