import { partsOf, weekdayOf, type Day } from '../../date/index.ts'
import type { PreparedYear } from '../prepare-year.ts'

/** A full day; one with at least 80 % of it is a day without rest. */
export const DAY_CAP_HOURS = 8
const RESTLESS_MINUTES = 0.8 * DAY_CAP_HOURS * 60
/** This many free days in a row are a break. */
const BREAK_DAYS = 3

export interface DaySpan {
  readonly first: Day
  readonly last: Day
}

export interface RestFacts {
  /** The longest run of days without rest, the first of equals; null without one. */
  readonly run: DaySpan | null
  readonly days: number
  /** Free weekends by month from January: Saturday and Sunday with nothing but rest, by the Saturday's month. */
  readonly freeWeekends: readonly number[]
  /** The longest run of weekends without a free one. */
  readonly weekendless: (DaySpan & { readonly weekends: number }) | null
  /** The longest time between two breaks (or an end of the year) of at least three free days. */
  readonly breakless: DaySpan | null
}

/** Where the year leaves no rest: days in a row, weekends, breaks. */
export function measureRest(year: PreparedYear): RestFacts {
  const run = longest(runsWhere(year, year.minutes, (minutes) => minutes >= RESTLESS_MINUTES))
  const breaks = runsWhere(year, year.busy, (events) => events === 0).filter((one) => lengthOf(one) >= BREAK_DAYS)
  return {
    run,
    days: run ? lengthOf(run) : 0,
    ...weekendsOf(year),
    breakless: longest(between(breaks, year)),
  }
}

/** Number of days of a span, both ends included. */
export const lengthOf = ({ first, last }: DaySpan): number => last - first + 1

function runsWhere({ first }: PreparedYear, values: readonly number[], holds: (value: number) => boolean): DaySpan[] {
  const runs: DaySpan[] = []
  let start: number | null = null
  for (let index = 0; index <= values.length; index += 1) {
    const value = values[index]
    const isIn = value !== undefined && holds(value)
    if (isIn) start ??= index
    else if (start !== null) {
      runs.push({ first: first + start, last: first + index - 1 })
      start = null
    }
  }
  return runs
}

const longest = (spans: readonly DaySpan[]): DaySpan | null =>
  spans.reduce<DaySpan | null>((best, one) => (best && lengthOf(best) >= lengthOf(one) ? best : one), null)

function between(breaks: readonly DaySpan[], { first, last }: PreparedYear): DaySpan[] {
  const ends = [...breaks, { first: last + 1, last: last + 1 }]
  return ends
    .map((next, index) => ({ first: (breaks[index - 1]?.last ?? first - 1) + 1, last: next.first - 1 }))
    .filter((one) => one.last >= one.first)
}

function weekendsOf({ busy, first, last }: PreparedYear): Pick<RestFacts, 'freeWeekends' | 'weekendless'> {
  const freeWeekends = Array.from({ length: 12 }, () => 0)
  const spans: { first: Day; last: Day; weekends: number }[] = []
  let isOpen = false
  for (let saturday = first + ((5 - weekdayOf(first) + 7) % 7); saturday < last; saturday += 7) {
    const isFree = (busy[saturday - first] ?? 0) + (busy[saturday + 1 - first] ?? 0) === 0
    const month = partsOf(saturday).month - 1
    const open = spans.at(-1)
    if (isFree) freeWeekends[month] = (freeWeekends[month] ?? 0) + 1
    else if (isOpen && open) {
      open.last = saturday + 1
      open.weekends += 1
    } else spans.push({ first: saturday, last: saturday + 1, weekends: 1 })
    isOpen = !isFree
  }
  const weekendless = spans.toSorted((a, b) => b.weekends - a.weekends)[0] ?? null
  return { freeWeekends, weekendless }
}
