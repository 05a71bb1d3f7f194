import { dayOf, daysInMonth } from '../../date/index.ts'
import type { Span } from './dates.ts'

/** A month of a year; months beyond December lie in the next year, those before January in the last. */
export function monthSpan(year: number, month: number): Span {
  const at = year * 12 + month - 1
  const [realYear, realMonth] = [Math.floor(at / 12), (at % 12) + 1]
  const first = dayOf(realYear, realMonth, 1)
  return { first, last: first + daysInMonth(realYear, realMonth) - 1 }
}

/** All of a year. */
export const wholeYear = (year: number): Span => ({ first: dayOf(year, 1, 1), last: dayOf(year, 12, 31) })
