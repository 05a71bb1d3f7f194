import { MINUTES_A_DAY, twelveMonths, type Day, type Month } from '../date/index.ts'
import { measureLoad, minutesOf, PLAIN_RULES, type MeasureRules } from '../load/index.ts'
import { compareOnDay, firstOf, type YearItem } from './item.ts'

/** The items of twelve months by day, in input order; `itemsOn` sorts a day on demand. */
export interface DayIndex {
  /** The first of the twelve months, and its first day. */
  readonly from: Month
  readonly first: Day
  /** By day, from 0 at the first. */
  readonly days: readonly (readonly YearItem[])[]
}

/** Data of one day for tooltips, small cells and screen readers. */
export interface DaySummary {
  readonly day: Day
  /** Number of events with load: the heatmap's value. */
  readonly count: number
  readonly hours: number
  /** Number of entries in the day's list, including markers, without cancelled ones. */
  readonly items: number
  /** The first titles, in the list's order. */
  readonly titles: readonly string[]
  /** Its categories, by how much of the day they take; null stands for events without one. */
  readonly categories: readonly (string | null)[]
}

const MOST_TITLES = 3

/** Files the items of twelve months under each of their days, in one pass. */
export function indexDays(items: readonly YearItem[], from: Month): DayIndex {
  const { first, last } = twelveMonths(from)
  const days: YearItem[][] = Array.from({ length: last - first + 1 }, () => [])
  for (const item of items) {
    const to = Math.min(item.last, last)
    for (let day = Math.max(item.first, first); day <= to; day += 1) days[day - first]?.push(item)
  }
  return { from, first, days }
}

/** A day's items in list order: spans, all-day, timed; cancelled last. Empty outside of these months. */
export const itemsOn = (index: DayIndex, day: Day): YearItem[] => [...listOf(index, day)].sort(compareOnDay)

/** A summary of one day, cheap enough for pointer events. */
export function daySummary(index: DayIndex, day: Day, rules: MeasureRules): DaySummary {
  const items = listOf(index, day).filter((item) => item.status !== 'cancelled')
  const { events, minutes } = measureLoad(items, { first: day, last: day }, rules)
  return {
    day,
    count: events,
    hours: Math.round((minutes / 60) * 100) / 100,
    items: items.length,
    titles: firstOf(items, MOST_TITLES, compareOnDay).map((item) => item.title),
    categories: categoriesByLoad(items, day),
  }
}

/** Summaries of all days. */
export const daySummaries = (index: DayIndex, rules: MeasureRules): DaySummary[] =>
  index.days.map((_, place) => daySummary(index, index.first + place, rules))

const listOf = (index: DayIndex, day: Day): readonly YearItem[] => index.days[day - index.first] ?? []

/** By minutes, overlapping or not: what takes all day weighs most, what does not count nothing. Ties: more items, then the name. */
function categoriesByLoad(items: readonly YearItem[], day: Day): (string | null)[] {
  const loads = new Map<string | null, { minutes: number; items: number }>()
  for (const item of items) {
    const load = loads.get(item.categoryId) ?? { minutes: 0, items: 0 }
    const minutes = item.isLoad && item.allDay ? MINUTES_A_DAY : minutesOf(item, { first: day, last: day }, PLAIN_RULES)
    loads.set(item.categoryId, { minutes: load.minutes + minutes, items: load.items + 1 })
  }
  return [...loads]
    .sort(([a, x], [b, y]) => y.minutes - x.minutes || y.items - x.items || ((a ?? '') < (b ?? '') ? -1 : 1))
    .map(([category]) => category)
}
