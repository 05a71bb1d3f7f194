import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import type { Series } from '../event/index.ts'
import { formatDay } from '../date/index.ts'
import { lastStartDayOf } from './index.ts'
import { exceptionOf, momentOf, startsOf } from './test/sample-series.ts'

const START = '2026-01-05T10:00'

const series = (rrule: string | null, change: Partial<Series> = {}): Series => momentOf(START, { rrule, ...change })

const textOf = (one: Series): string => {
  const day = lastStartDayOf(one)
  return day === null ? 'endless' : formatDay(day)
}

const moved = (from: string, to: string, change: Partial<Series> = {}) =>
  exceptionOf(from, { start: to, end: to, ...change })

describe('lastStartDayOf', () => {
  it.each([
    ['a single event', series(null), '2026-01-05'],
    ['an endless rule', series('FREQ=DAILY'), 'endless'],
    ['a COUNT', series('FREQ=WEEKLY;COUNT=3'), '2026-01-19'],
    ['a COUNT beyond the calendar', series('FREQ=YEARLY;COUNT=100000'), 'endless'],
    ['an UNTIL on a start', series('FREQ=WEEKLY;UNTIL=20260119T090000Z'), '2026-01-19'],
    ['an UNTIL between two starts', series('FREQ=MONTHLY;UNTIL=20261231'), '2026-12-05'],
    ['an UNTIL long after the last start', series('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;UNTIL=20310101'), '2028-02-29'],
    ['an UNTIL at the end of the calendar', series('FREQ=DAILY;UNTIL=99991231T235959Z'), '9999-12-31'],
    ['an UNTIL that only the start keeps to', series('FREQ=YEARLY;UNTIL=20260601'), '2026-01-05'],
    ['an UNTIL before the start', series('FREQ=DAILY;UNTIL=20250110'), '2026-01-05'],
    ['single dates', series(null, { rdates: ['2026-03-01T10:00', '2026-02-01T10:00'] }), '2026-03-01'],
    ['a date after the rule', series('FREQ=DAILY;COUNT=2', { rdates: ['2026-03-01T10:00'] }), '2026-03-01'],
    ['a date within the rule', series('FREQ=WEEKLY;COUNT=9', { rdates: ['2026-02-01T10:00'] }), '2026-03-02'],
    ['a last one taken out', series('FREQ=DAILY;COUNT=3', { exdates: ['2026-01-07T10:00'] }), '2026-01-06'],
    [
      'a last date taken out',
      series(null, { rdates: ['2026-03-01T10:00'], exdates: ['2026-03-01T10:00'] }),
      '2026-01-05',
    ],
    [
      'all taken out',
      series('FREQ=DAILY;COUNT=2', { exdates: ['2026-01-05T10:00', '2026-01-06T10:00'] }),
      '2026-01-05',
    ],
    [
      'one moved after the last',
      series('FREQ=DAILY;COUNT=3', { exceptions: [moved('2026-01-06T10:00', '2026-05-01T10:00')] }),
      '2026-05-01',
    ],
    [
      'the last one moved back',
      series('FREQ=DAILY;COUNT=3', { exceptions: [moved('2026-01-07T10:00', '2025-05-01T10:00')] }),
      '2026-01-06',
    ],
    [
      'the last one on another wall',
      series('FREQ=DAILY;COUNT=3', {
        exceptions: [moved('2026-01-07T10:00', '2026-01-09T06:00', { timezone: 'Asia/Tokyo' })],
      }),
      '2026-01-08',
    ],
    ['a rule that is not expanded', series('FREQ=HOURLY;UNTIL=20270101'), '2026-01-05'],
    ['an all-day series', momentOf('2026-01-05', { rrule: 'FREQ=DAILY;UNTIL=20260110' }), '2026-01-10'],
  ])('finds the end of %s', (_, one, day) => {
    expect(textOf(one)).toBe(day)
  })

  it('says the day on the wall of the series, not that of UTC', () => {
    const late = momentOf('2026-01-05T22:00', { timezone: 'America/New_York' })
    expect(textOf({ ...late, rrule: 'FREQ=DAILY;UNTIL=20260110T030000Z' })).toBe('2026-01-09')
  })

  it('is the last of what an expansion shows', () => {
    const rule = fc.constantFrom(
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=WEEKLY;BYDAY=TU,SA',
      'FREQ=MONTHLY;BYDAY=-1FR',
      'FREQ=YEARLY;BYWEEKNO=53,1',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
    )
    const end = fc.oneof(
      fc.integer({ min: 1, max: 20 }).map((count) => `COUNT=${count}`),
      fc.integer({ min: 0, max: 9 }).map((year) => `UNTIL=203${year}0630`),
    )
    const check = (parts: readonly string[], exdates: readonly string[]) => {
      const one = series(parts.join(';'), { exdates })
      const shown = startsOf(one, '2026-01-01', '2026-12-31').concat(startsOf(one, '2027-01-01', '2110-12-31'))
      fc.pre(shown.length > 0 && shown.length < 1_000)
      expect(textOf(one)).toBe(shown.at(-1)?.slice(0, 10))
    }
    const exdates = fc.constantFrom([], [START], ['2028-02-29'], ['2030-06-28', '2030-05-31'])
    fc.assert(fc.property(fc.tuple(rule, end), exdates, check), { seed: testSeed, numRuns: testCounts.propertyRuns })
  })
})
