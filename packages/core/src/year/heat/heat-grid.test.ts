import { describe, expect, it } from 'vitest'
import { anItem, day, dayOfMonth } from '../../test/year-item.ts'
import { dayOf, daysInYear, januaryOf, monthAt, monthOf, twelveMonths, weekdayOf } from '../../date/index.ts'
import { density, type Density } from './density.ts'
import { fullestWeeks, heatGrid } from './heat-grid.ts'
import type { YearItem } from '../item.ts'
import { PLAIN_RULES } from '../../load/index.ts'

const measured = (year: number, items: readonly YearItem[] = []): Density =>
  density(items, { from: januaryOf(year), metric: 'count', scale: 'fixed', rules: PLAIN_RULES })
const march = dayOfMonth(2027, 3)
const manyOn = (date: number, many: number): YearItem[] =>
  Array.from({ length: many }, (_, index) => anItem(`event ${date}/${index}`, march(date)))

describe('heatGrid', () => {
  it.each([
    [2027, 0, 53],
    [2027, 6, 53],
    [2012, 0, 54],
    [2028, 6, 54],
    [2000, 6, 54],
    [2018, 0, 53],
  ] as const)('T4: the weeks of %i from weekday %i take %i columns', (year, weekStart, columns) => {
    expect(heatGrid(measured(year), weekStart).columns).toBe(columns)
  })

  it('T4: places each day of any year from 1900 to 2200 once, in the row of its weekday, week by week', () => {
    for (let year = 1900; year <= 2200; year += 1) {
      for (const weekStart of [0, 6] as const) {
        const { cells, columns } = heatGrid(measured(year), weekStart)
        expect(cells).toHaveLength(daysInYear(year))
        expect(new Set(cells.map(({ column, row }) => column * 7 + row)).size).toBe(cells.length)
        expect(cells.every((cell, index) => cell.day === dayOf(year, 1, 1) + index)).toBe(true)
        expect(cells.every(({ day: one, row }) => row === (weekdayOf(one) - weekStart + 7) % 7)).toBe(true)
        expect(columns === 53 || columns === 54).toBe(true)
      }
    }
  })

  it('draws the border of a month down its first week, with a step around the days before', () => {
    const { months } = heatGrid(measured(2027), 0)
    expect(months[0]).toMatchObject({ border: [], labelColumn: 0 })
    // 1 February 2027 is a Monday: no step.
    expect(months[1]).toMatchObject({
      labelColumn: 5,
      border: [
        [5, 0],
        [5, 7],
      ],
    })
    // 1 April 2027 is a Thursday, three rows down in the fourteenth column.
    expect(months[3]).toMatchObject({
      labelColumn: 14,
      border: [
        [14, 0],
        [14, 3],
        [13, 3],
        [13, 7],
      ],
    })
  })

  it('sums each month up, its days from the fullest to the emptiest', () => {
    const { months } = heatGrid(
      measured(2027, [...manyOn(3, 1), ...manyOn(9, 10), ...manyOn(10, 2), ...manyOn(11, 2)]),
      0,
    )
    expect(months[2]).toMatchObject({
      total: 15,
      strip: [
        { level: 'superhot', days: 1 },
        { level: 'lighthard', days: 2 },
        { level: 'light', days: 1 },
        { level: null, days: 27 },
      ],
    })
    expect(months[3]).toMatchObject({ total: 0, strip: [{ level: null, days: 30 }] })
  })

  it('counts in the legend the days of every level, the empty ones too', () => {
    expect(heatGrid(measured(2027, [...manyOn(9, 10), ...manyOn(10, 3)]), 0).legend).toEqual([
      { level: null, days: 363 },
      { level: 'light', days: 0 },
      { level: 'lighthard', days: 0 },
      { level: 'normal', days: 1 },
      { level: 'intense', days: 0 },
      { level: 'hot', days: 0 },
      { level: 'superhot', days: 1 },
    ])
  })
})

describe('heatGrid of twelve months that do not begin in January', () => {
  it('T4: places each day once, with a border before each month but the first, from any month of 1900 to 2200', () => {
    for (let from = januaryOf(1900); from < januaryOf(2200); from += 1) {
      const { cells, columns, months } = heatGrid(
        density([], { from, metric: 'count', scale: 'fixed', rules: PLAIN_RULES }),
        0,
      )
      const { first, last } = twelveMonths(from)
      expect(cells.map((cell) => cell.day)).toEqual(Array.from({ length: last - first + 1 }, (_, n) => first + n))
      expect(columns === 53 || columns === 54).toBe(true)
      expect(months.map(({ border }) => border.length > 0)).toEqual([false, ...new Array<boolean>(11).fill(true)])
      expect(months.map((month) => monthOf(month.first))).toEqual(Array.from({ length: 12 }, (_, n) => from + n))
    }
  })

  it('goes on over the turn of the year in one row of weeks', () => {
    const { cells } = heatGrid(
      density([], { from: monthAt(2026, 11), metric: 'count', scale: 'fixed', rules: PLAIN_RULES }),
      0,
    )
    const [eve, newYear] = cells.filter((cell) => cell.day >= day('2026-12-31') && cell.day <= day('2027-01-01'))
    expect([eve?.row, newYear?.row]).toEqual([3, 4])
    expect(newYear?.column).toBe(eve?.column)
  })
})

describe('fullestWeeks', () => {
  it('come fullest first, the earlier of two equals first, and none without events', () => {
    const items = [...manyOn(9, 2), ...manyOn(18, 3), ...manyOn(24, 2)]
    expect(fullestWeeks(measured(2027, items), 0).map(({ first, isoWeek, total }) => [first, isoWeek, total])).toEqual([
      [march(15), 11, 3],
      [march(8), 10, 2],
      [march(22), 12, 2],
    ])
    expect(fullestWeeks(measured(2027, items), 0, 1)).toHaveLength(1)
  })

  it('carry the levels of their days, and only the days of the year', () => {
    const week = fullestWeeks(measured(2027, [anItem('new year', day('2026-12-31'), day('2027-01-02'))]), 0)[0]
    expect(week).toMatchObject({ first: day('2027-01-01'), last: day('2027-01-03'), isoWeek: 53, total: 2 })
    expect(week?.levels).toEqual(['light', 'light', null])
  })

  it('run from Sunday where the week does, numbered by the Thursday in them', () => {
    const week = fullestWeeks(measured(2027, manyOn(21, 1)), 6)[0]
    expect(week).toMatchObject({ first: march(21), last: march(27), isoWeek: 12 })
  })
})
