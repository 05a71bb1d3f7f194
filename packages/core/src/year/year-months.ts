import { dayOf, daysInMonth, weekdayOf, yearSpan, type Day, type WeekStart } from '../date/index.ts'
import type { YearItem } from './item.ts'

/** One month of a year: its number (1 to 12) and its days, both ends included. */
export interface MonthSpan {
  readonly month: number
  readonly first: Day
  readonly last: Day
}

/** The twelve months of a year. */
export const monthsOf = (year: number): MonthSpan[] =>
  Array.from({ length: 12 }, (_, index) => {
    const first = dayOf(year, index + 1, 1)
    return { month: index + 1, first, last: first + daysInMonth(year, index + 1) - 1 }
  })

/** How many days of its week come before `day`: its place, from 0, in a row of weekdays. */
export const placeInWeek = (day: Day, weekStart: WeekStart): number => (weekdayOf(day) - weekStart + 7) % 7

/** The weekday (0 is Monday) of a column of days that stand under their weekdays. */
export const weekdayOfColumn = (column: number, weekStart: WeekStart): number => (column + weekStart) % 7

/** Saturday or Sunday. */
export const isWeekend = (day: Day): boolean => weekdayOf(day) >= 5

/** For each month, the items that touch it, in the order given. Items outside the year are left out. */
export function itemsByMonth(items: readonly YearItem[], year: number): YearItem[][] {
  const { first, last } = yearSpan(year)
  const months: YearItem[][] = Array.from({ length: 12 }, () => [])
  const monthAt = monthIndexByDay(year)
  for (const item of items) {
    if (item.last < first || item.first > last) continue
    const from = monthAt[Math.max(item.first, first) - first] as number
    const to = monthAt[Math.min(item.last, last) - first] as number
    for (let month = from; month <= to; month += 1) months[month]?.push(item)
  }
  return months
}

function monthIndexByDay(year: number): Uint8Array {
  const table = new Uint8Array(366)
  const months = monthsOf(year)
  const { first } = yearSpan(year)
  for (const { month, first: from, last } of months) table.fill(month - 1, from - first, last - first + 1)
  return table
}
