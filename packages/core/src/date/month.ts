import { dayOf, daysInMonth, partsOf, type Day } from './day.ts'

/**
 * A month of a year as the number of months since January of the year 0, so that the next one is `month + 1`. (A month
 * without a year is a number from 1 to 12.)
 */
export type Month = number

/** First and last day, both included. */
interface MonthDays {
  readonly first: Day
  readonly last: Day
}

/** The month of a year and a number from 1 to 12. */
export const monthAt = (year: number, number: number): Month => year * 12 + number - 1

/** January of a year: where the calendar year begins. */
export const januaryOf = (year: number): Month => monthAt(year, 1)

/** The month in which a day is. */
export function monthOf(day: Day): Month {
  const { year, month } = partsOf(day)
  return monthAt(year, month)
}

/** The year in which a month is. */
export const yearOfMonth = (month: Month): number => Math.floor(month / 12)

/** Its number in the year, 1 to 12. */
export const numberOfMonth = (month: Month): number => (((month % 12) + 12) % 12) + 1

/** The days of a month. */
export function monthDays(month: Month): MonthDays {
  const [year, number] = [yearOfMonth(month), numberOfMonth(month)]
  const first = dayOf(year, number, 1)
  return { first, last: first + daysInMonth(year, number) - 1 }
}

/** The days of the twelve months that begin with `from`. */
export const twelveMonths = (from: Month): MonthDays => ({
  first: monthDays(from).first,
  last: monthDays(from + 11).last,
})

/** A month as `YYYY-MM` (ISO 8601), of the years 0 to 9999. */
export const formatMonth = (month: Month): string =>
  `${String(yearOfMonth(month)).padStart(4, '0')}-${String(numberOfMonth(month)).padStart(2, '0')}`

/** The month of `YYYY-MM`; null for any other text. */
export function parseMonth(text: string): Month | null {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? []
  return year === undefined || number === undefined ? null : monthAt(Number(year), Number(number))
}
