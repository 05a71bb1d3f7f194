import { dayOf, daysInMonth, partsOf, weekdayOf, yearOf, type Day } from '../date/index.ts'

/** First and last day of a range, both included. */
export interface Span {
  readonly first: Day
  readonly last: Day
}

/** The month that is `index` months after January of the year 0. */
export function monthSpan(index: number): Span {
  const year = Math.floor(index / 12)
  const month = index - year * 12 + 1
  const first = dayOf(year, month, 1)
  return { first, last: first + daysInMonth(year, month) - 1 }
}

/** The number that `monthSpan` knows the month of a day by. */
export function monthIndexOf(day: Day): number {
  const { year, month } = partsOf(day)
  return year * 12 + month - 1
}

/** The weeks of a year: the first has four days in it (RFC 5545 3.3.10; ISO 8601 for weeks from Monday). */
export function weekYearSpan(year: number, weekStart: number): Span {
  const firstOf = (of: number): Day => {
    const fourth = dayOf(of, 1, 4)
    return fourth - ((weekdayOf(fourth) - weekStart + 7) % 7)
  }
  return { first: firstOf(year), last: firstOf(year + 1) - 1 }
}

/** The year that the week of a day belongs to. */
export const weekYearOf = (day: Day, weekStart: number): number =>
  yearOf(day - ((weekdayOf(day) - weekStart + 7) % 7) + 3)
