import type { Day, WeekStart } from '../date/index.ts'
import type { Language, Named } from '../language/index.ts'
import type { MeasureRules } from '../load/index.ts'
import type { Holiday } from '../year/index.ts'

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
  /** How the person's time is measured. */
  readonly rules: MeasureRules
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

/** Kinds that look for no events on some days: wishes, and what is no question. */
export const BARE_KINDS: ReadonlySet<QuestionKind> = new Set(['help', 'none', 'change', 'plan'])

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
  /** Whether the person said how it is to be read: its text then only adds to that. */
  readonly isChosen?: boolean
}
