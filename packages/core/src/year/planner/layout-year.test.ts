import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crowdedYear } from '../../test/arbitrary-items.ts'
import { sampleYear } from '../../test/sample-year.ts'
import { aTimedItem, anItem, day } from '../../test/year-item.ts'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import type { YearItem } from '../item.ts'
import { yearItems } from '../year-items.ts'
import { plannerGeometry } from './geometry.ts'
import { layoutYear, type YearLayout, type YearOptions } from './layout-year.ts'
import type { MonthRow } from './month-row.ts'
import { januaryOf } from '../../date/index.ts'

const options: YearOptions = {
  from: januaryOf(2027),
  weekStart: 0,
  geometry: plannerGeometry({ width: 1440, height: 900, align: 'weekday' }),
  measure: (text) => text.length * 6,
  holidays: [
    { day: day('2027-03-29'), name: 'Easter Monday' },
    { day: day('2027-12-25'), name: 'Christmas' },
  ],
  showsRoutine: false,
}
const settings = { seed: testSeed, numRuns: testCounts.propertyRuns }
const geometries = fc
  .record({ width: fc.constantFrom(930, 1440, 2560), height: fc.constantFrom(600, 900, 2000) })
  .chain((size) => fc.constantFrom('weekday' as const, 'date' as const).map((align) => ({ ...size, align })))
  .map(plannerGeometry)

/** What stands in lanes in a row, by day of the month: the lane of everything that covers the day. */
function lanesByDay(row: MonthRow): number[][] {
  const first = row.days[0]!.column
  return row.days.map((_, index) => {
    const covers = ({ fromColumn, toColumn }: { fromColumn: number; toColumn: number }): boolean =>
      fromColumn <= first + index && first + index <= toColumn
    const names = row.holidayNames.filter((name) => name.day === row.first + index)
    return [...row.bars.filter(covers), ...row.moments.filter(covers), ...names].map(({ lane }) => lane)
  })
}

/** Days on which something shares its lane, or stands in none that the row has. */
const badLanesOf = (row: MonthRow, laneCount: number): number[] =>
  lanesByDay(row).flatMap((lanes, index) => {
    const isGood = new Set(lanes).size === lanes.length && lanes.every((lane) => lane >= 0 && lane < laneCount)
    return isGood ? [] : [index + 1]
  })

/** Days on which some item is neither drawn once nor counted, or is both. */
function badCountsOf(row: MonthRow, items: readonly YearItem[], showsRoutine: boolean): number[] {
  const lanes = lanesByDay({ ...row, holidayNames: [] })
  return row.days.flatMap((cell, index) => {
    const there = items.filter((item) => item.first <= cell.day && cell.day <= item.last)
    const routine = showsRoutine ? 0 : there.filter((item) => item.isRoutine).length
    const isGood = lanes[index]!.length + cell.hidden === there.length - routine && cell.routine === routine
    return isGood ? [] : [cell.date]
  })
}

/** Things whose words end behind the next thing of their lane, or beyond the page. */
function overlongOf(row: MonthRow, rowEnd: number): string[] {
  const inLanes = [...row.bars, ...row.moments].sort((a, b) => a.lane - b.lane || a.fromColumn - b.fromColumn)
  return inLanes.flatMap(({ item, lane, label }, index) => {
    const next = inLanes[index + 1]
    return label.left + label.width <= (next?.lane === lane ? next.left : rowEnd) ? [] : [item.id]
  })
}

