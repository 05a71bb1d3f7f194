import { startOfWeek, yearSpan, type Day, type WeekStart } from '../date/index.ts'
import { allParts, type InParts } from '../in-parts/index.ts'
import { countsIn, dailyLoad, isAbsence, measureLoad, titleSaysWork } from '../load/index.ts'
import type { AnalysedItem, AnalysisInput } from './balance-types.ts'

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
  /** By day of the year, from 0: what touches it, and the minutes that are filled. */
  readonly events: readonly number[]
  readonly minutes: readonly number[]
  /** The same without what is rest: leave, illness and journeys, unless they are for work. */
  readonly busy: readonly number[]
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
    .filter((item) => countsIn(item, { first, last }))
    .map((item) => (item.categoryId === null || known.has(item.categoryId) ? item : { ...item, categoryId: null }))
    .sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))
  yield
  const { rules, weekStart } = input
  const { events, minutes } = dailyLoad(items, { first, last }, rules)
  yield
  const working = items.filter((item) => !isRest(item, input))
  const { events: busy } = dailyLoad(working, { first, last }, rules)
  yield
  const categoryMinutes = new Map<string | null, number>()
  for (const [categoryId, some] of Map.groupBy(items, (item) => item.categoryId)) {
    categoryMinutes.set(categoryId, measureLoad(some, { first, last }, rules).minutes)
    yield
  }
  return {
    input,
    first,
    last,
    items,
    events,
    minutes,
    busy,
    categoryMinutes,
    weeks: weeksOf(minutes, first, weekStart),
  }
}

/** Whether somebody rests for it: an absence that is none for work. */
const isRest = (item: AnalysedItem, { rules }: AnalysisInput): boolean =>
  isAbsence(item, rules) && !titleSaysWork(item.title)

/** Index of a day's week in the list of weeks. */
export const weekIndex = (day: Day, first: Day, weekStart: WeekStart): number =>
  Math.floor((day - startOfWeek(first, weekStart)) / 7)

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
