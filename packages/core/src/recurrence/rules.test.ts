import { describe, expect, it } from 'vitest'
import { expand, momentOf, startsOf } from './test/sample-series.ts'

const WORKDAYS = 'MO,TU,WE,TH,FR'

/** Title, start, rule, and the first days that come of it. */
type Case = readonly [title: string, start: string, rule: string, days: string]

const cases: readonly Case[] = [
  ['monthly on the 31st', '2026-01-31', 'FREQ=MONTHLY', '2026-01-31 2026-03-31 2026-05-31 2026-07-31 2026-08-31'],
  ['monthly on the 30th', '2026-01-30', 'FREQ=MONTHLY', '2026-01-30 2026-03-30 2026-04-30'],
  ['monthly on the 29th', '2027-12-29', 'FREQ=MONTHLY', '2027-12-29 2028-01-29 2028-02-29 2028-03-29'],
  ['every three months on the 31st', '2026-01-31', 'FREQ=MONTHLY;INTERVAL=3', '2026-01-31 2026-07-31 2026-10-31'],
  ['29 February', '2024-02-29', 'FREQ=YEARLY', '2024-02-29 2028-02-29 2032-02-29'],
  ['29 February across 2100', '2096-02-29', 'FREQ=YEARLY', '2096-02-29 2104-02-29 2108-02-29'],
  ['day 366 of the year', '2024-12-31', 'FREQ=YEARLY;BYYEARDAY=366', '2024-12-31 2028-12-31'],
  ['the last day of the year', '2024-12-31', 'FREQ=YEARLY;BYYEARDAY=-1', '2024-12-31 2025-12-31 2026-12-31'],
  ['three days of the year', '2026-01-01', 'FREQ=YEARLY;BYYEARDAY=200,1,100', '2026-01-01 2026-04-10 2026-07-19'],
  [
    'a day of the year in a month',
    '2025-12-31',
    'FREQ=YEARLY;BYMONTH=1;BYYEARDAY=1,100',
    '2025-12-31 2026-01-01 2027-01-01',
  ],
  [
    'the last Friday',
    '2026-01-30',
    'FREQ=MONTHLY;BYDAY=-1FR',
    '2026-01-30 2026-02-27 2026-03-27 2026-04-24 2026-05-29',
  ],
  ['the fifth Monday', '2026-03-30', 'FREQ=MONTHLY;BYDAY=5MO', '2026-03-30 2026-06-29 2026-08-31 2026-11-30'],
  ['a Friday the 13th', '2026-02-13', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '2026-02-13 2026-03-13 2026-11-13'],
  ['the last but one day', '2026-01-30', 'FREQ=MONTHLY;BYMONTHDAY=-2', '2026-01-30 2026-02-27 2026-03-30'],
  ['15th and 30th', '2026-01-15', 'FREQ=MONTHLY;BYMONTHDAY=30,15', '2026-01-15 2026-01-30 2026-02-15 2026-03-15'],
  ['31st and last, named twice', '2026-01-31', 'FREQ=MONTHLY;BYMONTHDAY=31,-1', '2026-01-31 2026-02-28 2026-03-31'],
  ['the last workday', '2026-01-30', `FREQ=MONTHLY;BYDAY=${WORKDAYS};BYSETPOS=-1`, '2026-01-30 2026-02-27 2026-03-31'],
  [
    'the second and the last weekend day',
    '2026-02-01',
    'FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=2,-1',
    '2026-02-01 2026-02-07 2026-02-28 2026-03-07 2026-03-29',
  ],
  ['the first day of a week', '2026-01-05', 'FREQ=WEEKLY;BYDAY=TH,TU;BYSETPOS=1', '2026-01-05 2026-01-06 2026-01-13'],
  [
    'every other week from Monday',
    '2026-01-06',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO',
    '2026-01-06 2026-01-11 2026-01-20 2026-01-25',
  ],
  [
    'every other week from Sunday',
    '2026-01-06',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU',
    '2026-01-06 2026-01-18 2026-01-20 2026-02-01',
  ],
  ['week 53', '2020-12-28', 'FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO', '2020-12-28 2026-12-28 2032-12-27'],
  [
    'week 53, whose Friday is in the next year',
    '2021-01-01',
    'FREQ=YEARLY;BYWEEKNO=53',
    '2021-01-01 2027-01-01 2032-12-31',
  ],
  [
    'week 1, whose Monday may be in the last year',
    '2024-12-30',
    'FREQ=YEARLY;BYWEEKNO=1',
    '2024-12-30 2025-12-29 2027-01-04',
  ],
  ['the last week', '2025-12-22', 'FREQ=YEARLY;BYWEEKNO=-1', '2025-12-22 2026-12-28 2027-12-27'],
  [
    'week 1 of weeks from Sunday',
    '2026-01-04',
    'FREQ=YEARLY;BYWEEKNO=1;BYDAY=SU;WKST=SU',
    '2026-01-04 2027-01-03 2028-01-02',
  ],
  ['the 20th Monday of the year', '2026-05-18', 'FREQ=YEARLY;BYDAY=20MO', '2026-05-18 2027-05-17 2028-05-15'],
  ["mother's day", '2026-05-10', 'FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', '2026-05-10 2027-05-09 2028-05-14'],
  [
    'Tuesday after the first Monday of November',
    '2024-11-05',
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '2024-11-05 2028-11-07 2032-11-02',
  ],
  ['a date in some months', '2026-01-31', 'FREQ=YEARLY;BYMONTH=2,1,3', '2026-01-31 2026-03-31 2027-01-31'],
  [
    'every Thursday of March',
    '2026-03-05',
    'FREQ=YEARLY;BYMONTH=3;BYDAY=TH',
    '2026-03-05 2026-03-12 2026-03-19 2026-03-26 2027-03-04',
  ],
  ['every day of a month', '2026-01-30', 'FREQ=DAILY;BYMONTH=1', '2026-01-30 2026-01-31 2027-01-01'],
  ['weekdays, daily', '2026-01-08', `FREQ=DAILY;BYDAY=${WORKDAYS}`, '2026-01-08 2026-01-09 2026-01-12'],
  [
    'every third day, on Mondays only',
    '2026-01-05',
    'FREQ=DAILY;INTERVAL=3;BYDAY=MO',
    '2026-01-05 2026-01-26 2026-02-16',
  ],
  ['a start that the rule does not ask for', '2026-01-07', 'FREQ=WEEKLY;BYDAY=MO', '2026-01-07 2026-01-12 2026-01-19'],
]

