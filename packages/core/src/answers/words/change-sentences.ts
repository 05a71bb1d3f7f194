import type { Day } from '../../date/index.ts'

/** What would be added, from one day or wall time to another. */
export interface NewEventFacts {
  readonly title: string
  readonly start: string
  readonly end: string
  readonly isRepeated: boolean
}

/** What was looked for and not found. */
export interface NotFound {
  /** Words of the person's; empty where only days were named. */
  readonly terms: readonly string[]
  /** Whether days were named; else it was looked for from today on. */
  readonly isInDays: boolean
}

/** The sentences about changes that somebody wishes for, in one language. Counts are of events. */
export interface ChangeSentences {
  readonly onlyProposed: string
  readonly nothingChanged: string
  /** That there are more than so many, and those are left out. */
  readonly firstOnly: (count: number) => string

  readonly unclear: string
  readonly whichEvents: string
  readonly whichOne: string
  readonly whichCategory: string
  /** Asked with words that may be one date or another. */
  readonly whichDate: (words: string) => string
  readonly whichDayToAdd: string
  readonly whichDayToCopy: string
  readonly whichDayToMove: string
  readonly whichEnd: string
  readonly whichName: string
  readonly whichTitle: string
  readonly onlyDay: string
  readonly noHours: string
  readonly noLength: string

  readonly notFound: (looked: NotFound) => string
  /** The same before a list of what has fewer of the words. */
  readonly foundFewer: (looked: NotFound, fewer: readonly string[]) => string

  readonly adds: (added: NewEventFacts, today: Day) => string
  readonly categorises: (category: string) => string
  readonly deletes: (count: number, isFromToday: boolean) => string
  readonly lengthens: (count: number) => string
  readonly moves: (count: number) => string
  readonly renames: (title: string) => string
}
