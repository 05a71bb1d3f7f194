import { measureLoad, measureRules, PLAIN_RULES } from '@dodici/core/load'
import { formatDay } from '@dodici/core/date'
import { yearItems } from '@dodici/core/year'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { shownFigure, wholeFigure } from '../../address/counted-figure.ts'
import { sampleCalendar, sampleCategory, sampleEvent } from '../../test/samples.ts'
import { busyYear } from '../year/test/busy-year.ts'
import { countedList, firstEvents } from './counted-list.ts'

const june = { from: '2027-06-01', to: '2027-06-30' }
const wall = (day: number) => (20_970 + day) * 1440

const facts = (events: Parameters<typeof yearItems>[0], more: Partial<Parameters<typeof countedList>[1]> = {}) => ({
  items: yearItems(events),
  categories: [sampleCategory(), sampleCategory({ _id: 'travel', name: 'Travel' })],
  calendars: [sampleCalendar(), sampleCalendar({ _id: 'hidden', shown: false })],
  isOfGoal: null,
  rules: PLAIN_RULES,
  now: wall(0),
  ...more,
})

const call = sampleEvent({ _id: 'call', title: 'Call', start: '2027-06-09T09:00', end: '2027-06-09T10:30' })
const lunch = sampleEvent({ _id: 'lunch', title: 'Lunch', start: '2027-06-09T10:00', end: '2027-06-09T11:00' })
const crete = sampleEvent({
  _id: 'crete',
  title: 'Crete',
  categoryId: 'travel',
  start: '2027-05-28',
  end: '2027-06-02',
})
const events = [lunch, call, crete]

describe('what a figure counted', () => {
  it('is in the order of the days, each event with its own minutes', () => {
    const list = countedList(
      wholeFigure(june),
      facts(events, { rules: measureRules(8, [{ _id: 'travel', name: 'Travel' }]) }),
    )
    expect(list.months.map(({ key }) => key)).toEqual(['2027-06'])
    expect(list.months[0]?.events.map(({ item, minutes, isAway }) => [item.title, minutes, isAway])).toEqual([
      ['Crete', 0, true],
      ['Call', 90, false],
      ['Lunch', 60, false],
    ])
    expect(list).toMatchObject({ events: 3, days: 3, minutes: 120, minutesAlone: 150, dayEvents: 4 })
  })

  it('is narrowed as the figure was, by category, calendar and hidden calendars', () => {
    const hidden = sampleEvent({ _id: 'h', calendarId: 'hidden', start: '2027-06-10' })
    const gone = sampleEvent({ _id: 'g', categoryId: 'gone', start: '2027-06-11' })
    const given = facts([...events, hidden, gone])
    const ids = (figure: Parameters<typeof countedList>[0]) =>
      countedList(figure, given).months.flatMap((month) => month.events.map(({ item }) => item.eventId))
    const shown = shownFigure({ first: 20_970, last: 21_000 }, { category: 'all', calendar: 'all' })
    expect(formatDay(20_970)).toBe('2027-06-01')
    expect(ids(shown)).toEqual(['crete', 'call', 'lunch', 'g'])
    expect(ids(wholeFigure(june))).toEqual(['crete', 'call', 'lunch', 'h', 'g'])
    expect(ids(wholeFigure(june, { category: 'travel' }))).toEqual(['crete'])
    expect(ids(wholeFigure(june, { category: 'none' }))).toEqual(['call', 'lunch', 'h', 'g'])
    expect(ids(wholeFigure(june, { calendar: 'hidden' }))).toEqual(['h'])
  })

  it('leaves out what does not count, and says how many of each', () => {
    const others = [
      sampleEvent({ _id: 'b', kind: 'marker', start: '2027-06-03' }),
      sampleEvent({ _id: 'f', busy: false, start: '2027-06-04' }),
      sampleEvent({ _id: 'c', status: 'cancelled', start: '2027-06-05' }),
      sampleEvent({ _id: 'm', kind: 'marker', status: 'cancelled', start: '2027-06-05' }),
      sampleEvent({ _id: 'j', kind: 'marker', start: '2027-07-05' }),
    ]
    expect(countedList(wholeFigure(june), facts([...events, ...others]))).toMatchObject({
      ...{ events: 3, uncounted: { markers: 1, free: 1, cancelled: 2, ahead: 0 } },
    })
  })

  it('holds only what is over where the figure does', () => {
    const over = wholeFigure(june, { time: 'over' })
    expect(countedList(over, facts(events, { now: wall(8) + 630 }))).toMatchObject({
      ...{ events: 2, uncounted: { ahead: 1 } },
    })
    expect(countedList(over, facts(events, { now: wall(8) + 660 }))).toMatchObject({ events: 3 })
  })

  it('is as much as the figure says, for any days of any year', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 364 }), fc.integer({ min: 0, max: 364 }))
    fc.assert(
      fc.property(fc.integer(), span, fc.constantFrom(0, 8), (seed, ends, allDayHours) => {
        const [first = 0, last = 0] = ends.toSorted((a, b) => a - b).map((day) => 20_819 + day)
        const rules = measureRules(allDayHours, [])
        const given = facts(busyYear(60, seed), { rules })
        const list = countedList(wholeFigure({ from: formatDay(first), to: formatDay(last) }), given)
        const { events: number, days, minutes } = measureLoad(given.items, { first, last }, rules)
        expect(list).toMatchObject({ events: number, days, minutes })
        expect(list.months.flatMap((month) => month.events)).toHaveLength(number)
      }),
      { seed: testSeed, numRuns: testCounts.propertyRuns },
    )
  })

  it('can be shown step by step', () => {
    const { months } = countedList(wholeFigure({ from: '2027-01-01', to: '2027-12-31' }), facts(events))
    expect(months.map((month) => month.events.length)).toEqual([1, 2])
    expect(firstEvents(months, 2).map((month) => month.events.length)).toEqual([1, 1])
    expect(firstEvents(months, 1)).toHaveLength(1)
  })
})
