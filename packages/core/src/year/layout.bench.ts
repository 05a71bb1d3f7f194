import { test } from 'vitest'
import { sampleYear } from '../test/sample-year.ts'
import { isSpan } from './item.ts'
import {
  density,
  layoutEarlier,
  layoutMonths,
  layoutTitled,
  layoutYear,
  plannerGeometry,
  yearItems,
  type YearOptions,
} from './index.ts'
import { compareLoads, PLAIN_RULES } from '../load/index.ts'
import { januaryOf } from '../date/index.ts'

// Goal: lanes and layout of 10,000 events under 8 ms; one event changed, one month laid out anew. Widths of texts come
// from a table, as on the page they come from a cache.

const widths = new Map<string, number>()
const options: YearOptions = {
  from: januaryOf(2027),
  weekStart: 0,
  geometry: plannerGeometry({ width: 1440, height: 900, align: 'weekday', hasEarlier: true }),
  measure: (text) => widths.get(text) ?? 0,
  holidays: [],
  showsRoutine: false,
}

const { from, weekStart, measure, holidays, showsRoutine } = options
const titles = { measure, room: 40, font: 11 }
const titled = { from, weekStart, holidays, showsRoutine, height: 703, titles }

for (const count of [100, 1_000, 10_000]) {
  test(`a year of ${count} events`, async ({ bench }) => {
    const events = sampleYear(count)
    const items = yearItems(events)
    for (const { title } of items) widths.set(title, title.length * 5.6)
    const before = layoutYear(items, options)
    const place = items.findIndex((item) => !isSpan(item))
    const changed = items.map((item, index) => (index === place ? { ...item, categoryId: null } : item))

    await bench.compare(
      bench('planner', () => void layoutYear(items, options)),
      bench('planner, one event changed', () => void layoutYear(changed, options, before)),
      bench('months', () => void layoutMonths(items, options)),
      bench('months with titles', () => void layoutTitled(items, titled)),
      bench('density by count', () =>
        void density(items, { from: januaryOf(2027), metric: 'count', scale: 'fixed', rules: PLAIN_RULES })),
      bench('density by hours', () =>
        void density(items, { from: januaryOf(2027), metric: 'hours', scale: 'relative', rules: PLAIN_RULES })),
      bench('the year before under the planner', () => void layoutEarlier(items, { ...options, from: from + 12 })),
      bench('two years compared', () => void compareLoads(items, { from: from + 12, until: null }, PLAIN_RULES)),
      bench('items read from the answer', () => void yearItems(events)),
    )
  })
}
