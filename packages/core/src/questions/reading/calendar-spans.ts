import { dayOf, daysInMonth, partsOf, startOfWeek, weekdayOf, type Day } from '../../date/index.ts'
import type { Dating, Span } from './dates.ts'

const LONGEST = 400

/** A month of a year; months beyond December lie in the next year, those before January in the last. */
export function monthSpan(year: number, month: number): Span {
  const at = year * 12 + month - 1
  const [realYear, realMonth] = [Math.floor(at / 12), (at % 12) + 1]
  const first = dayOf(realYear, realMonth, 1)
  return { first, last: first + daysInMonth(realYear, realMonth) - 1 }
}

/** The quarter so many quarters from the one of a day. */
export function quarterSpan(day: Day, ahead: number): Span {
  const { year, month } = partsOf(day)
  const begin = Math.floor((month - 1) / 3) * 3 + 1 + 3 * ahead
  return { first: monthSpan(year, begin).first, last: monthSpan(year, begin + 2).last }
}

/** All of a year. */
export const wholeYear = (year: number): Span => ({ first: dayOf(year, 1, 1), last: dayOf(year, 12, 31) })

/** The week so many weeks from this one. */
export function weekSpan({ today, surroundings }: Dating, ahead: number): Span {
  const first = startOfWeek(today, surroundings.weekStart) + 7 * ahead
  return { first, last: first + 6 }
}

/** Saturday and Sunday of this week (by ISO 8601), or of one so many weeks from it. */
export function weekendSpan(today: Day, ahead: number): Span {
  const first = startOfWeek(today) + 5 + 7 * ahead
  return { first, last: first + 1 }
}

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

/** The last such weekday (0 is Monday) before a day. */
export const weekdayBefore = (day: Day, weekday: number): Day => day - (((weekdayOf(day) - weekday + 6) % 7) + 1)

/** A month that is over, the latest; the month of today is not. */
export function pastMonth(today: Day, month: number): Span {
  const { year, month: now } = partsOf(today)
  return monthSpan(month < now ? year : year - 1, month)
}

const SEASON_STARTS = [
  [3, 20],
  [6, 21],
  [9, 23],
  [12, 21],
] as const

/** Spring, summer, autumn or winter (0 to 3) as it begins in a year: as `language` has them. */
export function seasonSpan(season: number, year: number): Span {
  const [month, date] = SEASON_STARTS[season] ?? SEASON_STARTS[0]
  const [nextMonth, nextDate] = SEASON_STARTS[(season + 1) % 4] ?? SEASON_STARTS[0]
  return { first: dayOf(year, month, date), last: dayOf(season === 3 ? year + 1 : year, nextMonth, nextDate) - 1 }
}

/** A season that is over, the latest. */
export function pastSeason(today: Day, season: number): Span {
  const year = partsOf(today).year
  const spans = [year, year - 1, year - 2].map((at) => seasonSpan(season, at))
  return spans.find(({ last }) => last < today) ?? seasonSpan(season, year - 2)
}

/** Part of a month: about its first ten days, those in the middle, or the rest; or one of its halves. */
export function partOfMonth({ first, last }: Span, part: 'early' | 'middle' | 'late' | 'first' | 'second'): Span {
  if (part === 'early') return { first, last: first + 9 }
  if (part === 'middle') return { first: first + 10, last: first + 19 }
  if (part === 'late') return { first: first + 20, last }
  return part === 'first' ? { first, last: first + 14 } : { first: first + 15, last }
}
