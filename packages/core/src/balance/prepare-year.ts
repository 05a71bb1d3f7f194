import { startOfWeek, yearSpan, type Day, type WeekStart } from '../date/index.ts'
import type { AnalysedItem, AnalysisInput } from './balance-types.ts'
import { filledMinutes, type LoadPart } from './load.ts'

/** A week of the year, clipped to it. */
export interface PreparedWeek {
  readonly first: Day
  readonly last: Day
  readonly minutes: number
}

/** A year as everything is measured on it: only what counts as load, clipped to the year. */
export interface PreparedYear {
  readonly input: AnalysisInput
  readonly first: Day
  readonly last: Day
  /**
   * Busy, neither markers nor cancelled, touching the year; in the order of their start. A category that the person does not
   * have, as of somebody else's calendar, is none.
   */
  readonly items: readonly AnalysedItem[]
  /** Filled minutes by day of the year, from 0. */
  readonly minutes: readonly number[]
  /** Filled minutes by category; within one, what runs in parallel counts once. */
  readonly categoryMinutes: ReadonlyMap<string | null, number>
  readonly weeks: readonly PreparedWeek[]
}

/** Takes from the input what counts in a year, and adds it up by day, week and category. */
export function prepareYear(input: AnalysisInput, year = input.year, all = input.items): PreparedYear {
  const { first, last } = yearSpan(year)
  const known = new Set(input.categories.map(({ _id }) => _id))
  const items = all
    .filter((item) => countsAsLoad(item) && item.first <= last && item.last >= first)
    .map((item) => (item.categoryId === null || known.has(item.categoryId) ? item : { ...item, categoryId: null }))
    .sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))
  const days = last - first + 1
  const parts = partsOf(items, first, last)
  const minutes = [...filledMinutes(parts, days)]
  const categoryMinutes = minutesByCategory(parts, days)
  return { input, first, last, items, minutes, categoryMinutes, weeks: weeksOf(minutes, first, input.weekStart) }
}

/** Whether an occurrence fills time: markers (birthdays, holidays), what is cancelled and what leaves one free do not. */
export const countsAsLoad = (item: AnalysedItem): boolean =>
  item.isLoad && item.kind !== 'marker' && item.status !== 'cancelled'

/** Place of a day's week in the list of weeks. */
export const weekIndex = (day: Day, first: Day, weekStart: WeekStart): number =>
  Math.floor((day - startOfWeek(first, weekStart)) / 7)

/** Minutes that these items fill together between two days. */
export function minutesBetween(items: readonly AnalysedItem[], first: Day, last: Day): number {
  return filledMinutes(partsOf(items, first, last), last - first + 1).reduce((sum, minutes) => sum + minutes, 0)
}

function partsOf(items: readonly AnalysedItem[], first: Day, last: Day): LoadPart[] {
  const parts: LoadPart[] = []
  for (const item of items) {
    const to = Math.min(item.last, last)
    for (let day = Math.max(item.first, first); day <= to; day += 1) parts.push({ item, day, key: day - first })
  }
  return parts
}

function minutesByCategory(parts: readonly LoadPart[], days: number): Map<string | null, number> {
  const places = new Map<string | null, number>()
  const keyed = parts.map((part): LoadPart => {
    const { categoryId } = part.item
    const place = places.get(categoryId) ?? places.size
    places.set(categoryId, place)
    return { ...part, key: place * days + part.key }
  })
  const filled = filledMinutes(keyed, places.size * days)
  const sum = (place: number) =>
    filled.subarray(place * days, (place + 1) * days).reduce((total, one) => total + one, 0)
  return new Map([...places].map(([categoryId, place]) => [categoryId, sum(place)]))
}

function weeksOf(minutes: readonly number[], first: Day, weekStart: WeekStart): PreparedWeek[] {
  const weeks: PreparedWeek[] = []
  const last = first + minutes.length - 1
  for (let start = startOfWeek(first, weekStart); start <= last; start += 7) {
    const week = { first: Math.max(start, first), last: Math.min(start + 6, last) }
    const ofWeek = minutes.slice(week.first - first, week.last - first + 1)
    weeks.push({ ...week, minutes: ofWeek.reduce((sum, one) => sum + one, 0) })
  }
  return weeks
}
