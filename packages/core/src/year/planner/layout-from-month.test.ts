import { describe, expect, it } from 'vitest'
import { anItem, day } from '../../test/year-item.ts'
import { dayOf, monthAt } from '../../date/index.ts'
import { layoutMonths } from '../months/layout-months.ts'
import { plannerGeometry } from './geometry.ts'
import { layoutYear, type YearOptions } from './layout-year.ts'

const november = monthAt(2026, 11)
const options: YearOptions = {
  from: november,
  weekStart: 0,
  geometry: plannerGeometry({ width: 1440, height: 900, align: 'weekday' }),
  measure: (text) => text.length * 6,
  holidays: [
    { day: day('2026-12-25'), name: 'Christmas' },
    { day: day('2027-01-01'), name: 'New Year' },
  ],
  showsRoutine: false,
}
const skiing = anItem('Skiing', day('2026-12-28'), day('2027-01-05'))

describe('the planner of twelve months that begin in November', () => {
  const { rows } = layoutYear([skiing, anItem('Before', day('2026-10-31'))], options)

  it('has their rows in order, each with its own number', () => {
    expect(rows.map(({ month, first }) => [month, first])).toEqual(
      Array.from({ length: 12 }, (_, n) => {
        const [year, month] = n < 2 ? [2026, 11 + n] : [2027, n - 1]
        return [month, dayOf(year, month, 1)]
      }),
    )
  })

  it('draws a span over New Year in both rows and in the same lane, going on from one into the other', () => {
    const [december, january] = [rows[1]!.bars, rows[2]!.bars]
    expect(december).toMatchObject([{ item: skiing, lane: 0, continuesAfter: true }])
    expect(january).toMatchObject([{ item: skiing, lane: 0, continuesBefore: true }])
    expect(rows[0]!.bars).toEqual([])
  })

  it('names the holidays of both years', () => {
    expect([rows[1]!.holidayNames, rows[2]!.holidayNames].map((names) => names.map(({ name }) => name))).toEqual([
      ['Christmas'],
      ['New Year'],
    ])
  })

  it('keeps no row of other twelve months, though they share eleven', () => {
    const later = layoutYear([skiing], { ...options, from: november + 1 }, layoutYear([skiing], options))
    expect(later.rows.map(({ month }) => month)).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(later.rows[1]!.bars).toMatchObject([{ item: skiing, continuesBefore: true }])
  })
})

it('counts in the grids of such months what each of them touches', () => {
  const { grids } = layoutMonths([skiing], { from: november, weekStart: 0, holidays: [], showsRoutine: false })
  expect(grids.map(({ eventCount }) => eventCount)).toEqual([0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
})
