import { dayOf, daysInMonth, partsOf, type Day } from './day.ts'
import { monthDays, type Month } from './month.ts'
import { A_WEEK } from './text.ts'

/** How days are set against those of a year before: by weekday, or by date. */
export type YearBeforeBy = 'weekday' | 'date'

const WEEKS = 52

/**
 * The day that stands for a day a year before: of the same weekday, 52 weeks earlier. Of all days of its weekday it is the
 * nearest to the same date: one day after it, or two where a 29 February lies between. At the end of a year it is one of
 * the first days of that very year.
 */
export const sameWeekdayBefore = (day: Day): Day => day - WEEKS * A_WEEK

/** The same date a year before; null for 29 February, which no year before has. */
export function sameDateBefore(day: Day): Day | null {
  const { year, month, date } = partsOf(day)
  return date > daysInMonth(year - 1, month) ? null : dayOf(year - 1, month, date)
}

/** The day that stands for a day a year before; null for 29 February by date. */
export const dayBefore = (day: Day, by: YearBeforeBy): Day | null =>
  by === 'weekday' ? sameWeekdayBefore(day) : sameDateBefore(day)

/**
 * The days that stand for those of a month a year before, both ends included, the first of them for its first. By date, 29
 * February stands for none and has none.
 */
export function monthBefore(month: Month, by: YearBeforeBy): { readonly first: Day; readonly last: Day } {
  const { first, last } = monthDays(month)
  if (by === 'weekday') return { first: sameWeekdayBefore(first), last: sameWeekdayBefore(last) }
  const before = monthDays(month - 12)
  return { first: before.first, last: Math.min(before.last, before.first + last - first) }
}
