import { dayOf, daysInMonth, partsOf, weekdayOf, type Day } from '../date/index.ts'

/** What of a date is kept in another year: its weekday, or its day and month. */
export type KeptPart = 'weekday' | 'date'

/** How far a copy goes, in years, and what of each date is kept. */
export interface YearMove {
  readonly years: number
  readonly keep: KeptPart
}

/** The same day and month so many years later; of 29 February, where there is none, the 28th. */
export function sameDateLater(day: Day, years: number): Day {
  const { year, month, date } = partsOf(day)
  return dayOf(year + years, month, Math.min(date, daysInMonth(year + years, month)))
}

/**
 * Where a day is in another year: on the same date, or on the same weekday nearest to it, which is at most three days off.
 * So a Thursday 1 January may become a Thursday 31 December: nearer than any other, though a day before the year.
 */
export function moveDay(day: Day, { years, keep }: YearMove): Day {
  const target = sameDateLater(day, years)
  if (keep === 'date') return target
  return target + ((((weekdayOf(day) - weekdayOf(target) + 3) % 7) + 7) % 7) - 3
}
