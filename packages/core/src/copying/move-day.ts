import { dayOf, daysInMonth, partsOf, weekdayOf, type Day } from '../date/index.ts'

/** What a date keeps in another year: its weekday, or its day and month. */
export type KeptPart = 'weekday' | 'date'

/** The distance of a copy in years, and what dates keep. */
export interface YearMove {
  readonly years: number
  readonly keep: KeptPart
}

/** The same date in another year; 29 February becomes the 28th if needed. */
export function sameDateLater(day: Day, years: number): Day {
  const { year, month, date } = partsOf(day)
  return dayOf(year + years, month, Math.min(date, daysInMonth(year + years, month)))
}

/**
 * A day in another year: on the same date, or on the nearest day with the same weekday, at most three days off. So
 * Thursday 1 January may become Thursday 31 December of the year before.
 */
export function moveDay(day: Day, { years, keep }: YearMove): Day {
  const target = sameDateLater(day, years)
  if (keep === 'date') return target
  return target + ((((weekdayOf(day) - weekdayOf(target) + 3) % 7) + 7) % 7) - 3
}
