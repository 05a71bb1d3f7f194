import { describe, expect, it } from 'vitest'
import { aTimedItem, anItem, day } from '../../test/year-item.ts'
import type { YearItem } from '../item.ts'
import { monthsFrom } from '../year-months.ts'
import { plannerGeometry } from './geometry.ts'
import { layoutMonth, type MonthSource, type PlannerStyle } from './layout-month.ts'
import type { MonthRow } from './month-row.ts'
import { januaryOf } from '../../date/index.ts'

/** Every letter 6 px wide, as measured; 5.37 px as written on the paper. Columns are 36 px. */
const style: PlannerStyle = {
  weekStart: 0,
  geometry: plannerGeometry({ width: 1440, height: 900, align: 'weekday' }),
  measure: (text) => text.length * 6,
  showsRoutine: false,
}
const march = monthsFrom(januaryOf(2027))[2]!
const on = (date: number): number => march.first + date - 1

function layoutMarch(items: readonly YearItem[], source: Partial<MonthSource> = {}, rest: Partial<PlannerStyle> = {}) {
  const full = { items, holidays: [], carried: new Map<string, number>(), ...source }
  return layoutMonth(march, full, { ...style, ...rest })
}

const lanesOf = (row: MonthRow): Record<string, number> =>
  Object.fromEntries([...row.bars, ...row.moments].map(({ item, lane }) => [item.title, lane]))

const hiddenOf = (row: MonthRow): Record<number, number> =>
  Object.fromEntries(row.days.filter((one) => one.hidden > 0).map((one) => [one.date, one.hidden]))

describe('the days of a row', () => {
  it('stand under their weekdays, with weekends and holidays told', () => {
    const april = monthsFrom(januaryOf(2027))[3]!
    const { row } = layoutMonth(april, { items: [], holidays: [null, 'Feast'], carried: new Map() }, style)
    expect(row).toMatchObject({ month: 4, first: day('2027-04-01'), left: 184, width: 30 * 36 })
    expect(row.days).toHaveLength(30)
    expect(row.days.slice(0, 3)).toMatchObject([
      { date: 1, column: 3, weekday: 3, isWeekend: false, holiday: null, left: 184, width: 36 },
      { date: 2, column: 4, weekday: 4, isWeekend: false, holiday: 'Feast' },
      { date: 3, column: 5, weekday: 5, isWeekend: true },
    ])
  })

  it('stand under their dates when aligned so', () => {
    const geometry = plannerGeometry({ width: 1440, height: 900, align: 'date' })
    const { row } = layoutMarch([], {}, { geometry })
    expect(row.days.map((one) => one.column)).toEqual(Array.from({ length: 31 }, (_, index) => index))
  })
})

describe('spans', () => {
  it('take the lowest free lane, by start and then the longer first', () => {
    const items = [
      anItem('short', on(3), on(4)),
      anItem('long', on(3), on(10)),
      anItem('first', on(1), on(3)),
      anItem('after', on(4), on(5)),
    ]
    expect(lanesOf(layoutMarch(items).row)).toEqual({ first: 0, long: 1, short: 2, after: 0 })
  })

  it('keep the lane that they had in the month before', () => {
    const items = [anItem('old', on(-20), on(3)), anItem('thesis', on(-5), on(9)), anItem('new', on(1), on(4))]
    const carried = new Map([['thesis', 0]])
    expect(lanesOf(layoutMarch(items, { carried }).row)).toEqual({ thesis: 0, old: 1, new: 2 })
  })

  it('hand their lane on where they go on', () => {
    const { carried } = layoutMarch([
      anItem('a', on(1), on(2)),
      anItem('b', on(30), on(33)),
      anItem('c', on(31), on(40)),
    ])
    expect([...carried]).toEqual([
      ['b', 0],
      ['c', 1],
    ])
  })

  it('are square without an edge where they go on, and keep off the hairlines where they do not', () => {
    const { row } = layoutMarch([
      anItem('before', on(-3), on(2)),
      anItem('within', on(4), on(5)),
      anItem('on', on(30), on(35)),
    ])
    expect(row.bars).toMatchObject([
      { left: 76, width: 2 * 36 - 2, continuesBefore: true, continuesAfter: false, label: { left: 76 + 13 } },
      { left: 185, width: 2 * 36 - 3, continuesBefore: false, continuesAfter: false, label: { left: 185 + 7 } },
      { left: 1121, width: 2 * 36 - 1, continuesBefore: false, continuesAfter: true, label: { left: 1121 + 7 } },
    ])
  })

  it('add one to +n on each of their days in the row where no lane is free on all', () => {
    const items = [1, 2, 3, 4].map((number) => anItem(`trip ${number}`, on(5), on(8)))
    const { row } = layoutMarch([...items, anItem('late', on(7), on(10))])
    expect(hiddenOf(row)).toEqual({ 5: 1, 6: 1, 7: 2, 8: 2, 9: 1, 10: 1 })
  })

  it('say their title again at the start of the row', () => {
    const { row } = layoutMarch([anItem('Thesis', on(-40), on(50))])
    expect(row.bars[0]?.label).toMatchObject({ stretch: 89, runsOn: false, fades: false })
  })
})

