import fc from 'fast-check'
import { yearSpan } from '../date/index.ts'
import type { YearItem } from '../year/index.ts'
import { anItem, aTimedItem } from './year-item.ts'

const LONGEST_ABSENCE = 20

/**
 * Crowded years: up to 250 items of every kind, some of them beginning before the year or ending after it, gathered in
 * a few weeks so that lanes run out.
 */
export const crowdedYear = (year: number): fc.Arbitrary<YearItem[]> => {
  const { first, last } = yearSpan(year)
  const shape = fc.record({
    day: fc.oneof(fc.integer({ min: first - 20, max: last + 20 }), fc.integer({ min: first + 50, max: first + 75 })),
    length: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 70 })),
    hour: fc.option(fc.integer({ min: 0, max: 22 })),
    title: fc.string({ maxLength: 40 }),
    kind: fc.constantFrom('event', 'event', 'event', 'milestone', 'marker'),
    status: fc.constantFrom('confirmed', 'confirmed', 'tentative', 'cancelled'),
    isRoutine: fc.boolean(),
    away: fc.constantFrom(null, null, null, null, null, null, true, false),
  })
  return fc.array(shape, { maxLength: 250, size: 'max' }).map((shapes) =>
    shapes.map(({ day, length, hour, title, kind, status, isRoutine, away }, index) => {
      const isLoad = kind !== 'marker' && status !== 'cancelled'
      // Nobody is away for months on end, and in a year of nothing else there would be no day to plan on.
      const rest = { id: `item-${index}`, title, kind, status, isLoad, away: length > LONGEST_ABSENCE ? null : away }
      if (hour === null || length > 0) return anItem(title, day, day + length, rest)
      return aTimedItem(title, day, [hour, hour + 1], { ...rest, isRoutine: isRoutine && kind !== 'milestone' })
    }),
  )
}
