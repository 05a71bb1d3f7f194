import type { Day } from '../../date/index.ts'
import type { Span } from '../../intents/reading/dates.ts'
import type { DetailedItem } from '../answer-types.ts'

/** A reminder that will come, and when its event is; `start` is null where that takes whole days. */
export interface ReminderFacts {
  readonly title: string
  readonly isByMail: boolean
  /** Minutes of the wall, as `start`. */
  readonly due: number
  readonly startDay: Day
  readonly start: number | null
}

/** The sentences about reminders that will come, in one language; days are null where none were asked for. */
export interface ReminderListSentences {
  /** Nothing comes that is named so. */
  readonly noneFor: (name: string) => string
  readonly none: (days: Span | null) => string
  /** What stands before a list of reminders. */
  readonly coming: (count: number, days: Span | null) => string
  readonly reminder: (reminder: ReminderFacts, today: Day) => string
  readonly eventHasNone: (event: DetailedItem, today: Day) => string
  readonly eventHasNoMore: (event: DetailedItem, today: Day) => string
  /** What stands before a list of events. */
  readonly eventsHaveNone: string
  readonly eventsHaveNoMore: string
}
