import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { weekdayOf, yearSpan, type Day } from '../date/index.ts'
import { measureLoad, PLAIN_RULES, type DaySpan } from '../load/index.ts'
import { crowdedYear } from '../test/arbitrary-items.ts'
import { anItem, day } from '../test/year-item.ts'
import type { YearItem } from '../year/index.ts'
import { calmWeekends, findWindows, weekendsIn, type WindowAim } from './index.ts'
import { holidaysOfItaly } from './test/some-days.ts'

const isOff = (one: Day): boolean => weekdayOf(one) > 4 || holidaysOfItaly.some((holiday) => holiday.day === one)
const touches = (one: DaySpan, other: DaySpan): boolean => one.first <= other.last && one.last >= other.first

interface Scan {
  readonly span: DaySpan
  readonly days: number
  readonly aim: WindowAim
  readonly closed: readonly DaySpan[]
}

/** The same by a plain scan: each window is looked at day by day, and the best that overlaps none is taken in turn. */
function scan(items: readonly YearItem[], { span, days, aim, closed }: Scan) {
  const windows = []
  for (let first = span.first; first + days - 1 <= span.last; first += 1) {
    const window = { first, last: first + days - 1 }
    const all = Array.from({ length: days }, (_, place) => first + place)
    const rest =
      all.filter((one) => weekdayOf(one) > 4).length +
      all.filter((one) => holidaysOfItaly.some((holiday) => holiday.day === one)).length
    const { events } = measureLoad(items, window, PLAIN_RULES)
    const leave = all.filter((one) => !isOff(one)).length
    const order = aim === 'load' ? [events, -rest, first] : [leave, events, first]
    if (!closed.some((one) => touches(one, window))) windows.push({ window, events, leave, order })
  }
  const left = []
  for (let open = windows; open.length > 0;) {
    const best = open.reduce((one, other) => {
      const at = one.order.findIndex((value, place) => value !== other.order[place])
      return at >= 0 && (one.order[at] as number) > (other.order[at] as number) ? other : one
    })
    left.push({ ...best.window, load: best.events, leave: best.leave })
    open = open.filter(({ window }) => !touches(window, best.window))
  }
  return left
}

it('finds the windows that a plain scan finds, in the same order', () => {
  fc.assert(
    fc.property(
      crowdedYear(2027),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom<WindowAim>('load', 'leave'),
      fc.integer({ min: 0, max: 300 }),
      (items, days, aim, from) => {
        const year = yearSpan(2027)
        const span = { first: year.first + from, last: year.first + from + 60 }
        const closed = items.filter(({ away }) => away)
        const search = { ...span, days, aim, closed, holidays: holidaysOfItaly, limit: 5 }
        const found = findWindows(items, search).map(({ first, last, load, leave }) => ({ first, last, load, leave }))
        expect(found).toEqual(scan(items, { span, days, aim, closed }).slice(0, 5))
      },
    ),
    { numRuns: testCounts.propertyRuns, seed: testSeed },
  )
})

it('finds nothing where there is no room', () => {
  const first = day('2027-05-01')
  expect(findWindows([], { first, last: first, days: 2, holidays: [], limit: 4 })).toEqual([])
  expect(findWindows([], { first, last: first - 1, days: 1, holidays: [], limit: 4 })).toEqual([])
})

it('finds whole weekends alone, the free ones first, and none on which somebody is away', () => {
  const span = { first: day('2027-05-02'), last: day('2027-05-29') }
  expect(weekendsIn(span)).toEqual(
    ['2027-05-08', '2027-05-15', '2027-05-22'].map((saturday) => ({ first: day(saturday), last: day(saturday) + 1 })),
  )
  const items = [anItem('Dinner', day('2027-05-09')), anItem('Rome', day('2027-05-21'), day('2027-05-22'))]
  const found = calmWeekends(items, { ...span, holidays: [], limit: 9, closed: items.slice(1) })
  expect(found.map(({ first, load }) => [first, load])).toEqual([
    [day('2027-05-15'), 0],
    [day('2027-05-08'), 1],
  ])
})
