import { numberOfMonth, yearOfMonth, type Day, type Month } from '@dodici/core/date'

/** What the words of a poster depend on. */
export interface WordsAbout {
  readonly from: Month
  readonly today: Day
  readonly product: string
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** A day in the words of a locale. */
export const dayIn = (locale: string, day: Day, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...parts }).format(new Date(day * DAY_MILLISECONDS))

/** The names of months and weekdays of a locale, as headings. */
export function namesIn(locale: string) {
  const heading = (name: string): string => `${name.slice(0, 1).toLocaleUpperCase(locale)}${name.slice(1)}`
  const months = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' })
  const letters = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'narrow' })
  return {
    months: Array.from({ length: 12 }, (_, month) => heading(months.format(Date.UTC(2024, month, 1)))),
    // The first of January 2024 is a Monday.
    weekdayLetters: Array.from({ length: 7 }, (_, day) => letters.format(Date.UTC(2024, 0, 1 + day))),
  }
}

/** `2027`, or `2026/27` where the twelve months touch two years. */
export const yearIn = (from: Month): string =>
  numberOfMonth(from) === 1
    ? String(yearOfMonth(from))
    : `${String(yearOfMonth(from))}/${String((yearOfMonth(from) + 1) % 100).padStart(2, '0')}`
