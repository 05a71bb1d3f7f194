import type { WeekStart } from '../date/index.ts'
import type { ReminderChannel } from '../event/index.ts'
import type { Language } from './language-list.ts'

/** Something that a mark may name: `#name` a category, `@name` a calendar. */
export interface Named {
  readonly _id: string
  readonly name: string
}

/**
 * What the parser must know of the person. `now` is their wall time, `YYYY-MM-DDTHH:mm`. What follows the calendars
 * is what they look at, and may be left out.
 */
export interface QuickAddSurroundings {
  readonly language: Language
  readonly now: string
  readonly weekStart: WeekStart
  /** Where the person lives (ISO 3166, two letters): some feasts, and figures such as 4/1, are other days elsewhere. */
  readonly country?: string | null
  readonly categories: readonly Named[]
  readonly calendars: readonly Named[]
  /**
   * The day, `YYYY-MM-DD`, on which is what says none; null where there is none to assume. With either, a day that no
   * words said is told as understood.
   */
  readonly day?: string | null
  /** False where the person does not look at `day`: then it is not assumed beside what may name another one. */
  readonly isDayLookedAt?: boolean
  /** The year that is looked at: dates without a year are in it. Left out, or the year of `now`: they are the next ones. */
  readonly year?: number
  /** Whether `#name` may name a category that does not exist yet. */
  readonly newCategories?: boolean
}

/** A reminder in the form of the contract. */
export interface QuickAddReminder {
  readonly minutesBefore: number
  readonly channel: ReminderChannel
}

export type UnderstoodKind =
  | 'date'
  | 'time'
  | 'recurrence'
  | 'category'
  | 'newCategory'
  | 'calendar'
  | 'reminder'
  | 'assumedDay'

/**
 * Words that were understood: `from` and `to` are offsets in UTF-16 units of the text, `to` not included. `meaning` is
 * for programs: of a `date` the day, or `first/last` (both days included); of a `time` `HH:mm`, or `HH:mm/HH:mm`, and nothing of `all day`; of a
 * `recurrence` the RRULE; of a `category` and a `calendar` its id; of a `newCategory` its name; of a `reminder` the minutes
 * before and the channel, as `60 display`. An `assumedDay` is the last one, means a day, and has no words: it stands at
 * the end of the text.
 */
export interface Understood {
  readonly kind: UnderstoodKind
  readonly from: number
  readonly to: number
  readonly text: string
  readonly meaning: string
  /** Whether a slip in these words was mended: the meaning is a guess. */
  readonly isGuess?: true
  /** Of a `time`: the same hours in the other half of the day, where nothing said which and either is usual. */
  readonly otherHalf?: string
}

/**
 * An event as it was read from one line. All-day: `start` and `end` are `YYYY-MM-DD`, both days included. Timed: wall
 * time `YYYY-MM-DDTHH:mm`. Both are null where no date was found. `recurrence` is the value of an RRULE, of which `start`
 * is the first occurrence; its UNTIL is a day, which is included.
 */
export interface QuickAdd {
  readonly title: string
  readonly start: string | null
  readonly end: string | null
  readonly allDay: boolean
  readonly recurrence: string | null
  readonly categoryId: string | null
  readonly calendarId: string | null
  readonly reminders: readonly QuickAddReminder[]
  /** In the order of the text; they never overlap. */
  readonly understood: readonly Understood[]
}
