import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crowdedYear } from '../../test/arbitrary-items.ts'
import { aTimedItem, anItem, day, dayOfMonth } from '../../test/year-item.ts'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import type { YearItem } from '../item.ts'
import { januaryOf, weekdayOf } from '../../date/index.ts'
import { layoutMonths, type MonthsOptions } from './layout-months.ts'
import type { GridDay, GridWeek, MonthGrid } from './month-grid.ts'

const options: MonthsOptions = { from: januaryOf(2027), weekStart: 0, holidays: [], showsRoutine: false }
const settings = { seed: testSeed, numRuns: testCounts.propertyRuns }
const march = dayOfMonth(2027, 3)

const marchOf = (items: Parameters<typeof layoutMonths>[0], rest: Partial<MonthsOptions> = {}): MonthGrid =>
  layoutMonths(items, { ...options, ...rest }).grids[2]!

const cellOf = (grid: MonthGrid, date: number): GridDay =>
  grid.weeks.flatMap((week) => week.days).find((cell) => cell?.date === date)!

const barsOf = (week: GridWeek | undefined) =>
  week?.bars.map(({ item, fromColumn, toColumn, lane }) => [item.title, fromColumn, toColumn, lane])

describe('the grid of a month', () => {
  const kinds = [1900, 2015, 2027, 2028, 2200].flatMap((year) => [
    { year, weekStart: 0 as const },
    { year, weekStart: 6 as const },
  ])

  it.each(kinds)('has six weeks, in which each day stands once under its weekday: %o', (rest) => {
    for (const grid of layoutMonths([], { ...options, ...rest }).grids) {
      const places = grid.weeks.flatMap((week) => week.days)
      expect(places).toHaveLength(42)
      const days = places.filter((cell) => cell !== null)
      expect(days.map((cell) => cell.date)).toEqual(days.map((_, index) => index + 1))
      expect(days[0]?.day).toBe(grid.first)
      const inPlace = places.map((cell, place) => cell === null || weekdayOf(cell.day) === (place + rest.weekStart) % 7)
      expect(inPlace).not.toContain(false)
    }
  })

  it('tells weekends and holidays', () => {
    const grid = marchOf([], {
      holidays: [
        { day: march(29), name: 'Pasquetta' },
        { day: march(29), name: 'second' },
      ],
    })
    expect(cellOf(grid, 29)).toMatchObject({ holiday: 'Pasquetta', isWeekend: false })
    expect(cellOf(grid, 28)).toMatchObject({ holiday: null, isWeekend: true })
  })

  it('cuts a bar at the end of the week and keeps its lane in the next', () => {
    const grid = marchOf([anItem('Portal', march(1), march(12)), anItem('Berlin', march(8), march(10))])
    expect(barsOf(grid.weeks[0])).toEqual([['Portal', 0, 6, 0]])
    expect(barsOf(grid.weeks[1])).toEqual([
      ['Portal', 0, 4, 0],
      ['Berlin', 0, 2, 1],
    ])
    expect(grid.weeks[0]?.bars[0]).toMatchObject({ continuesBefore: false, continuesAfter: true })
    expect(grid.weeks[1]?.bars[0]).toMatchObject({ continuesBefore: true, continuesAfter: false })
  })

  it('ends a bar with the month, and draws nothing in the weeks after it', () => {
    const grid = marchOf([anItem('Trip', march(30), march(40))])
    expect(grid.weeks.map((week) => week.bars.length)).toEqual([0, 0, 0, 0, 1, 0])
    expect(barsOf(grid.weeks[4])).toEqual([['Trip', 1, 2, 0]])
  })

  it('has three dots a day, routine among them by the clock, and counts the rest', () => {
    const grid = marchOf([
      aTimedItem('late', march(18), [20, 21]),
      aTimedItem('swim', march(18), [7, 8], { isRoutine: true }),
      anItem('birthday', march(18)),
      aTimedItem('noon', march(18), [12, 13]),
    ])
    expect(cellOf(grid, 18).dots.map((item) => item.title)).toEqual(['birthday', 'swim', 'noon'])
    expect(cellOf(grid, 18).hidden).toBe(1)
    expect(grid.eventCount).toBe(4)
  })

  it('shows a milestone as a flag, and a second one as a dot', () => {
    const race = (title: string) => anItem(title, march(18), march(18), { kind: 'milestone' })
    const cell = cellOf(marchOf([race('b'), race('a')]), 18)
    expect([cell.milestone?.title, cell.dots.map((item) => item.title), cell.hidden]).toEqual(['a', ['b'], 0])
  })
})

/** How often an item is drawn or counted on a day of the grid, less how many items there are: zero, if all is well. */
function surplusOn(cell: GridDay, covering: number, items: readonly YearItem[]): number {
  const there = items.filter((item) => item.first <= cell.day && cell.day <= item.last)
  return covering + cell.dots.length + (cell.milestone ? 1 : 0) + cell.hidden - there.length
}

/** What is wrong with a week: places, by number, and what. */
const faultsOf = ({ days, bars }: GridWeek, items: readonly YearItem[]): string[] =>
  days.flatMap((cell, place) => {
    const lanes = bars.filter((bar) => bar.fromColumn <= place && place <= bar.toColumn).map((bar) => bar.lane)
    if (!cell) return lanes.length > 0 ? [`${place}: a bar outside the month`] : []
    return [
      ...(surplusOn(cell, lanes.length, items) === 0 ? [] : [`${place}: not each item once`]),
      ...(new Set(lanes).size === lanes.length && lanes.every((lane) => lane < 2)
        ? []
        : [`${place}: lanes ${lanes.join()}`]),
      ...(cell.dots.length <= 3 ? [] : [`${place}: too many dots`]),
    ]
  })

describe('layoutMonths of any crowded year', { timeout: 60_000 }, () => {
  it('draws every item once on each of its days, or counts it there', () => {
    fc.assert(
      fc.property(crowdedYear(2027), fc.boolean(), (items, showsRoutine) => {
        const { grids } = layoutMonths(items, { ...options, showsRoutine })
        expect(grids.flatMap(({ weeks }) => weeks.flatMap((week) => faultsOf(week, items)))).toEqual([])
      }),
      settings,
    )
  })

  it('is the same whatever the order of the items', () => {
    fc.assert(
      fc.property(crowdedYear(2027), (items) => {
        expect(layoutMonths(items.toReversed(), options).grids).toEqual(layoutMonths(items, options).grids)
      }),
      settings,
    )
  })
})

describe('layoutMonths after a change', () => {
  const items = [anItem('trip', march(-3), march(2)), anItem('one', march(18))]
  const before = layoutMonths(items, options)

  it('keeps the months in which nothing changed', () => {
    const after = layoutMonths([...items, anItem('new', march(9))], options, before)
    expect(after.grids.filter((grid, index) => grid !== before.grids[index]).map((grid) => grid.month)).toEqual([3])
  })

  it('comes back itself when nothing changed', () => {
    const again = items.map((item) => ({ ...item }))
    expect(layoutMonths(again, { ...options, holidays: [] }, before)).toBe(before)
  })

  it.each<[string, Partial<MonthsOptions>]>([
    ['the first day of the week', { weekStart: 6 }],
    ['a holiday', { holidays: [{ day: day('2027-03-29'), name: 'Pasquetta' }] }],
    ['how routine is shown', { showsRoutine: true }],
  ])('draws anew when %s is another', (_name, rest) => {
    const after = layoutMonths(items, { ...options, ...rest }, before)
    expect(after.grids.every((grid, index) => grid !== before.grids[index])).toBe(true)
  })
})