describe('moments', () => {
  it('leave a lane whose next thing would cut their words', () => {
    const items = [anItem('Trip', on(10), on(12)), aTimedItem('Visit to the hills', on(9), [9, 10])]
    expect(lanesOf(layoutMarch(items).row)).toEqual({ Trip: 0, 'Visit to the hills': 1 })
  })

  it('leave a lane in which they would cut the words before them', () => {
    const items = [aTimedItem('Dinner with all', on(9), [9, 10]), aTimedItem('Tax', on(10), [9, 10])]
    expect(lanesOf(layoutMarch(items).row)).toEqual({ 'Dinner with all': 0, Tax: 1 })
  })

  it('rather lose a day of their own words than take two from those before', () => {
    const blocked = [anItem('one', on(9), on(14)), anItem('two', on(12), on(14))]
    const before = aTimedItem('A rather long dinner', on(9), [9, 10])
    const { row } = layoutMarch([...blocked, before, aTimedItem('Tax adviser', on(11), [9, 10])])
    expect(lanesOf(row)).toEqual({ one: 0, two: 1, 'A rather long dinner': 2, 'Tax adviser': 1 })
  })

  it('are placed all-day first, then by the clock, and count what is left in +n', () => {
    const items = [
      aTimedItem('evening', on(9), [18, 19]),
      aTimedItem('morning', on(9), [9, 10]),
      anItem('birthday', on(9)),
      anItem('feast', on(9)),
      anItem('off', on(9), on(9), { status: 'cancelled' }),
    ]
    const { row } = layoutMarch(items)
    expect(Object.keys(lanesOf(row)).sort()).toEqual(['birthday', 'feast', 'morning'])
    expect(hiddenOf(row)).toEqual({ 9: 2 })
  })

  it('write from x+10 over the free days behind, and are as wide as mark and words', () => {
    const { row } = layoutMarch([aTimedItem('Dentist', on(9), [9, 10])])
    const left = 76 + 8 * 36
    expect(row.moments[0]).toMatchObject({ left, top: 14, fromColumn: 8, toColumn: 8 })
    expect(row.moments[0]?.width).toBeCloseTo(10 + 7 * 5.37, 5)
    expect(row.moments[0]?.label).toMatchObject({ left: left + 10, stretch: 88, fades: false })
  })

  it('narrow and fade where all lanes are full of words', () => {
    const rows = ['Annual meeting', 'Board meeting x', 'Club gathering x']
    const items = [9, 10].flatMap((date) => rows.map((title) => aTimedItem(`${title} ${date}`, on(date), [9, 10])))
    const { row } = layoutMarch(items)
    const labels = row.moments.filter((moment) => moment.fromColumn === 8).map((moment) => moment.label)
    expect(labels).toHaveLength(3)
    for (const label of labels) expect(label).toMatchObject({ stretch: 80, fades: true, width: 36 - 10 - 2 })
  })
})

