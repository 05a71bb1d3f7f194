import { describe, expect, it } from 'vitest'
import type { Series } from '../event/index.ts'
import { formatDay } from '../date/index.ts'
import { spanOfSeries } from './index.ts'
import { exceptionOf, momentOf, seriesWith } from './test/sample-series.ts'

const spanText = (series: Series): string => {
  const { firstDay, lastDay } = spanOfSeries(series)
  return `${formatDay(firstDay)} ${lastDay === null ? 'endless' : formatDay(lastDay)}`
}

const daily = (rrule: string, change: Partial<Series> = {}): Series =>
  momentOf('2026-01-05T10:00', { rrule, ...change })

describe('spanOfSeries', () => {
  it.each([
    ['a single event', seriesWith({}), '2026-01-04 2026-01-06'],
    ['an all-day trip', momentOf('2026-01-05', { end: '2026-01-09' }), '2026-01-04 2026-01-10'],
    ['a UTC day before its own', seriesWith({ timezone: 'Pacific/Kiritimati' }), '2026-01-03 2026-01-05'],
    [
      'an end on another wall',
      seriesWith({ end: '2026-01-05T20:00', endTimezone: 'Pacific/Honolulu' }),
      '2026-01-04 2026-01-07',
    ],
    [
      'an arrival before the departure, on the walls',
      seriesWith({ end: '2026-01-04T23:00', timezone: 'Pacific/Auckland', endTimezone: 'Pacific/Honolulu' }),
      '2026-01-03 2026-01-06',
    ],
    ['an endless rule', daily('FREQ=DAILY'), '2026-01-04 endless'],
    ['a COUNT', daily('FREQ=DAILY;COUNT=100000'), '2026-01-04 2299-10-21'],
    ['a COUNT of months with a 31st', daily('FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3'), '2026-01-04 2026-04-01'],
    ['a COUNT of what never comes', daily('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5'), '2026-01-04 2026-01-06'],
    ['an UNTIL', daily('FREQ=DAILY;UNTIL=20260110T090000Z'), '2026-01-04 2026-01-11'],
    ['an UNTIL before the start', daily('FREQ=DAILY;UNTIL=20250110'), '2026-01-04 2026-01-06'],
    [
      'RDATEs on both sides',
      daily('FREQ=DAILY;COUNT=2', { rdates: ['2026-03-01T10:00', '2025-12-24T10:00'] }),
      '2025-12-23 2026-03-02',
    ],
    ['a rule that is not expanded', daily('FREQ=HOURLY'), '2026-01-04 2026-01-06'],
    [
      'an exception moved far off',
      daily('FREQ=DAILY;COUNT=2', {
        exceptions: [exceptionOf('2026-01-06T10:00', { start: '2026-05-01T10:00', end: '2026-05-02T10:00' })],
      }),
      '2026-01-04 2026-05-03',
    ],
    [
      'an exception moved back',
      daily('FREQ=DAILY', {
        exceptions: [exceptionOf('2026-01-06T10:00', { start: '2025-05-01T10:00', end: '2025-05-01T11:00' })],
      }),
      '2025-04-30 endless',
    ],
  ])('of %s is one day wider on each side', (_, series, span) => {
    expect(spanText(series)).toBe(span)
  })
})
