import { dayOf, daysInMonth, weekdayOf, type Day } from '../../date/index.ts'
import type { Span } from './when.ts'

/** The first day on or after another with a weekday (0 is Monday). */
const onOrAfter = (day: Day, weekday: number): Day => day + ((weekday - weekdayOf(day) + 7) % 7)

/** The next day with a weekday: never today, which people call today. */
export const comingDay = (weekday: number, today: Day): Day => onOrAfter(today + 1, weekday)

/** The last day with a weekday before another. */
export const lastBefore = (weekday: number, day: Day): Day => onOrAfter(day - 7, weekday)

/** First and last day of a month. */
export const spanOfMonth = (year: number, month: number): Span => ({
  first: dayOf(year, month, 1),
  last: dayOf(year, month, daysInMonth(year, month)),
})

/** The nth day with a weekday from the beginning of a span, or from its end if negative; it may lie outside. */
export const nthWeekday = ({ first, last }: Span, weekday: number, nth: number): Day =>
  nth > 0 ? onOrAfter(first, weekday) + 7 * (nth - 1) : lastBefore(weekday, last + 1) + 7 * (nth + 1)
