import { dayOf, daysInMonth, partsOf, type Day } from '../../date/index.ts'
import type { Span } from './dates.ts'

const LONGEST = 400

/** A month of a year; months beyond December lie in the next year, those before January in the last. */
export function monthSpan(year: number, month: number): Span {
  const at = year * 12 + month - 1
  const [realYear, realMonth] = [Math.floor(at / 12), (at % 12) + 1]
  const first = dayOf(realYear, realMonth, 1)
  return { first, last: first + daysInMonth(realYear, realMonth) - 1 }
}

/** All of a year. */
export const wholeYear = (year: number): Span => ({ first: dayOf(year, 1, 1), last: dayOf(year, 12, 31) })

function monthsFrom(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day)
  const target = monthSpan(year, month + months)
  return Math.min(target.first + date - 1, target.last)
}

export type PeriodUnit = 'day' | 'week' | 'month' | 'year'

/** The day so many units from another. Null where the number is no sensible one. */
export function unitsFrom(day: Day, count: number, unit: PeriodUnit): Day | null {
  if (Math.abs(count) > LONGEST) return null
  if (unit === 'day') return day + count
  if (unit === 'week') return day + 7 * count
  return monthsFrom(day, unit === 'month' ? count : Math.sign(count) * Math.min(Math.abs(count), 100) * 12)
}