describe('layoutYear of any crowded year', { timeout: 60_000 }, () => {
  it('never puts two things on one day of one lane, nor anything outside the lanes', () => {
    fc.assert(
      fc.property(crowdedYear(2027), geometries, (items, geometry) => {
        const { rows } = layoutYear(items, { ...options, geometry })
        expect(rows.map((row) => badLanesOf(row, geometry.lanes))).toEqual(rows.map(() => []))
      }),
      settings,
    )
  })

  it('draws every item once on each of its days, or counts it in +n there, or in the routine of the day', () => {
    fc.assert(
      fc.property(crowdedYear(2027), fc.boolean(), geometries, (items, showsRoutine, geometry) => {
        const { rows } = layoutYear(items, { ...options, geometry, showsRoutine })
        expect(rows.map((row) => badCountsOf(row, items, showsRoutine))).toEqual(rows.map(() => []))
      }),
      settings,
    )
  })

  it('never lets words reach the next thing of their lane, nor leave the page', () => {
    fc.assert(
      fc.property(crowdedYear(2027), geometries, (items, geometry) => {
        const { rows } = layoutYear(items, { ...options, geometry })
        expect(rows.map((row) => overlongOf(row, geometry.rowEnd))).toEqual(rows.map(() => []))
      }),
      settings,
    )
  })

  it('is the same whatever the order of the items', () => {
    const shuffled = crowdedYear(2027).chain((items) =>
      fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
    )
    fc.assert(
      fc.property(shuffled, ([items, others]) => {
        expect(layoutYear(others, options).rows).toEqual(layoutYear(items, options).rows)
      }),
      settings,
    )
  })

  it('is the same when made from the layout before as when made anew', () => {
    fc.assert(
      fc.property(crowdedYear(2027), crowdedYear(2027), fc.nat(), (before, added, cut) => {
        const after = [...before.slice(cut % (before.length + 1)), ...added.slice(0, 5).map(renamed)]
        const previous = layoutYear(before, options)
        expect(layoutYear(after, options, previous).rows).toEqual(layoutYear(after, options).rows)
      }),
      settings,
    )
  })

  it('gives a span the lane of the month before, wherever it had one', () => {
    fc.assert(
      fc.property(crowdedYear(2027), (items) => {
        const { rows } = layoutYear(items, options)
        for (const [index, row] of rows.slice(1).entries()) {
          const goingOn = new Map(
            rows[index]!.bars.filter((bar) => bar.continuesAfter).map(({ item, lane }) => [item.id, lane]),
          )
          for (const bar of row.bars.filter(({ item }) => goingOn.has(item.id)))
            expect(bar.lane).toBe(goingOn.get(bar.item.id))
        }
      }),
      settings,
    )
  })
})

const renamed = (item: YearItem, index: number): YearItem => ({ ...item, id: `added-${index}` })

describe('layoutYear after a change', () => {
  const items = yearItems(sampleYear(1_000))
  const before = layoutYear(items, options)
  const changedMonths = (after: YearLayout): number[] =>
    after.rows.filter((row, index) => row !== before.rows[index]).map((row) => row.month)

  it('draws one month anew for one changed day', () => {
    const index = items.findIndex((item) => item.first === day('2027-05-12') && item.last === item.first)
    const after = layoutYear(items.with(index, { ...items[index]!, title: 'Another title' }), options, before)
    expect(changedMonths(after)).toEqual([5])
  })

  it('draws the old and the new month anew for a moved event', () => {
    const moved = aTimedItem('moved', day('2027-05-12'), [9, 10])
    const from = layoutYear([...items, moved], options, before)
    expect(changedMonths(from)).toEqual([5])
    const to = layoutYear([...items, aTimedItem('moved', day('2027-09-02'), [9, 10])], options, from)
    expect(to.rows.filter((row, index) => row !== from.rows[index]).map((row) => row.month)).toEqual([5, 9])
  })

  it('draws the months of a new span anew, and those after it only where it moves their lanes', () => {
    const after = layoutYear([anItem('new', day('2027-06-29'), day('2027-07-02')), ...items], options, before)
    expect(changedMonths(after)).toEqual([6, 7])
  })

  it('draws one month anew for one holiday', () => {
    const holidays = [...options.holidays, { day: day('2027-08-15'), name: 'Ferragosto' }]
    expect(changedMonths(layoutYear(items, { ...options, holidays }, before))).toEqual([8])
  })

  it('comes back itself when the same year was read again, in new objects', () => {
    const again = items.map((item) => ({ ...item }))
    expect(layoutYear(again, { ...options, geometry: { ...options.geometry } }, before)).toBe(before)
  })

  it.each<[string, Partial<YearOptions>]>([
    ['the size', { geometry: plannerGeometry({ width: 1040, height: 900, align: 'weekday' }) }],
    ['the first day of the week', { weekStart: 6 }],
    ['the font', { measure: (text) => text.length * 5 }],
    ['how routine is shown', { showsRoutine: true }],
  ])('draws all twelve anew when %s is another', (_name, rest) => {
    expect(changedMonths(layoutYear(items, { ...options, ...rest }, before))).toHaveLength(12)
  })

  it('shows the other year when the year is another', () => {
    const after = layoutYear(items, { ...options, from: januaryOf(2028) }, before)
    expect(after.rows[1]?.days).toHaveLength(29)
    expect(after.rows.every((row) => row.bars.length + row.moments.length === 0)).toBe(true)
  })
})

describe('layoutYear of a very full year', () => {
  it.each([1_000, 10_000])('measures only what is drawn, at most once each, of %i events', (count) => {
    let measured = 0
    const measure = (text: string): number => {
      measured += 1
      return text.length * 6
    }
    const { rows } = layoutYear(yearItems(sampleYear(count)), { ...options, measure, holidays: [] })
    const drawn = rows.reduce((sum, row) => sum + row.bars.length + row.moments.length, 0)
    expect(measured).toBe(drawn)
    expect(drawn).toBeLessThanOrEqual(365 * options.geometry.lanes)
  })
})
