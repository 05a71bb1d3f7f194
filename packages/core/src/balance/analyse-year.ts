import { partsOf, yearSpan } from '../date/index.ts'
import { allParts, type InParts } from '../in-parts/index.ts'
import { recommend } from './advice/recommend.ts'
import type { AnalysedItem, AnalysisInput, CategoryShare, WeekLoad, YearBalance } from './balance-types.ts'
import { hoursByMonth } from './measures/measure-months.ts'
import { measureCoverage } from './measures/measure-coverage.ts'
import { measureOverload } from './measures/measure-weeks.ts'
import { prepareInParts, weekIndex, type PreparedYear } from './prepare-year.ts'
import { scoreYear } from './score-year.ts'
import { rounded, sumOf } from './statistics.ts'
import { summarise } from './summarise.ts'
import { scoreSentences } from './words/sentences.ts'

/** Analyses a year: counts, and with enough data scores with formula and evidence, and at most five recommendations. */
export const analyseYear = (input: AnalysisInput): YearBalance => allParts(analyseInParts(input))

/** The same in parts. */
export function* analyseInParts(input: AnalysisInput): InParts<YearBalance> {
  const year = yield* prepareInParts(input, yearSpan(input.year), input.items)
  const coverage = measureCoverage(year)
  yield
  const scores = coverage.enough ? scoreYear(year) : []
  yield
  const [categories, months] = [categoriesOf(year), monthsOf(year)]
  yield
  const weeks = weeksOf(year, coverage.enough)
  yield
  const recommendations = recommend(year, coverage)
  yield
  return {
    coverage: { ...coverage, categorised: rounded(coverage.categorised), timed: rounded(coverage.timed) },
    scores,
    categories,
    months,
    weeks,
    recommendations,
    summary: summarise(year, coverage),
  }
}

/** All categories with a target or events, largest first; "no category" last. */
function categoriesOf({ input, items, categoryMinutes }: PreparedYear): CategoryShare[] {
  const events = new Map<string | null, number>()
  for (const { categoryId } of items) events.set(categoryId, (events.get(categoryId) ?? 0) + 1)
  const total = sumOf([...categoryMinutes.values()])
  const wanted = sumOf(input.categories.map(({ targetMinutes }) => targetMinutes ?? 0))
  const shareOf = (categoryId: string | null, name: string, targetMinutes: number | null): CategoryShare => {
    const minutes = categoryMinutes.get(categoryId) ?? 0
    return {
      categoryId,
      name,
      events: events.get(categoryId) ?? 0,
      hours: rounded(minutes / 60),
      share: total === 0 ? 0 : rounded(minutes / total),
      target: targetMinutes === null || wanted === 0 ? null : rounded(targetMinutes / wanted),
    }
  }
  const named = input.categories
    .filter(({ _id, targetMinutes }) => targetMinutes !== null || events.has(_id))
    .map(({ _id, name, targetMinutes }) => shareOf(_id, name, targetMinutes))
    .sort((a, b) => b.hours - a.hours)
  const without = events.has(null) ? [shareOf(null, scoreSentences[input.language].uncategorised, null)] : []
  return [...named, ...without]
}

/** Hours of each month, and its number of occurrences. */
function monthsOf(year: PreparedYear): YearBalance['months'] {
  const monthAt = (day: number) => partsOf(day).month - 1
  const events = countsOf(year, 12, monthAt)
  return hoursByMonth(year).map((hours, index) => ({
    month: index + 1,
    events: events[index] ?? 0,
    hours: rounded(hours),
  }))
}

/**
 * Hours and number of occurrences of each week that touches the year, clipped to it. With thin data no week is judged.
 */
function weeksOf(year: PreparedYear, enough: boolean): WeekLoad[] {
  const { first, input, weeks } = year
  const overloaded = new Set(enough ? measureOverload(year).weeks : [])
  const events = countsOf(year, weeks.length, (day) => weekIndex(day, first, input.weekStart))
  return weeks.map((week, place) => ({
    first: week.first,
    last: week.last,
    events: events[place] ?? 0,
    hours: rounded(week.minutes / 60),
    isOverloaded: overloaded.has(place),
  }))
}

function countsOf({ items, first, last }: PreparedYear, length: number, placeAt: (day: number) => number): number[] {
  const counts = Array.from({ length }, () => 0)
  const count = (item: AnalysedItem) => {
    const to = placeAt(Math.min(item.last, last))
    for (let place = placeAt(Math.max(item.first, first)); place <= to; place += 1)
      counts[place] = (counts[place] ?? 0) + 1
  }
  items.forEach(count)
  return counts
}
