import { dayOf, daysLater, parseDay } from '@dodici/core/date'
import type { Series } from '@dodici/core/event'
import { occurrencesOf, spanOfSeries } from '@dodici/core/recurrence'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { daysAway, nearestOccurrence } from './nearest-occurrence.ts'

const START = '2020-01-01'
const zone = 'Europe/Rome'
const dayAt = (text: string): number => parseDay(text) ?? 0

const series = (rrule: string, facts: Partial<Series> = {}): Series => ({
  allDay: true,
  start: START,
  end: START,
  timezone: null,
  endTimezone: null,
  rrule,
  rdates: [],
  exdates: [],
  exceptions: [],
  ...facts,
})

const nearest = (of: Series, today: string) => {
  const { firstDay, lastDay } = spanOfSeries(of)
  return nearestOccurrence(of, { first: firstDay, last: lastDay ?? 999_999 }, { today: dayAt(today), zone })?.start
}
/** Every day from so many before one to so many after it. */
const daysAround = (day: string, before: number, after: number): string[] =>
  Array.from({ length: before + after + 1 }, (_, index) => daysLater(day, index - before))

describe('the occurrence nearest to today', () => {
  it('of a dense series is today, in a hundred years too', () => {
    expect(nearest(series('FREQ=DAILY'), '2026-11-22')).toBe('2026-11-22')
    expect(nearest(series('FREQ=DAILY'), '2126-11-22')).toBe('2126-11-22')
  })

  it('is the first of a series that begins later, and the last of one that is over', () => {
    expect(nearest(series('FREQ=DAILY;COUNT=10'), '1950-05-05')).toBe(START)
    expect(nearest(series('FREQ=DAILY;COUNT=10'), '2190-05-05')).toBe('2020-01-10')
  })

  it('is found where thousands about today are taken out, on either side', () => {
    const exdates = daysAround('2030-06-01', 2_500, 2_400)
    expect(nearest(series('FREQ=DAILY', { exdates }), '2030-06-01')).toBe(daysLater('2030-06-01', 2_401))
    const others = daysAround('2030-06-01', 2_400, 2_500)
    expect(nearest(series('FREQ=DAILY', { exdates: others }), '2030-06-01')).toBe(daysLater('2030-06-01', -2_401))
  })

  it('is found though it is a lifetime away', () => {
    expect(nearest(series('FREQ=YEARLY;INTERVAL=90'), '2060-01-01')).toBe(START)
    expect(nearest(series('FREQ=YEARLY;INTERVAL=90'), '2070-01-01')).toBe('2110-01-01')
  })

  it('is one that lasts over today, however many do', () => {
    expect(nearest(series('FREQ=DAILY', { end: '2040-01-01' }), '2030-06-01')).toBe(START)
  })

  it('is none where every day is taken out, or all lie after the years that can be opened', () => {
    expect(nearest(series('FREQ=DAILY;COUNT=3', { exdates: daysAround(START, 0, 3) }), '2020-01-01')).toBeUndefined()
    expect(nearest(series('FREQ=DAILY', { start: '2300-01-01', end: '2300-01-01' }), '2026-01-01')).toBeUndefined()
  })

  it('is no farther away than any other', () => {
    const rules = [
      'FREQ=DAILY;COUNT=900',
      'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=90',
      'FREQ=YEARLY;COUNT=9',
      'FREQ=MONTHLY;COUNT=50',
    ]
    const input = fc.record({
      rrule: fc.constantFrom(...rules),
      today: fc.integer({ min: dayOf(2018, 1, 1), max: dayOf(2032, 1, 1) }),
      length: fc.integer({ min: 0, max: 9 }),
      removed: fc.array(fc.nat(900), { maxLength: 200 }),
    })
    fc.assert(
      fc.property(input, ({ rrule, today, length, removed }) => {
        const exdates = removed.map((days) => daysLater(START, days))
        const given = series(rrule, { end: daysLater(START, length), exdates })
        const { firstDay: first, lastDay } = spanOfSeries(given)
        const days = { first, last: lastDay ?? first }
        const all = occurrencesOf(given, { ...days, zone }).occurrences.map((one) => daysAway(one, { today, zone }))
        const found = nearestOccurrence(given, days, { today, zone })
        expect(found ? daysAway(found, { today, zone }) : Number.POSITIVE_INFINITY).toBe(Math.min(...all))
      }),
      { numRuns: testCounts.propertyRuns, seed: testSeed },
    )
  })
})
