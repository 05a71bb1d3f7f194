import type { OpenPage } from '../frame.ts'

/** Some of the twelve months, by their places: `from` included, `to` not. */
export interface MonthRange {
  readonly from: number
  readonly to: number
}

/** A way to draw the year, page by page. */
export interface View {
  readonly draw: (page: OpenPage, months: MonthRange) => void
}
