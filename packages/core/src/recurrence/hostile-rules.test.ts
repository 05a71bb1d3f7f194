import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayOf, parseDay } from '../date/index.ts'
import {
  checkRule,
  lastStartDayOf,
  occurrenceNames,
  occurrencesOf,
  showsFirstOnly,
  STEPS_MAX,
  spanOfSeries,
  splitBefore,
} from './index.ts'
import { expand, momentOf, startsOf } from './test/sample-series.ts'

// What a question costs is counted in steps and not timed.
const taken = vi.hoisted(() => ({ steps: 0 }))

vi.mock(import('./budget.ts'), async (load) => {
  const real = await load()
  return {
    ...real,
    spend: (budget, steps) => {
      taken.steps += steps
      real.spend(budget, steps)
    },
  }
})

/** A quarter of what a question may take. */
const MANY_STEPS = STEPS_MAX / 4
const numbers = (first: number, count: number): string => Array.from({ length: count }, (_, i) => first + i).join(',')
const window = { first: dayOf(2026, 1, 1), last: dayOf(2026, 12, 31), zone: 'Europe/Rome' }

beforeEach(() => {
  taken.steps = 0
})

describe('R1: rules that are made to hang a calendar', () => {
  const dense = `BYHOUR=${numbers(0, 24)};BYMINUTE=${numbers(0, 60)};BYSECOND=${numbers(0, 60)}`

  it.each([
    ['endless SECONDLY', 'FREQ=SECONDLY', 'finer_than_daily'],
    ['endless MINUTELY', 'FREQ=MINUTELY;INTERVAL=15', 'finer_than_daily'],
    ['endless HOURLY', 'FREQ=HOURLY', 'finer_than_daily'],
    ['HOURLY that never matches', 'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30', 'finer_than_daily'],
    ['a dense list of times, once', `FREQ=DAILY;COUNT=1;${dense}`, 'finer_than_daily'],
    ['a dense list of times and places', `FREQ=YEARLY;COUNT=1;${dense};BYSETPOS=-1`, 'finer_than_daily'],
    ['twice a day', 'FREQ=DAILY;BYHOUR=8,20', 'finer_than_daily'],
    ['COUNT of two milliards', 'FREQ=DAILY;COUNT=2000000000', 'too_many'],
    ['INTERVAL of 0', 'FREQ=DAILY;INTERVAL=0', 'invalid'],
    ['INTERVAL of -1', 'FREQ=DAILY;INTERVAL=-1', 'invalid'],
    ['INTERVAL of 1e15', 'FREQ=DAILY;INTERVAL=1000000000000000', 'interval_out_of_range'],
    ['COUNT of 0', 'FREQ=DAILY;COUNT=0', 'invalid'],
    ['30 February', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'never_recurs'],
    ['30 February, looked for daily', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'never_recurs'],
    ['31 April, every seventh month', 'FREQ=MONTHLY;INTERVAL=7;BYMONTH=4;BYMONTHDAY=31', 'never_recurs'],
    ['a first day of the year in June', 'FREQ=YEARLY;BYYEARDAY=1;BYMONTH=6', 'never_recurs'],
    ['place 366 of twelve', 'FREQ=YEARLY;BYMONTHDAY=1;BYSETPOS=366', 'never_recurs'],
    ['a rule of 5 MB', `FREQ=DAILY;BYMONTHDAY=${'1,'.repeat(2_500_000)}1`, 'too_long'],
  ])('R1: %s is refused', (_, rrule, reason) => {
    expect(checkRule(rrule, momentOf('2026-01-05T10:00'))).toEqual({ ok: false, reason })
    expect(taken.steps).toBeLessThanOrEqual(MANY_STEPS)
  })

  it.each([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY',
    'FREQ=HOURLY',
    `FREQ=DAILY;COUNT=1;${dense}`,
    'FREQ=DAILY;BYHOUR=8,20',
    'gibberish',
  ])('R1: of an imported %s the first occurrence is shown, and the rest is said to be missing', (rrule) => {
    const series = momentOf('2026-01-05T10:00', { rrule })
    expect(expand(series, '2026-01-01', '2026-12-31')).toMatchObject({
      occurrences: [{ start: '2026-01-05T10:00', recurrenceId: '2026-01-05T10:00' }],
      isTruncated: true,
    })
    expect(showsFirstOnly(rrule, false)).toBe(true)
    expect(spanOfSeries(series)).toEqual({ firstDay: dayOf(2026, 1, 4), lastDay: dayOf(2026, 1, 6) })
    expect(taken.steps).toBeLessThanOrEqual(3_000)
  })

  const heavy = [
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=2000000000',
    'FREQ=DAILY;BYMONTH=1,3;BYDAY=MO;COUNT=2000000000',
    'FREQ=DAILY;INTERVAL=3;BYMONTH=1;COUNT=2000000000',
    'FREQ=DAILY;INTERVAL=1000000000000000;COUNT=2000000000',
    'FREQ=WEEKLY;BYMONTH=2;COUNT=2000000000',
    'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=2000000000',
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=100000',
    'FREQ=YEARLY;BYWEEKNO=53;COUNT=2000000000',
    `FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;COUNT=2000000000;BYSETPOS=${numbers(1, 240)}`,
    `FREQ=YEARLY;BYYEARDAY=${numbers(1, 240)};COUNT=2000000000`,
    'FREQ=DAILY;COUNT=2000000000',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE;COUNT=2000000000',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
  ]

  it.each(heavy)('R1: an imported %s, begun in year 1, takes a quarter of the steps at most', (rrule) => {
    const series = momentOf('0001-01-01T10:00', { rrule })
    const { occurrences, isTruncated } = occurrencesOf(series, window)
    expect(occurrences.length).toBeLessThanOrEqual(366)
    expect(isTruncated).toBe(false)
    expect(taken.steps).toBeLessThanOrEqual(MANY_STEPS)
  })

  it('R1: a heavy rule can be measured, asked and split', () => {
    const series = momentOf('0001-01-01T10:00', { rrule: 'FREQ=DAILY;BYMONTH=1,3;BYDAY=MO;COUNT=2000000000' })
    expect(spanOfSeries(series).lastDay).toBeNull()
    expect(occurrenceNames(series)('2026-01-05')).toBe('2026-01-05T10:00')
    const pieces = splitBefore(series, '2026-01-05T10:00')
    expect(startsOf(pieces!.before!, '2026-01-01', '2026-12-31')).toEqual([])
    expect(startsOf(pieces!.after, '2026-01-01', '2026-01-12')).toEqual(['2026-01-05T10:00', '2026-01-12T10:00'])
  })

  it.each([...heavy, 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'])(
    'R1: of a %s with an end in 9999 the last start is found in a quarter of the steps',
    (rrule) => {
      const series = momentOf('0001-01-01T10:00', { rrule: `${rrule.replace(/;COUNT=\d+/, '')};UNTIL=99991231` })
      expect(lastStartDayOf(series)).not.toBeNull()
      expect(taken.steps).toBeLessThanOrEqual(MANY_STEPS)
    },
  )

  it('R1: nothing recurs after the year 9999', () => {
    const series = momentOf('9999-12-30', { rrule: 'FREQ=DAILY' })
    expect(startsOf(series, '9999-12-01', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31'])
    expect(spanOfSeries({ ...series, rrule: 'FREQ=DAILY;COUNT=10' }).lastDay).toBeNull()
  })
})

describe('R5: a daily event for 100 years', () => {
  const start = '1926-01-01T10:00'

  it.each(['FREQ=DAILY;COUNT=36525', 'FREQ=DAILY;UNTIL=20251231'])('R5: %s is accepted', (rrule) => {
    expect(checkRule(rrule, momentOf(start))).toMatchObject({ ok: true })
  })

  it.each([
    'FREQ=DAILY',
    'FREQ=DAILY;COUNT=50000',
    'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=36525',
    'FREQ=WEEKLY;COUNT=9000',
  ])('R5: %s is expanded by seeking to the window', (rrule) => {
    expect(occurrencesOf(momentOf(start, { rrule }), window).occurrences.length).toBeGreaterThan(50)
    expect(taken.steps).toBeLessThanOrEqual(20_000)
  })

  it.each([
    ['FREQ=DAILY;COUNT=36525', '2025-12-31'],
    ['FREQ=WEEKLY;COUNT=5218', '2025-12-26'],
    ['FREQ=MONTHLY;COUNT=1200', '2025-12-01'],
    ['FREQ=YEARLY;COUNT=100', '2025-01-01'],
    ['FREQ=MONTHLY;BYDAY=2MO,1MO;COUNT=2402', '2026-01-05'],
  ])('R5: the end of %s is found without walking there', (rrule, last) => {
    const series = momentOf(start.slice(0, 10), { rrule })
    expect(spanOfSeries(series).lastDay).toBe(parseDay(last)! + 1)
    expect(taken.steps).toBeLessThanOrEqual(3_000)
    expect(startsOf(series, '2024-12-31', '2026-12-31').at(-1)).toBe(last)
    expect(taken.steps).toBeLessThanOrEqual(80_000)
  })
})
