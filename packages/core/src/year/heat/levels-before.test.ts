import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { dayOf, januaryOf, sameWeekdayBefore, yearSpan } from '../../date/index.ts'
import { measureLoad, PLAIN_RULES } from '../../load/index.ts'
import { crowdedYear } from '../../test/arbitrary-items.ts'
import { anItem } from '../../test/year-item.ts'
import { density } from './density.ts'
import { levelsBefore } from './levels-before.ts'

const shown = (items: Parameters<typeof density>[0], year: number) =>
  density(items, { from: januaryOf(year), metric: 'count', scale: 'fixed', rules: PLAIN_RULES })

it('T4: says of each day how busy the same weekday was, over leap years and week 53', () => {
  const fairs = [dayOf(2027, 3, 2), dayOf(2028, 1, 1), dayOf(2028, 1, 2)].map((day) => anItem(`fair ${day}`, day))
  expect([...levelsBefore(fairs, shown([], 2028), PLAIN_RULES).keys()]).toEqual([
    dayOf(2028, 2, 29),
    dayOf(2028, 12, 30),
    dayOf(2028, 12, 31),
  ])
})

it('gives one colour to one amount in both years, though the limits are those of the shown one', () => {
  const days = Array.from({ length: 40 }, (_, day) => dayOf(2027, 1, 1) + day)
  const now = days.flatMap((day) => Array.from({ length: 1 + (day % 7) }, (_, n) => anItem(`${day} ${n}`, day)))
  const load = density(now, { from: januaryOf(2027), metric: 'count', scale: 'relative', rules: PLAIN_RULES })
  const before = now.map((item) => ({
    ...item,
    first: sameWeekdayBefore(item.first),
    last: sameWeekdayBefore(item.last),
  }))
  expect(load.scale).toBe('relative')
  expect([...levelsBefore(before, load, PLAIN_RULES).values()]).toEqual(load.days)
})

it('counts what everybody counts of those days', () => {
  const years = fc.integer({ min: 1900, max: 2200 }).chain((year) => fc.tuple(fc.constant(year), crowdedYear(year - 1)))
  fc.assert(
    fc.property(years, ([year, items]) => {
      const levels = levelsBefore(items, shown([], year), PLAIN_RULES)
      const { first, last } = yearSpan(year)
      for (let day = first; day <= last; day += 5) {
        const before = sameWeekdayBefore(day)
        const { events } = measureLoad(items, { first: before, last: before }, PLAIN_RULES)
        expect(levels.get(day)?.value ?? 0).toBe(events)
      }
    }),
    { seed: testSeed, numRuns: Math.ceil(testCounts.propertyRuns / 4) },
  )
})
