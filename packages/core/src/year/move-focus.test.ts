import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '../test/year-item.ts'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { dayOf, formatDay, januaryOf, monthAt, twelveMonths, weekdayOf, yearOf, type Day } from '../date/index.ts'
import { moveFocus, type FocusShape } from './move-focus.ts'

const from = januaryOf(2027)
const byWeekday: FocusShape = { from, view: 'planner', align: 'weekday', weekStart: 0 }
const byDate: FocusShape = { from, view: 'planner', align: 'date', weekStart: 0 }
const months: FocusShape = { from, view: 'months', weekStart: 0 }
const monthsFromSunday: FocusShape = { from, view: 'months', weekStart: 6 }
const heat: FocusShape = { from, view: 'heat', weekStart: 0 }

/** The same in the year of a day. */
const inYearOf = (shape: FocusShape, day: Day): FocusShape => ({ ...shape, from: januaryOf(yearOf(day)) })

const press = (key: string, from: string, shape: FocusShape, shiftKey = false): string | null => {
  const to = moveFocus({ key, shiftKey }, day(from), inYearOf(shape, day(from)))
  return to === null ? null : formatDay(to)
}

describe('moveFocus in the planner', () => {
  it.each([
    ['ArrowRight', '2027-03-18', '2027-03-19'],
    ['ArrowLeft', '2027-03-01', '2027-02-28'],
    ['ArrowRight', '2027-12-31', '2028-01-01'],
    ['ArrowLeft', '2027-01-01', '2026-12-31'],
    ['ArrowDown', '2027-03-18', '2027-04-15'],
    ['ArrowUp', '2027-03-18', '2027-02-18'],
    ['ArrowUp', '2027-01-20', '2027-01-20'],
    ['ArrowDown', '2027-12-20', '2027-12-20'],
    // The ragged edge: the row below begins later, or ends earlier.
    ['ArrowDown', '2027-03-01', '2027-04-01'],
    ['ArrowUp', '2027-05-31', '2027-04-30'],
    ['Home', '2027-03-18', '2027-03-01'],
    ['End', '2028-02-03', '2028-02-29'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2027-01-15', '2026-12-15'],
    ['PageDown', '2027-12-15', '2028-01-15'],
  ])('%s goes from %s to %s under weekdays', (key, from, to) => {
    expect(press(key, from, byWeekday)).toBe(to)
  })

  it.each([
    ['ArrowDown', '2027-03-18', '2027-04-18'],
    ['ArrowUp', '2027-03-31', '2027-02-28'],
    ['ArrowUp', '2028-03-29', '2028-02-29'],
  ])('%s goes from %s to %s under dates', (key, from, to) => {
    expect(press(key, from, byDate)).toBe(to)
  })

  it.each([
    ['PageUp', '2027-03-18', '2026-03-18'],
    ['PageDown', '2028-02-29', '2029-02-28'],
    ['PageDown', '2027-12-31', '2028-12-31'],
  ])('Shift+%s goes from %s to %s, a year away', (key, from, to) => {
    expect(press(key, from, byWeekday, true)).toBe(to)
  })
})

describe('moveFocus in the months', () => {
  it.each([
    ['ArrowDown', '2027-03-28', '2027-04-04'],
    ['ArrowUp', '2027-01-03', '2027-01-03'],
    ['ArrowDown', '2027-12-27', '2027-12-27'],
    ['ArrowRight', '2027-03-31', '2027-04-01'],
    ['Home', '2027-03-18', '2027-03-15'],
    ['End', '2027-03-18', '2027-03-21'],
    ['Home', '2027-05-02', '2027-05-01'],
    ['End', '2027-03-30', '2027-03-31'],
  ])('%s goes from %s to %s', (key, from, to) => {
    expect(press(key, from, months)).toBe(to)
  })

  it('ends the rows where the week of the person ends', () => {
    expect(press('Home', '2027-03-18', monthsFromSunday)).toBe('2027-03-14')
    expect(press('End', '2027-03-18', monthsFromSunday)).toBe('2027-03-20')
  })
})

describe('moveFocus in the heatmap', () => {
  it.each([
    ['ArrowRight', '2027-03-18', '2027-03-25'],
    ['ArrowLeft', '2027-01-05', '2027-01-05'],
    ['ArrowDown', '2027-03-18', '2027-03-19'],
    ['ArrowUp', '2027-01-01', '2026-12-31'],
    ['Home', '2027-03-18', '2027-01-07'],
    ['End', '2027-03-18', '2027-12-30'],
  ])('%s goes from %s to %s', (key, from, to) => {
    expect(press(key, from, heat)).toBe(to)
  })
})

describe('moveFocus in twelve months that do not begin in January', () => {
  const november = { from: monthAt(2026, 11), weekStart: 0 } as const
  const shapes: Record<string, FocusShape> = {
    planner: { ...november, view: 'planner', align: 'weekday' },
    months: { ...november, view: 'months' },
    heat: { ...november, view: 'heat' },
  }

  it.each([
    ['planner', 'ArrowDown', '2026-12-20', '2027-01-17'],
    ['planner', 'ArrowUp', '2027-01-17', '2026-12-20'],
    ['planner', 'ArrowUp', '2026-11-12', '2026-11-12'],
    ['planner', 'ArrowDown', '2027-10-20', '2027-10-20'],
    ['planner', 'ArrowDown', '2027-01-31', '2027-02-28'],
    ['months', 'ArrowDown', '2026-12-30', '2027-01-06'],
    ['months', 'ArrowUp', '2026-11-03', '2026-11-03'],
    ['heat', 'ArrowRight', '2026-12-30', '2027-01-06'],
    ['heat', 'Home', '2027-03-18', '2026-11-05'],
    ['heat', 'End', '2027-03-18', '2027-10-28'],
    ['planner', 'PageDown', '2026-12-31', '2027-01-31'],
  ])('%s: %s goes from %s to %s', (view, key, from, to) => {
    expect(formatDay(moveFocus({ key, shiftKey: false }, day(from), shapes[view]!)!)).toBe(to)
  })

  it('leaves them by Left and Right alone', () => {
    const { first, last } = twelveMonths(november.from)
    expect(moveFocus({ key: 'ArrowLeft', shiftKey: false }, first, shapes['planner']!)).toBe(first - 1)
    expect(moveFocus({ key: 'ArrowRight', shiftKey: false }, last, shapes['planner']!)).toBe(last + 1)
  })
})

describe('moveFocus everywhere', () => {
  const shapes = fc.constantFrom(byWeekday, byDate, months, monthsFromSunday, heat)
  const days = fc.integer({ min: dayOf(1900, 1, 1), max: dayOf(2200, 12, 31) })
  const settings = { seed: testSeed, numRuns: testCounts.propertyRuns }

  it('leaves other keys alone', () => {
    for (const key of ['Enter', 'a', 'Tab', '']) expect(press(key, '2027-03-18', byWeekday)).toBeNull()
  })

  it('never leaves the year by Home, End or the arrow across the rows', () => {
    const keys = fc.constantFrom('Home', 'End', 'ArrowUp', 'ArrowDown')
    fc.assert(
      fc.property(keys, days, fc.constantFrom(byWeekday, byDate, months), (key, from, shape) => {
        expect(yearOf(moveFocus({ key, shiftKey: false }, from, inYearOf(shape, from))!)).toBe(yearOf(from))
      }),
      settings,
    )
  })

  it('keeps the weekday by Up and Down under weekdays, but at a ragged edge', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('ArrowUp', 'ArrowDown'), (from, key) => {
        const to = moveFocus({ key, shiftKey: false }, from, inYearOf(byWeekday, from))!
        const isEdge = to === from || weekdayOf(to) !== weekdayOf(from)
        const [first, last] = [press('Home', formatDay(to), byWeekday), press('End', formatDay(to), byWeekday)]
        if (isEdge && to !== from) expect([first, last]).toContain(formatDay(to))
        else expect(weekdayOf(to)).toBe(weekdayOf(from))
      }),
      settings,
    )
  })

  it('comes back by the opposite arrow along the days', () => {
    fc.assert(
      fc.property(days, shapes, (from, shape) => {
        const [there, back] = shape.view === 'heat' ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft']
        const to = moveFocus({ key: there, shiftKey: false }, from, inYearOf(shape, from))!
        expect(moveFocus({ key: back, shiftKey: false }, to, inYearOf(shape, to))).toBe(from)
      }),
      settings,
    )
  })
})
