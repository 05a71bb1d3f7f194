import { formatDay, formatWall, MINUTES_A_DAY, yearSpan } from '@dodici/core/date'
import { occurrencesOf } from '@dodici/core/recurrence'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testSeed } from '../../../../../scripts/test-counts.ts'
import { seriesOf } from './event-record.ts'
import { isSingle, occurrencesOfSingle, writeWindow } from './single-occurrence.ts'

const YEAR = 2027
const window = { ...yearSpan(YEAR), zone: 'Europe/Rome' }
const content = {
  title: '',
  description: '',
  location: '',
  url: '',
  kind: 'event',
  status: 'confirmed',
  busy: 1,
  away: null,
} as const
const once = { ...content, timezone: null, end_timezone: null, rrule: null, rdates: '[]', exdates: '[]' }

const allDay = (start: number, length: number) => ({
  ...once,
  all_day: 1,
  start_at: formatDay(start),
  end_at: formatDay(start + length),
})
const floating = (start: number, length: number) => ({
  ...once,
  all_day: 0,
  start_at: formatWall(start),
  end_at: formatWall(start + length),
})

/** Around both ends of the year, where it matters, and to the minute of midnight. */
const aroundTheEnds = fc.tuple(fc.constantFrom(window.first, window.last + 1), fc.integer({ min: -4, max: 4 }))
const minutes = fc.constantFrom(-1, 0, 1, 600)

it('an event that appears once is shown exactly as the expansion of a series would show it', () => {
  const rows = fc.oneof(
    fc.tuple(aroundTheEnds, fc.integer({ min: 0, max: 6 })).map(([[end, days], length]) => allDay(end + days, length)),
    fc
      .tuple(aroundTheEnds, minutes, fc.constantFrom(0, 1, 60, MINUTES_A_DAY, 5 * MINUTES_A_DAY + 1))
      .map(([[end, days], minute, length]) => floating((end + days) * MINUTES_A_DAY + minute, length)),
  )
  const seen = new Set<number>()
  fc.assert(
    fc.property(rows, (row) => {
      expect(isSingle(row)).toBe(true)
      const expected = occurrencesOf(seriesOf(row, []), window).occurrences.map(({ start, end }) => ({ start, end }))
      seen.add(expected.length)
      expect(occurrencesOfSingle(row, writeWindow(window))).toEqual(expected)
    }),
    { seed: testSeed, numRuns: 1_000 },
  )
  expect([...seen].sort()).toEqual([0, 1])
})

it.each([
  ['repeats', { rrule: 'FREQ=DAILY' }],
  ['has further dates', { rdates: '["2027-05-01"]' }],
  ['has taken dates out', { exdates: '["2027-05-01"]' }],
  ['ends before it starts', { end_at: '2026-01-01' }],
  ['is at home in a zone', { all_day: 0, timezone: 'Europe/Rome' }],
])('leaves an event to the expansion that %s', (_what, columns) => {
  expect(isSingle({ ...allDay(window.first, 1), ...columns })).toBe(false)
})
