import type { Day } from '../../date/index.ts'
import type { Span } from '../../intents/reading/dates.ts'
import type { DayPart, Period } from './day-words.ts'

/** What is free: days, parts of days, or those of a weekday by its number (0 is Monday). */
export type FreeUnit = 'day' | DayPart | number

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

/** The sentences about what is free, in one language. */
export interface FreeSentences {
  /** At a minute, at a part of the day, or all day. */
  readonly isFree: (period: Period, at: number | DayPart | null) => string
  /** What stands before a list of so many events. */
  readonly isTaken: (period: Period, count: number) => string
  readonly isTakenAt: (minute: number) => string

  readonly noDays: (period: Period, unit: FreeUnit) => string
  /** What stands before a list: how many are free of how many. */
  readonly days: (period: Period, unit: FreeUnit, free: number, of: number) => string
  readonly firstDay: (unit: FreeUnit, day: Day) => string
  readonly longestRun: (period: Period, longest: Span, alike: readonly Span[]) => string

  readonly noWindow: (period: Period, wanted: WantedWindow) => string
  /** What stands before a list of so many that are free; where none is, of the calmest. */
  readonly windows: (period: Period, wanted: WantedWindow, free: number, isSaid: boolean) => string

  readonly noHours: (period: Period, wanted: WantedMinutes) => string
  readonly hours: (wanted: WantedMinutes) => string
  /** What goes on in the days beside their hours. */
  readonly besides: (titles: readonly string[]) => string

  readonly noLongWeekends: string
  readonly longWeekends: string
  /** How a holiday makes one: by a weekday (0 is Monday) that is taken off. */
  readonly dayOff: (weekday: number) => string
}
