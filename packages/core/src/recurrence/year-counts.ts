import { dayOf, isLeapYear, weekdayOf, yearOf, yearSpan, type Day } from '../date/index.ts'
import { spend, YEAR_STEPS, type Budget } from './budget.ts'

/** As much of periods as it takes to count their days year by year. */
interface Counted {
  readonly firstDayOf: (index: number) => Day
  readonly indexOf: (day: Day) => number
  readonly daysIn: (index: number) => readonly Day[]
  /** Whether a period may hold days of two years that are told apart by their length. */
  readonly spansYears: boolean
}

/**
 * How many days of a rule are in the periods that begin in a year. There are 14 kinds of years, by weekday and length: of
 * each of them (and of each day that the first period of the year may begin on, where INTERVAL is not 1) one is looked at.
 */
export interface YearCounts {
  /** The first period that begins in a year or after it; 0 at least. */
  readonly firstIndexOf: (year: number) => number
  /** Days in the periods from `least` on that begin in a year. */
  readonly countIn: (year: number, least: number) => number
}

/** The lengths of a year and, where they matter, of those around it, as bits. */
function lengthsAround(year: number, spansYears: boolean): number {
  if (!spansYears) return isLeapYear(year) ? 1 : 0
  const years = [year - 1, year, year + 1, year + 2]
  return years.reduce((bits, one) => bits * 2 + (isLeapYear(one) ? 1 : 0), 0)
}

/** The counts of a rule. Throws OutOfSteps where the budget is used up. */
export function yearCounts(periods: Counted, budget: Budget): YearCounts {
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
      // Of the year of the start only what comes after it counts, which may be less than of others of its kind.
      return year <= firstYear ? counted(from, to) : remember(kind, () => counted(from, to))
    },
  }
}
