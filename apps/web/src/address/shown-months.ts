import {
  dayOf,
  daysInMonth,
  formatMonth,
  januaryOf,
  monthOf,
  numberOfMonth,
  parseMonth,
  partsOf,
  yearOfMonth,
  type Day,
  type Month,
} from '@dodici/core/date'
import { YEARS_AHEAD, YEARS_BACK } from '@dodici/contract/limits'

/** First and last year that can be shown. */
export const yearWindow = (currentYear: number) => ({
  first: currentYear - YEARS_BACK,
  last: currentYear + YEARS_AHEAD,
})

/** The nearest year that can be shown. */
export function clampYear(year: number, currentYear: number): number {
  const { first, last } = yearWindow(currentYear)
  return Math.min(last, Math.max(first, year))
}

/** The first months of what can be shown: twelve whole months are in the years of `yearWindow`. */
export function fromWindow(currentYear: number): { readonly first: Month; readonly last: Month } {
  const { first, last } = yearWindow(currentYear)
  return { first: januaryOf(first), last: januaryOf(last) }
}

/** The nearest first month that can be shown. */
export function clampFrom(from: Month, currentYear: number): Month {
  const { first, last } = fromWindow(currentYear)
  return Math.min(last, Math.max(first, from))
}

/** The year to which twelve months belong: that of most of them, of six and six the first. */
export const yearOfMonths = (from: Month): number => yearOfMonth(from + 5)

/** The calendar years that twelve months touch: one, or two in order. */
export function yearsTouched(from: Month): readonly number[] {
  const [first, last] = [yearOfMonth(from), yearOfMonth(from + 11)]
  return first === last ? [first] : [first, last]
}

/** The twelve months that begin in the same month of a year as `from`, and hold a day. */
export const monthsWith = (from: Month, day: Day): Month => from + 12 * Math.floor((monthOf(day) - from) / 12)

/** The one of twelve months that has a number from 1 to 12. */
export const monthNumbered = (number: number, from: Month): Month => from + ((number - numberOfMonth(from) + 12) % 12)

/** The same date in other twelve months; 29 February becomes the 28th. */
export function sameDateIn(from: Month, day: Day): Day {
  const { date } = partsOf(day)
  const number = numberOfMonth(monthOf(day))
  const year = yearOfMonth(monthNumbered(number, from))
  return dayOf(year, number, Math.min(date, daysInMonth(year, number)))
}

/** Whether a day is in the twelve months. */
export const isInMonths = (from: Month, day: Day): boolean => monthsWith(from, day) === from

/** The requested first month, shown or not (`from=2026-11`, or January of `year=2027`); null if there is none. */
export function askedFrom(params: URLSearchParams): Month | null {
  const year = params.get('year') ?? ''
  return parseMonth(params.get('from') ?? '') ?? (/^\d{4}$/.test(year) ? januaryOf(Number(year)) : null)
}

/** The first month as URL values: null removes a name. What is usual is left out, January is said by its year. */
export function fromTexts(from: Month, usual: Month): { readonly year: string | null; readonly from: string | null } {
  if (from === usual) return { year: null, from: null }
  const isYear = numberOfMonth(from) === 1
  return { year: isYear ? String(yearOfMonth(from)) : null, from: isYear ? null : formatMonth(from) }
}
