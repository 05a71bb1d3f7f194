import type { Day } from '../../date/index.ts'
import type { DetailedItem } from '../answer-types.ts'

/** When a reminder comes: so many minutes before its event, or at a minute of a day before it. */
export type ReminderTime = number | { readonly daysBefore: number; readonly minute: number }

/** A reminder that there is. */
export interface PresentReminder {
  readonly time: ReminderTime
  readonly isByMail: boolean
}

/** What would be changed about the reminders of events. Without times all of them are to go. */
export interface RemindersChange {
  readonly action: 'add' | 'replace' | 'remove'
  readonly times: readonly ReminderTime[]
  readonly isByMail: boolean
}

/** The sentences about reminders that somebody wishes for, in one language. */
export interface ReminderSentences {
  /** Asked about one event, or about several. */
  readonly howLongBefore: (item: DetailedItem | null, today: Day) => string
  readonly tooLate: (item: DetailedItem, today: Day) => string
  readonly nothingHasOne: string
  readonly everythingHasOne: string
  readonly isThere: string
  readonly isNotThere: string
  readonly hasNone: (events: number) => string
  readonly noMoreFit: (count: number) => string

  /** What an event has now, to stand behind it; empty where it has none. */
  readonly now: (reminders: readonly PresentReminder[]) => string
  /** What would be changed: short, as a card has it. */
  readonly change: (change: RemindersChange) => string
  /** The same as the head of a list of so many events. */
  readonly proposal: (change: RemindersChange, events: number) => string
}
