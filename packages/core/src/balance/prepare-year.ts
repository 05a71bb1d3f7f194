import { startOfWeek, yearSpan, type Day, type WeekStart } from '../date/index.ts'
import { allParts, type InParts } from '../in-parts/index.ts'
import type { AnalysedItem, AnalysisInput } from './balance-types.ts'
import { filledMinutes } from './load.ts'

/** A week of the year, clipped to it. */
export interface PreparedWeek {
  readonly first: Day
  readonly last: Day
  readonly minutes: number
}

/** A year, or another range of days, prepared for measuring: only what counts as load, clipped to the days. */
export interface PreparedYear {
  readonly input: AnalysisInput
  readonly first: Day
  readonly last: Day
  /**
   * Busy items, no markers and not cancelled, touching the year, ordered by start. A category that is not the person's
   * own counts as none.
   */
  readonly items: readonly AnalysedItem[]
  /** Filled minutes by day of the year, from 0. */
  readonly minutes: readonly number[]
  /** Filled minutes by category; parallel items within one count once. */
  readonly categoryMinutes: ReadonlyMap<string | null, number>
  readonly weeks: readonly PreparedWeek[]
}

/** Filters what counts in a year, and sums it by day, week and category. */
export const prepareYear = (input: AnalysisInput, year = input.year, all = input.items): PreparedYear =>
  prepareDays(input, yearSpan(year), all)

type Days = Pick<PreparedYear, 'first' | 'last'>

/** The same for any range of days. */
const prepareDays = (input: AnalysisInput, days: Days, all: readonly AnalysedItem[]): PreparedYear =>
  allParts(prepareInParts(input, days, all))

/** The same in parts. */
export function* prepareInParts(
  input: AnalysisInput,
  { first, last }: Days,
  all: readonly AnalysedItem[],
): InParts<PreparedYear> {
  const known = new Set(input.categories.map(({ _id }) => _id))
  const items = all
    .filter((item) => countsAsLoad(item) && item.first <= last && item.last >= first)
    .map((item) => (item.categoryId === null || known.has(item.categoryId) ? item : { ...item, categoryId: null }))
    .sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))
  yield
  const days = last - first + 1
  const minutes = [...filledMinutes(items, { first, last, keys: days, keyOf: (_, day) => day })]
  yield
  const categoryMinutes = minutesByCategory(items, { first, last })
  yield
  return { input, first, last, items, minutes, categoryMinutes, weeks: weeksOf(minutes, first, input.weekStart) }
}

/** Whether an occurrence fills time: not markers (birthdays, holidays), cancelled or free ones. */
const countsAsLoad = (item: AnalysedItem): boolean =>
  item.isLoad && item.kind !== 'marker' && item.status !== 'cancelled'

/** Index of a day's week in the list of weeks. */
export const weekIndex = (day: Day, first: Day, weekStart: WeekStart): number =>
  Math.floor((day - startOfWeek(first, weekStart)) / 7)

/** Minutes that these items fill together between two days. */
export function minutesBetween(items: readonly AnalysedItem[], first: Day, last: Day): number {
  const filled = filledMinutes(items, { first, last, keys: last - first + 1, keyOf: (_, day) => day })
  return filled.reduce((sum, minutes) => sum + minutes, 0)
}

function minutesByCategory(
  items: readonly AnalysedItem[],
  { first, last }: { first: Day; last: Day },
): Map<string | null, number> {
  const days = last - first + 1
  const places = new Map([...new Set(items.map(({ categoryId }) => categoryId))].map((id, place) => [id, place]))
  const keyOf = ({ categoryId }: AnalysedItem, day: number) => (places.get(categoryId) ?? 0) * days + day
  const filled = filledMinutes(items, { first, last, keys: places.size * days, keyOf })
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
