import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { januaryOf, MINUTES_A_DAY } from '../../date/index.ts'
import { crowdedYear } from '../../test/arbitrary-items.ts'
import { aTimedItem, anItem, day, dayOfMonth } from '../../test/year-item.ts'
import type { YearItem } from '../item.ts'
import { boxesIn } from './boxes.ts'
import { plannerGeometry } from './geometry.ts'
import { layoutYear, type YearLayout, type YearOptions } from './layout-year.ts'
import type { MonthRow } from './month-row.ts'
import { openedMonth } from './open-month.ts'

const closed: YearOptions = {
  from: januaryOf(2027),
  weekStart: 0,
  geometry: plannerGeometry({ width: 1440, height: 900, align: 'weekday' }),
  measure: (text) => text.length * 6,
  holidays: [],
  showsRoutine: false,
}
const writeTime = (wall: number) => `${Math.floor((wall % MINUTES_A_DAY) / 60)}h`
const march = openedMonth(januaryOf(2027) + 2, writeTime)
const opened: YearOptions = { ...closed, opened: march }
const on = dayOfMonth(2027, 3)

const marchOf = ({ rows }: YearLayout): MonthRow => rows[2]!
const others = ({ rows }: YearLayout): MonthRow[] => rows.filter((_, index) => index !== 2)
const hiddenIn = (row: MonthRow): number => row.days.reduce((sum, { hidden }) => sum + hidden, 0)
const textsIn = (row: MonthRow): string[] => [...row.bars, ...row.moments].map(({ text }) => text)

/** So many events at hours of one day. */
const fullDay = (count: number, date = 10): YearItem[] =>
  Array.from({ length: count }, (_, index) =>
    aTimedItem(`Visit ${index}`, on(date), [8, 9], { id: `${date} ${index}` }),
  )

describe('a month that is opened', () => {
  it('has a lane for everything, and no other row changes', () => {
    fc.assert(
      fc.property(crowdedYear(2027), (items) => {
        const [before, after] = [layoutYear(items, closed), layoutYear(items, opened)]
        expect(others(after)).toEqual(others(before))
        const row = marchOf(after)
        const drawn = [...row.bars, ...row.moments].length
        const there = items.filter((item) => item.first <= on(31) && item.last >= on(1) && !item.isRoutine)
        if (hiddenIn(row) === 0) expect(drawn).toBe(there.length)
        const lowest = Math.max(0, ...[...row.bars, ...row.moments].map(({ top }) => top + row.opened!.pitch))
        expect(lowest).toBeLessThanOrEqual(row.opened!.height)
      }),
      { seed: testSeed, numRuns: testCounts.propertyRuns },
    )
  })

  it('keeps every closed row as it was, and closed again is the row of before', () => {
    const items = fullDay(9)
    const before = layoutYear(items, closed)
    const open = layoutYear(items, opened, before)
    for (const [index, row] of open.rows.entries()) expect(row === before.rows[index]).toBe(index !== 2)
    expect(layoutYear(items, closed, open).rows[2]).toBe(before.rows[2])
  })

  it('writes the times of what has one, where it begins', () => {
    const trip = anItem('Trip', day('2027-02-26'), on(2), {
      allDay: false,
      start: day('2027-02-26') * MINUTES_A_DAY + 18 * 60,
    })
    const camp = anItem('Camp', on(20), on(22), { allDay: false, start: on(20) * MINUTES_A_DAY + 7 * 60 })
    const items = [trip, camp, aTimedItem('Dentist', on(5), [9, 10]), anItem('Birthday', on(6))]
    expect(textsIn(marchOf(layoutYear(items, opened)))).toEqual(['Trip', '7h Camp', '9h Dentist', 'Birthday'])
    expect(textsIn(marchOf(layoutYear(items, closed)))).toContain('Dentist')
  })

  it('leaves weekly series their dots, as the setting says', () => {
    const series = aTimedItem('Course', on(5), [9, 10], { isRoutine: true })
    expect(textsIn(marchOf(layoutYear([series], opened)))).toEqual([])
    expect(textsIn(marchOf(layoutYear([series], { ...opened, showsRoutine: true })))).toEqual(['9h Course'])
  })

  it('is tall even where it is empty, and as tall as its lanes where it is not', () => {
    expect(marchOf(layoutYear([], opened)).opened).toEqual({ height: 138, pitch: 20, bar: 19, font: 12 })
    expect(marchOf(layoutYear(fullDay(30), opened)).opened!.height).toBeGreaterThan(30 * 20)
    const geometry = plannerGeometry({ width: 1440, height: 900, align: 'weekday', spacing: 'compact' })
    expect(marchOf(layoutYear([], { ...opened, geometry })).opened).toMatchObject({ pitch: 16, font: 11.25 })
  })

  it('draws 900 events of a month without counting any, and of a day with more than 40 counts the rest', () => {
    const month = Array.from({ length: 31 }, (_, index) => fullDay(29, index + 1)).flat()
    const row = marchOf(layoutYear([...month, fullDay(30)[29]!], opened))
    expect([row.moments.length, hiddenIn(row)]).toEqual([900, 0])
    const crowded = marchOf(layoutYear(fullDay(333), opened))
    expect([crowded.moments.length, hiddenIn(crowded)]).toEqual([40, 293])
  })

  it('has fewer lanes in a window that shows much of the other rows', () => {
    const month = Array.from({ length: 31 }, (_, index) => fullDay(29, index + 1)).flat()
    const geometry = plannerGeometry({ width: 2560, height: 1440, align: 'weekday' })
    const row = marchOf(layoutYear(month, { ...opened, geometry }))
    expect([row.moments.length, hiddenIn(row)]).toEqual([31 * 14, 31 * 15])
  })

  it('of milestones that are too many to draw counts those that find no lane', () => {
    const month = Array.from({ length: 31 }, (_, index) => fullDay(38, index + 1)).flat()
    const milestones = month.map((item) => ({ ...item, kind: 'milestone' as const }))
    const row = marchOf(layoutYear(milestones, opened))
    expect(boxesIn([row])).toBeLessThanOrEqual(900)
    expect(hiddenIn(row) + row.moments.length).toBe(milestones.length)
  })

  it('is laid out anew alone when something in it changes, and the others when something in them does', () => {
    const items = fullDay(9)
    const before = layoutYear(items, opened)
    const inMarch = layoutYear([...items, anItem('New', on(3))], opened, before)
    expect(others(inMarch).every((row, index) => row === others(before)[index])).toBe(true)
    expect(marchOf(inMarch)).not.toBe(marchOf(before))
    const inMay = layoutYear([...items, anItem('New', day('2027-05-03'))], opened, before)
    expect(marchOf(inMay)).toBe(marchOf(before))
    expect(layoutYear([...items], opened, before)).toBe(before)
    expect(marchOf(layoutYear(items, { ...opened, opened: openedMonth(march.month, String) }, before))).not.toBe(
      marchOf(before),
    )
  })

  it('of other years opens nothing', () => {
    const layout = layoutYear(fullDay(9), { ...closed, opened: openedMonth(januaryOf(2031), writeTime) })
    expect(layout.openedRow).toBeNull()
    expect(layout.rows).toEqual(layoutYear(fullDay(9), closed).rows)
  })
})