describe('R2: rules of RFC 5545', () => {
  it.each(cases)('R2: %s', (_, start, rrule, days) => {
    const expected = days.split(' ')
    const seen = startsOf(momentOf(start, { rrule }), start, '2110-01-01').slice(0, expected.length)
    expect(seen).toEqual(expected)
  })

  it.each(cases)('R2: %s, ended by COUNT, begins and ends the same', (_, start, rrule, days) => {
    const expected = days.split(' ')
    const counted = momentOf(start, { rrule: `${rrule};COUNT=${expected.length}` })
    expect(startsOf(counted, start, '2110-01-01')).toEqual(expected)
  })

  it('R2: COUNT counts the start, also one that the rule does not ask for', () => {
    const series = momentOf('2026-01-07', { rrule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=3' })
    expect(startsOf(series, '2026-01-01', '2026-12-31')).toEqual(['2026-01-07', '2026-01-12', '2026-01-19'])
  })

  it('R2: COUNT counts what an EXDATE takes out', () => {
    const series = momentOf('2026-01-05', { rrule: 'FREQ=DAILY;COUNT=4', exdates: ['2026-01-06', '2026-01-05'] })
    expect(startsOf(series, '2026-01-01', '2026-12-31')).toEqual(['2026-01-07', '2026-01-08'])
  })

  it.each([
    ['a date on a timed series, to the end of the day', 'UNTIL=20260107', '2026-01-07T10:00'],
    ['the very instant', 'UNTIL=20260107T090000Z', '2026-01-07T10:00'],
    ['a minute less', 'UNTIL=20260107T085900Z', '2026-01-06T10:00'],
    ['a wall time', 'UNTIL=20260107T100000', '2026-01-07T10:00'],
  ])('R2: UNTIL as %s', (_, until, last) => {
    const series = momentOf('2026-01-05T10:00', { rrule: `FREQ=DAILY;${until}` })
    expect(startsOf(series, '2026-01-01', '2026-12-31').at(-1)).toBe(last)
  })

  it('R2: UNTIL of an all-day series includes its day, with a time or without', () => {
    const last = (until: string): string | undefined =>
      startsOf(momentOf('2026-01-05', { rrule: `FREQ=DAILY;UNTIL=${until}` }), '2026-01-01', '2026-12-31').at(-1)
    expect(last('20260107')).toBe('2026-01-07')
    expect(last('20260107T000000Z')).toBe('2026-01-07')
  })

  it.each([
    ['FREQ=DAILY;COUNT=3;UNTIL=20260301', '2026-01-07'],
    ['FREQ=DAILY;COUNT=30;UNTIL=20260106', '2026-01-06'],
  ])('R2: of COUNT and UNTIL, which a file may have both, the earlier ends %s', (rrule, last) => {
    expect(startsOf(momentOf('2026-01-05', { rrule }), '2026-01-01', '2026-12-31').at(-1)).toBe(last)
  })

  it('R2: UNTIL before the start leaves nothing', () => {
    const series = momentOf('2026-01-05', { rrule: 'FREQ=DAILY;UNTIL=20260104' })
    expect(expand(series, '2025-01-01', '2027-12-31')).toMatchObject({ occurrences: [], isTruncated: false })
  })

  it('R2: BYHOUR and BYMINUTE of one value set the time of day of all but the start', () => {
    const series = momentOf('2026-01-05T10:00', { rrule: 'FREQ=DAILY;BYHOUR=15;BYMINUTE=45;COUNT=3' })
    const expected = ['2026-01-05T10:00', '2026-01-05T15:45', '2026-01-06T15:45']
    expect(startsOf(series, '2026-01-01', '2026-12-31')).toEqual(expected)
  })

  it('R2: all-day events have no hours for a rule to name', () => {
    const series = momentOf('2026-01-05', { rrule: 'FREQ=DAILY;BYHOUR=9,17;COUNT=2' })
    expect(expand(series, '2026-01-01', '2026-12-31').occurrences).toHaveLength(2)
  })
})
