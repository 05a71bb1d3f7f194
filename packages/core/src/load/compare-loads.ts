import {
  dayOf,
  daysInMonth,
  monthDays,
  partsOf,
  sameDateBefore,
  twelveMonths,
  type Day,
  type Month,
} from '../date/index.ts'
import { dailyLoad, loadWithin, type DailyLoad } from './daily-load.ts'
import type { DaySpan, Load, MeasuredItem } from './measured.ts'
import type { MeasureRules } from './rules.ts'

/** The days of twelve months, and the same dates of the twelve before. */
export interface ComparedSpan {
  readonly now: DaySpan
  readonly before: DaySpan
}

/** Loads of compared days. */
export interface ComparedLoad {
  readonly now: Load
  readonly before: Load
}

/** A month with its compared days; its first month is that of now. */
export interface ComparedMonth extends ComparedLoad {
  readonly month: Month
  readonly span: ComparedSpan
}

/** Two years of one category, or of all. */
export interface ComparedLine extends ComparedLoad {
  readonly months: readonly ComparedMonth[]
}

/** How twelve months differ from the twelve before. */
export interface Comparison extends ComparedLine {
  readonly span: ComparedSpan
  /** By the id of a category, null for none: those that count in either year, fuller ones first. */
  readonly categories: readonly (ComparedLine & { readonly categoryId: string | null })[]
}

/** What is compared: all days of twelve months, or those up to one of them and the same date a year before. */
export interface ComparedDays {
  /** The first of the twelve months. */
  readonly from: Month
  /** The last day; null for all of them. */
  readonly until: Day | null
}

/** The compared days. After 29 February the year before goes to the 28th. */
export function comparedSpan({ from, until }: ComparedDays): ComparedSpan {
  const [now, before] = [twelveMonths(from), twelveMonths(from - 12)]
  if (until === null || until >= now.last) return { now, before }
  return { now: { ...now, last: until }, before: { ...before, last: lastBefore(until) } }
}

/** Measures two years: in all, by month, and by category and month. Months that begin after `until` are left out. */
export function compareLoads(items: readonly MeasuredItem[], days: ComparedDays, rules: MeasureRules): Comparison {
  const span = comparedSpan(days)
  const months = comparedMonths(days, span)
  const line = (some: readonly MeasuredItem[]): ComparedLine => {
    const now = dailyLoad(some, span.now, rules)
    const before = dailyLoad(some, span.before, rules)
    return {
      ...comparedLoad(now, before, span),
      months: months.map((one) => ({ ...one, ...comparedLoad(now, before, one.span) })),
    }
  }
  const categories = Array.from(byCategory(items), ([categoryId, some]) => ({ categoryId, ...line(some) }))
  return {
    span,
    ...line(items),
    categories: categories.filter(({ now, before }) => now.events + before.events > 0).sort(fullerFirst),
  }
}

const comparedLoad = (now: DailyLoad, before: DailyLoad, span: ComparedSpan): ComparedLoad => ({
  now: loadWithin(now, span.now),
  before: loadWithin(before, span.before),
})

function comparedMonths({ from }: ComparedDays, { now, before }: ComparedSpan) {
  return Array.from({ length: 12 }, (_, index) => {
    const [month, earlier] = [monthDays(from + index), monthDays(from + index - 12)]
    const span: ComparedSpan = {
      now: { first: month.first, last: Math.min(month.last, now.last) },
      before: { first: earlier.first, last: Math.min(earlier.last, before.last) },
    }
    return { month: from + index, span }
  }).filter(({ span }) => span.now.first <= span.now.last)
}

/** The same date of the year before; the end of February for 29 February. */
function lastBefore(until: Day): Day {
  const { year, month } = partsOf(until)
  return sameDateBefore(until) ?? dayOf(year - 1, month, daysInMonth(year - 1, month))
}

function byCategory(items: readonly MeasuredItem[]): ReadonlyMap<string | null, readonly MeasuredItem[]> {
  const lists = new Map<string | null, MeasuredItem[]>()
  for (const item of items) {
    const list = lists.get(item.categoryId)
    if (list) list.push(item)
    else lists.set(item.categoryId, [item])
  }
  return lists
}

const fullerFirst = (a: ComparedLoad, b: ComparedLoad): number =>
  b.now.events + b.before.events - a.now.events - a.before.events
