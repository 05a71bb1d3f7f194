import type { Day, WeekStart } from '../date/index.ts'
import type { Language, Named } from '../language/index.ts'
import type { Holiday, YearItem } from '../year/index.ts'

/** An occurrence with the texts that a question may name. */
export interface AskedItem extends YearItem {
  readonly location: string
  readonly description: string
  readonly repeats: boolean
  /** Those of its event; not said where nobody asks for them. */
  readonly reminders?: readonly AskedItemReminder[]
}

export interface AskedItemReminder {
  readonly minutesBefore: number
  readonly channel: 'display' | 'email'
}

/** What the person has, and what they look at. */
export interface QuestionSurroundings {
  readonly language: Language
  /** Wall time of the person, `YYYY-MM-DDTHH:mm`. */
  readonly now: string
  readonly weekStart: WeekStart
  /** From which minute of its first day the reminders of an all-day event count. */
  readonly allDayAt: number
  readonly categories: readonly Named[]
  readonly calendars: readonly Named[]
  readonly holidays: readonly Holiday[]
  /** The year that is on the screen: `quanti eventi?` is about it. */
  readonly year: number
  /** The category that the year is filtered by, and what is selected; both narrow `these`, `questi`. */
  readonly categoryId: string | null
  readonly selectedIds: readonly string[]
}

/** What is asked for. `none`: nothing that can be answered from the calendar. */
export type QuestionKind =
  | 'count'
  | 'find'
  | 'next'
  | 'last'
  | 'free'
  | 'busiest'
  | 'calmest'
  | 'conflicts'
  | 'categories'
  | 'hours'
  | 'when'
  | 'agenda'
  | 'change'
  | 'plan'
  | 'help'
  | 'none'

/** What must be read to answer: days from `first` to `last`, which may lie in several years. */
export interface ReadQuestion {
  readonly kind: QuestionKind
  readonly first: Day
  readonly last: Day
  /** Whether the question itself said when. */
  readonly hasPeriod: boolean
  /** Words to look for in titles, places and descriptions; the category that is named. */
  readonly terms: readonly string[]
  readonly categoryId: string | null
  readonly text: string
}

/** A change that the person asked for in words: what is shown on a card. Days inclusive, walls as `YYYY-MM-DDTHH:mm`. */
export type AskedChange =
  | {
      readonly action: 'create'
      readonly title: string
      readonly start: string
      readonly end: string
      readonly allDay: boolean
      readonly recurrence: string | null
      readonly categoryId: string | null
    }
  | { readonly action: 'shift'; readonly itemId: string; readonly start: string; readonly end: string }
  | { readonly action: 'categorise'; readonly itemId: string; readonly categoryId: string | null }
  | { readonly action: 'rename'; readonly itemId: string; readonly title: string }
  | { readonly action: 'delete'; readonly itemId: string }
  /** All the reminders that the event is to have, and in words what is new about that. */
  | {
      readonly action: 'remind'
      readonly itemId: string
      readonly reminders: readonly AskedItemReminder[]
      readonly said: string
    }

/** An answer in the person's language. Every item that `text` names is in `itemIds`, in the order of the text. */
export interface Answer {
  readonly kind: QuestionKind
  readonly text: string
  readonly itemIds: readonly string[]
  readonly changes: readonly AskedChange[]
  /** A goal to plan, where the person asked for a preparation. */
  readonly goal: string | null
}