describe('milestones', () => {
  const race = anItem('Florence Marathon', on(20), on(20), { kind: 'milestone' })

  it('keep the days of their title free before other moments are placed', () => {
    const items = [21, 22, 23].map((date) => anItem(`day ${date}`, on(date)))
    const { row } = layoutMarch([race, ...items])
    expect(lanesOf(row)).toMatchObject({ 'Florence Marathon': 0, 'day 21': 1, 'day 22': 2, 'day 23': 1 })
    const chip = row.moments.find((moment) => moment.item === race)
    expect(chip?.width).toBeCloseTo(20 + 17 * 6 * 0.92 + 7, 5)
    expect(chip?.label).toMatchObject({ left: chip!.left + 20, stretch: 89, fades: false })
  })

  it('end before the next span of their lane, faded', () => {
    const spans = [1, 2, 3].map((number) => anItem(`span ${number}`, on(21), on(25)))
    const chip = layoutMarch([race, ...spans]).row.moments[0]
    expect(chip!.left + chip!.width).toBe(76 + 20 * 36 - 2)
    expect(chip?.label).toMatchObject({ stretch: 80, fades: true })
  })

  it('are counted in +n where the title of an earlier one holds their last lane', () => {
    const spans = [1, 2].map((number) => anItem(`span ${number}`, on(18), on(25)))
    const next = anItem('Exam', on(21), on(21), { kind: 'milestone' })
    const { row } = layoutMarch([race, next, ...spans])
    expect(lanesOf(row)).not.toHaveProperty('Exam')
    expect(hiddenOf(row)).toEqual({ 21: 1 })
  })
})

describe('holiday names', () => {
  const names = (row: MonthRow) => row.holidayNames.map(({ name, lane, label }) => [name, lane, label.stretch])
  const feastOn = (date: number, name = 'Feast') => ({
    holidays: Array.from({ length: 31 }, (_, index) => (index === date - 1 ? name : null)),
  })

  it('stand in the first lane where they cut nothing', () => {
    const items = [anItem('A long birthday', on(9)), anItem('Trip', on(12), on(14))]
    expect(names(layoutMarch(items, feastOn(10, 'Liberation')).row)).toEqual([['Liberation', 1, 88]])
  })

  it('narrow before they give up', () => {
    const items = [0, 1, 2].map((number) => anItem(`span ${number}`, on(13), on(14)))
    const [wide, narrow, tooLong] = ['x'.repeat(18), 'x'.repeat(20), 'x'.repeat(21)]
    expect(names(layoutMarch(items, feastOn(10, wide)).row)).toEqual([[wide, 0, 88]])
    expect(names(layoutMarch(items, feastOn(10, narrow)).row)).toEqual([[narrow, 0, 80]])
    expect(names(layoutMarch(items, feastOn(10, tooLong)).row)).toEqual([])
  })

  it('are not written over a full day, which stays told as a holiday', () => {
    const items = [0, 1, 2].map((number) => anItem(`span ${number}`, on(9), on(14)))
    const { row } = layoutMarch(items, feastOn(10))
    expect(names(row)).toEqual([])
    expect(row.days[9]?.holiday).toBe('Feast')
  })
})

describe('routine', () => {
  const swim = (date: number, hour: number) =>
    aTimedItem(`swim ${date}/${hour}`, on(date), [hour, hour + 1], { isRoutine: true })

  it('is at most two dots a day by the clock, never a lane, never in +n', () => {
    const { row } = layoutMarch([swim(9, 18), swim(9, 7), swim(9, 12), swim(10, 7)])
    expect(row.days[8]?.dots.map((item) => item.title)).toEqual(['swim 9/7', 'swim 9/12'])
    expect(row.days[8]).toMatchObject({ routine: 3, hidden: 0 })
    expect(row).toMatchObject({ moments: [], bars: [], eventCount: 4 })
  })

  it('has no dots in a compact planner', () => {
    const geometry = plannerGeometry({ width: 1000, height: 900, align: 'weekday' })
    const { row } = layoutMarch([swim(9, 7)], {}, { geometry })
    expect(row.days[8]).toMatchObject({ dots: [], routine: 1 })
  })

  it('is drawn as any event where the person wants it so', () => {
    const { row } = layoutMarch([swim(9, 7)], {}, { showsRoutine: true })
    expect(row.moments).toHaveLength(1)
    expect(row.eventCount).toBe(1)
  })
})

it('counts the events that touch the month, without what is cancelled', () => {
  const items = [
    anItem('trip', on(-3), on(2)),
    anItem('one', on(9)),
    anItem('off', on(9), on(9), { status: 'cancelled' }),
  ]
  expect(layoutMarch(items).row.eventCount).toBe(2)
})
