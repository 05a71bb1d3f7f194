import { dayOf, isLeapYear, weekdayOf, yearOf, yearSpan, type Day } from '../date/index.ts'
import { spend, YEAR_STEPS, type Budget } from './budget.ts'

/** What is needed to count a rule's days by year. */
interface CountedPeriods {
  readonly firstDayOf: (index: number) => Day
  readonly indexOf: (day: Day) => number
  readonly daysIn: (index: number) => readonly Day[]
  /** Whether a period may span two years, whose lengths then matter. */
  readonly spansYears: boolean
}

/**
 * The number of a rule's days in the periods that begin in a year. There are 14 kinds of years, by weekday and length;
 * one of each is examined (for each possible first day of a period, if INTERVAL is not 1).
 */
export interface YearCounts {
  /** The first period that begins in a year or later; at least 0. */
  readonly firstIndexOf: (year: number) => number
  /** Days in the periods from `least` on that begin in a year. */
  readonly countIn: (year: number, least: number) => number
}

/** Lengths of a year and, if needed, of its neighbours, as bits. */
function lengthsAround(year: number, spansYears: boolean): number {
  if (!spansYears) return isLeapYear(year) ? 1 : 0
  const years = [year - 1, year, year + 1, year + 2]
  return years.reduce((bits, one) => bits * 2 + (isLeapYear(one) ? 1 : 0), 0)
}

/** A rule's counts by year. Throws OutOfSteps. */
export function yearCounts(periods: CountedPeriods, budget: Budget): YearCounts {
  const known = new Map<number, number>()
  const firstYear = yearOf(periods.firstDayOf(0))
  const firstIndexOf = (year: number): number => Math.max(0, periods.indexOf(dayOf(year, 1, 1) - 1) + 1)

  function remember(kind: number, count: () => number): number {
    const before = known.get(kind)
    if (before !== undefined) return before
    const days = count()
    known.set(kind, days)
    return days
  }

  function counted(from: number, to: number): number {
    let count = 0
    for (let index = from; index <= to; index += 1) count += periods.daysIn(index).length
    return count
  }

  return {
    firstIndexOf,
    countIn: (year, least) => {
      spend(budget, YEAR_STEPS)
      const { first, last } = yearSpan(year)
      const [from, to] = [Math.max(least, firstIndexOf(year)), periods.indexOf(last)]
      if (to < from) return 0
      const place = periods.firstDayOf(from) - first
      const kind = (place * 7 + weekdayOf(first)) * 16 + lengthsAround(year, periods.spansYears)
      // In the start's year only what comes after it counts, perhaps less than in others of its kind.
      return year <= firstYear ? counted(from, to) : remember(kind, () => counted(from, to))
    },
  }
}
