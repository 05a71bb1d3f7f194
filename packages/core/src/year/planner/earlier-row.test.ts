import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { dayBefore, dayOf, januaryOf, monthAt, monthDays, type Day } from '../../date/index.ts'
import { crowdedYear } from '../../test/arbitrary-items.ts'
import { aTimedItem, anItem } from '../../test/year-item.ts'
import { placeInWeek } from '../year-months.ts'
import { layoutEarlier, type EarlierOptions } from './earlier-row.ts'
import { plannerGeometry, type Align } from './geometry.ts'

const optionsOf = (year: number, align: Align, more: Partial<EarlierOptions> = {}): EarlierOptions => ({
  from: januaryOf(year),
  weekStart: 0,
  geometry: plannerGeometry({ width: 1440, height: 1080, align, hasEarlier: true }),
  showsRoutine: false,
  ...more,
})

/** The left edge of a shown day. */
function leftOf(day: Day, { geometry, weekStart }: EarlierOptions, first: Day): number {
  const offset = geometry.align === 'weekday' ? placeInWeek(first, weekStart) : 0
  return geometry.x[offset + day - first] ?? -1
}

describe('the year before under a month', () => {
  it('puts a day under the same weekday, and by date under the same date', () => {
    const exam = anItem('exam', dayOf(2026, 3, 19))
    const byWeekday = optionsOf(2027, 'weekday')
    const byDate = optionsOf(2027, 'date')
    const [march, first] = [2, dayOf(2027, 3, 1)]
    expect(layoutEarlier([exam], byWeekday).rows[march]?.marks[0]?.left).toBe(
      leftOf(dayOf(2027, 3, 18), byWeekday, first) + 1,
    )
    expect(layoutEarlier([exam], byDate).rows[march]?.marks[0]?.left).toBe(
      leftOf(dayOf(2027, 3, 19), byDate, first) + 1,
    )
  })

  it('T4: by weekday ends with the first day of the shown year itself, and by date leaves out a 29 February', () => {
    const newYear = anItem('new year', dayOf(2027, 1, 1))
    const leap = anItem('leap', dayOf(2028, 2, 29))
    const titles = (rows: ReturnType<typeof layoutEarlier>['rows']) =>
      rows.flatMap(({ marks }, month) => marks.map(({ item }) => `${month + 1} ${item.title}`))
    expect(titles(layoutEarlier([newYear], optionsOf(2027, 'weekday')).rows)).toEqual(['12 new year'])
    expect(titles(layoutEarlier([newYear], optionsOf(2027, 'date')).rows)).toEqual([])
    expect(titles(layoutEarlier([leap], optionsOf(2029, 'weekday')).rows)).toEqual(['2 leap'])
    expect(titles(layoutEarlier([leap], optionsOf(2029, 'date')).rows)).toEqual([])
  })

  it('follows months that begin in November', () => {
    const trip = anItem('trip', dayOf(2025, 11, 6), dayOf(2025, 11, 9))
    const { rows } = layoutEarlier([trip], optionsOf(2026, 'date', { from: monthAt(2026, 11) }))
    expect(rows.map(({ marks }) => marks.length)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  it('leaves out what was cancelled and routine, and draws a series as events where the year does', () => {
    const on = dayOf(2026, 5, 5)
    const items = [
      aTimedItem('yoga', on, [18, 19], { isRoutine: true }),
      anItem('off', on, on, { status: 'cancelled' }),
    ]
    const count = (showsRoutine: boolean) =>
      layoutEarlier(items, optionsOf(2027, 'weekday', { showsRoutine })).rows[4]?.marks.length
    expect([count(false), count(true)]).toEqual([0, 1])
  })

  it('lays out one month anew where one event has changed, and keeps the objects of the others', () => {
    const options = optionsOf(2027, 'weekday')
    const items = Array.from({ length: 12 }, (_, month) => anItem(`item ${month}`, dayOf(2026, month + 1, 15)))
    const before = layoutEarlier(items, options)
    const changed = items.map((item) => (item.title === 'item 4' ? { ...item, categoryId: 'work' } : item))
    const after = layoutEarlier(changed, options, before)
    expect(after.rows.map((row, month) => row === before.rows[month])).toEqual(
      Array.from({ length: 12 }, (_, month) => month !== 4),
    )
  })

  it('T4: never lays one mark over another, nor one outside of its month and its lines, in any year', () => {
    const align = fc.constantFrom<Align>('weekday', 'date')
    const weekStart = fc.constantFrom(0 as const, 6 as const)
    const years = fc.integer({ min: 1900, max: 2200 })
    const given = years.chain((year) => fc.tuple(fc.constant(year), crowdedYear(year - 1)))
    fc.assert(
      fc.property(given, align, weekStart, ([year, items], by, start) => {
        const options = optionsOf(year, by, { weekStart: start })
        const { geometry } = options
        for (const [index, { marks }] of layoutEarlier(items, options).rows.entries()) {
          const { first, last } = monthDays(options.from + index)
          const [from, to] = [leftOf(first, options, first), leftOf(last, options, first) + geometry.columnWidth + 1]
          const sorted = marks.toSorted((a, b) => a.top - b.top || a.left - b.left)
          for (const [place, { item, left, top, width }] of sorted.entries()) {
            expect(left).toBeGreaterThanOrEqual(from)
            expect(left + width).toBeLessThanOrEqual(to)
            expect(top + 3).toBeLessThanOrEqual(geometry.rowHeight)
            const next = sorted[place + 1]
            if (next?.top === top) expect(next.left).toBeGreaterThanOrEqual(left + width)
            const days = Array.from({ length: last - first + 1 }, (_, day) => dayBefore(first + day, by))
            expect(days.some((day) => day !== null && item.first <= day && day <= item.last)).toBe(true)
          }
        }
      }),
      { seed: testSeed, numRuns: Math.ceil(testCounts.propertyRuns / 4) },
    )
  })
})
