import type { Day, Month, WallMinute, WeekStart } from '../date/index.ts'
import type { MeasureRules } from '../load/index.ts'
import type { Align, Holiday, MeasureText, YearItem } from '../year/index.ts'
import type { Orientation, Paper } from './paper.ts'

/** What is drawn. `empty` is a planner to write on, with its holidays. */
export const posterViews = ['planner', 'months', 'heat', 'list', 'empty'] as const
export type PosterView = (typeof posterViews)[number]

/** All twelve months on one page, or three on each of four. The heat of a year is always one page. */
export const pagings = ['one', 'quarters'] as const
export type Paging = (typeof pagings)[number]

/** How the days of a planner are aligned. */
export const alignments = ['weekday', 'date'] as const satisfies readonly Align[]

/** The most lines for notes: more would be a page of their own. */
export const NOTES_MAX = 12

/** What a person chooses. */
export interface PosterOptions {
  readonly paper: Paper
  readonly orientation: Orientation
  readonly view: PosterView
  readonly pages: Paging
  /** How the days of a planner are aligned. */
  readonly align: Align
  /** Whether weeks have their ISO numbers, in planner and months. */
  readonly weekNumbers: boolean
  /** Weekly series as events, and not as dots. */
  readonly routine: boolean
  /** Whether events are written with their titles. */
  readonly titles: boolean
  /** Ruled lines at the foot of each page, 0 to `NOTES_MAX`. */
  readonly notes: number
  readonly legend: boolean
  /** A title of one's own beside the year; empty without. */
  readonly title: string
  /** Without colours: hatchings and marks tell the categories apart. */
  readonly grey: boolean
}

/** A category or a calendar: what gives events their colour, `#rrggbb`. */
export interface Group {
  readonly id: string
  readonly name: string
  readonly color: string
}

/** The year to draw. */
export interface PosterSource {
  /** The first of the twelve months. */
  readonly from: Month
  readonly weekStart: WeekStart
  /** How the person writes times. */
  readonly writeTime: (wall: WallMinute) => string
  readonly items: readonly YearItem[]
  readonly holidays: readonly Holiday[]
  readonly groups: readonly Group[]
  readonly groupOf: (item: YearItem) => string | null
  readonly rules: MeasureRules
}

/** The words of a language. Months as headings, from January; days of the week from Monday. */
export interface PosterWords {
  /** The twelve months: `2027`, or `2026/27`. */
  readonly year: string
  readonly months: readonly string[]
  readonly weekdayLetters: readonly string[]
  readonly events: (count: number) => string
  /** The number of a week beside a day: `w12`. */
  readonly week: (week: number) => string
  /** A day in a list, within its month: `Mon 3`. */
  readonly day: (day: Day) => string
  /** Where it came from, and when: a line at the edge. */
  readonly printed: string
  readonly notes: string
  readonly event: string
  readonly allDay: string
  readonly continues: string
  readonly noGroup: string
  readonly more: (count: number) => string
  /** The legend of the heat: `2 to 4 events`. `to` is null for the last level. */
  readonly level: (level: { readonly from: number; readonly to: number | null }) => string
  readonly noEvents: string
}

/** Everything that `drawPoster` needs. `measure` is that of the planner: px in Archivo 500 at 11.25 px. */
export interface PosterInput {
  readonly source: PosterSource
  readonly options: PosterOptions
  readonly words: PosterWords
  readonly measure: MeasureText
}
