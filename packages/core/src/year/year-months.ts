import {
  monthDays,
  numberOfMonth,
  twelveMonths,
  weekdayOf,
  type Day,
  type Month,
  type WeekStart,
} from '../date/index.ts'
import type { YearItem } from './item.ts'

/** One of twelve months: its number in its year (1 to 12) and its days, both ends included. */
export interface MonthSpan {
  readonly month: number
  /** Its name is said with its year: the first, and January, where the twelve months are not a calendar year. */
  readonly namesYear: boolean
  readonly first: Day
  readonly last: Day
}

/** Twelve months, of which `from` is the first. */
export const monthsFrom = (from: Month): MonthSpan[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = numberOfMonth(from + index)
    const namesYear = numberOfMonth(from) > 1 && (index === 0 || month === 1)
    return { month, namesYear, ...monthDays(from + index) }
  })

/** How many days of its week come before `day`: its place, from 0, in a row of weekdays. */
export const placeInWeek = (day: Day, weekStart: WeekStart): number => (weekdayOf(day) - weekStart + 7) % 7

/** The weekday (0 is Monday) of a column of days that stand under their weekdays. */
export const weekdayOfColumn = (column: number, weekStart: WeekStart): number => (column + weekStart) % 7

/** Saturday or Sunday. */
export const isWeekend = (day: Day): boolean => weekdayOf(day) >= 5

/** For each of twelve months, the items that touch it, in the order given. Items outside of them are left out. */
export function itemsByMonth(items: readonly YearItem[], from: Month): YearItem[][] {
  const { first, last } = twelveMonths(from)
  const months: YearItem[][] = Array.from({ length: 12 }, () => [])
  const monthAt = monthIndexByDay(from)
  for (const item of items) {
    if (item.last < first || item.first > last) continue
    const begin = monthAt[Math.max(item.first, first) - first] as number
    const end = monthAt[Math.min(item.last, last) - first] as number
    for (let month = begin; month <= end; month += 1) months[month]?.push(item)
  }
  return months
}

function monthIndexByDay(from: Month): Uint8Array {
  const table = new Uint8Array(366)
  const months = monthsFrom(from)
  const start = months[0]?.first ?? 0
  for (const [index, { first, last }] of months.entries()) table.fill(index, first - start, last - start + 1)
  return table
}
