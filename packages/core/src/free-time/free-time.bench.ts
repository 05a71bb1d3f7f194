import { test } from 'vitest'
import { yearSpan } from '../date/index.ts'
import { dailyLoad, PLAIN_RULES } from '../load/index.ts'
import { sampleYear } from '../test/sample-year.ts'
import { yearItems } from '../year/index.ts'
import { bestUse, calmWeekends, findBridges, findWindows, freeDays } from './index.ts'
import { holidaysOfItaly } from './test/some-days.ts'

// Goal: each of the three lists of the panel under 50 ms in a year of 10,000 events.

const span = yearSpan(2027)
const search = { ...span, holidays: holidaysOfItaly, limit: 8 }

for (const count of [200, 10_000]) {
  test(`free time in a year of ${count} events`, async ({ bench }) => {
    const items = yearItems(sampleYear(count))
    const read = () => freeDays({ span, around: span, holidays: holidaysOfItaly, items, rules: PLAIN_RULES })
    const use = (leave: number) =>
      bestUse(read(), { leave, least: 4, events: dailyLoad(items, span, PLAIN_RULES).events })
    await bench.compare(
      bench('bridges, and the best use of 10 days', () => void [findBridges(read()), use(10)]),
      bench('bridges, and the best use of 60 days', () => void [findBridges(read()), use(60)]),
      bench('quiet days', () => void findWindows(items, { ...search, days: 5 })),
      bench('weekends', () => void calmWeekends(items, search)),
    )
  })
}
