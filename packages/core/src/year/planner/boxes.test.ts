import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { januaryOf } from '../../date/index.ts'
import { crowdedYear } from '../../test/arbitrary-items.ts'
import { anItem, dayOfMonth } from '../../test/year-item.ts'
import type { YearItem } from '../item.ts'
import { boxesIn, layOutWithin } from './boxes.ts'
import { plannerGeometry, withLanes } from './geometry.ts'
import { layoutYear, type YearLayout } from './layout-year.ts'

const geometry = plannerGeometry({ width: 2560, height: 1440, align: 'weekday', spacing: 'compact' })

const layOut = (items: readonly YearItem[], lanes: number): YearLayout =>
  layoutYear(items, {
    ...{ from: januaryOf(2027), weekStart: 0, measure: (text) => text.length * 6 },
    ...{ geometry: withLanes(geometry, lanes), holidays: [], showsRoutine: false },
  })
const within = (items: readonly YearItem[], most: number): YearLayout =>
  layOutWithin(
    { lanes: geometry.lanes, most },
    (lanes) => layOut(items, lanes),
    ({ rows }) => rows,
  )
const lanesOf = ({ options }: YearLayout): number => options.geometry.lanes
const hiddenIn = ({ rows }: YearLayout): number =>
  rows.flatMap(({ days }) => days).reduce((sum, { hidden }) => sum + hidden, 0)

/** So many single days on each day of a month. */
const fullMonth = (month: number, count: number): YearItem[] =>
  Array.from({ length: 28 * count }, (_, index) =>
    anItem('A rather long title', dayOfMonth(2027, month)(1 + (index % 28)), undefined, { id: `${month} ${index}` }),
  )

describe('a layout within a number of boxes', () => {
  it('has all of its lanes as long as they are enough', () => {
    const layout = within(fullMonth(3, 20), 28 * geometry.lanes)
    expect([lanesOf(layout), boxesIn(layout.rows)]).toEqual([geometry.lanes, 28 * geometry.lanes])
  })

  it('has fewer lanes where they are not, and counts what finds none', () => {
    const items = [...fullMonth(3, 20), ...fullMonth(7, 1)]
    const layout = within(items, 28 * 4)
    expect([lanesOf(layout), boxesIn(layout.rows)]).toEqual([3, 28 * 4])
    expect(hiddenIn(layout)).toBe(28 * 17)
  })

  it('counts words that fade in a box of their own', () => {
    const on = dayOfMonth(2027, 3)
    const spans = [1, 3, 5].map((date) =>
      anItem('A title that is far too long for two days', on(date), on(date + 1), { id: String(date) }),
    )
    const [bars, moments] = [layOut(spans, 1), layOut(fullMonth(3, 1), 1)].map(({ rows }) => rows)
    expect(bars![2]!.bars.map(({ label }) => label.fades)).toEqual([true, true, false])
    expect(boxesIn(bars!)).toBe(5)
    expect(moments![2]!.moments.some(({ label }) => label.fades)).toBe(true)
    expect(boxesIn(moments!)).toBe(28)
  })

  it('has one lane at least', () => {
    expect(lanesOf(within(fullMonth(3, 20), 5))).toBe(1)
    expect(lanesOf(within([], 0))).toBe(geometry.lanes)
  })

  it('holds for any year, with no lane less than there must be', () => {
    fc.assert(
      fc.property(crowdedYear(2027), fc.integer({ min: 40, max: 400 }), (items, most) => {
        const layout = within(items, most)
        const lanes = lanesOf(layout)
        if (lanes > 1) expect(boxesIn(layout.rows)).toBeLessThanOrEqual(most)
        if (lanes < geometry.lanes) expect(boxesIn(layOut(items, geometry.lanes).rows)).toBeGreaterThan(most)
      }),
      { seed: testSeed, numRuns: testCounts.propertyRuns },
    )
  })
})
