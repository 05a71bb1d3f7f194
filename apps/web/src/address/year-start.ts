import { monthAt, monthOf, numberOfMonth, yearOfMonth, type Day, type Month } from '@dodici/core/date'
import { storedValue } from '../ui/stored-value.ts'

/** With which month a person's year begins: one from 1 to 12, or 0 for the present one: the next twelve months. */
interface YearStart {
  readonly month: number
}

const isMonth = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 12

/** Kept in this browser, as how the year is drawn. */
const stored = storedValue<YearStart>('year-start', { month: 1 }, ({ month }) => (isMonth(month) ? { month } : {}))

export const yearStart = (): number => stored.get().month

export const changeYearStart = (month: number): void => stored.set({ month })

export const useYearStart = (): number => stored.use().month

/** The first of the twelve months that hold a day, where years begin so. */
export function usualFrom(start: number, day: Day): Month {
  const now = monthOf(day)
  if (start === 0) return now
  const thisYear = monthAt(yearOfMonth(now), start)
  return start > numberOfMonth(now) ? thisYear - 12 : thisYear
}
