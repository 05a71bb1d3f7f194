import { monthDays, numberOfMonth, yearOfMonth, type Month } from '@dodici/core/date'
import { formatDay } from './format.ts'

/** What twelve months are called: `2027`, or `2026/27` if they do not begin in January. */
export function formatYear(from: Month): string {
  const year = yearOfMonth(from)
  return numberOfMonth(from) === 1 ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}

/** The same in full: `2027`, or `novembre 2026 – ottobre 2027`. */
export const formatMonths = (from: Month): string =>
  numberOfMonth(from) === 1
    ? formatYear(from)
    : `${formatDay(monthDays(from).first, 'month-year')} – ${formatDay(monthDays(from + 11).first, 'month-year')}`
