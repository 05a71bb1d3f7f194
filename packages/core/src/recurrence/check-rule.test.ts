import { describe, expect, it } from 'vitest'
import type { EventTimes } from '../event/index.ts'
import { checkRule, COUNT_MAX, INTERVAL_MAX, RULE_TEXT_MAX } from './index.ts'
import { momentOf } from './test/sample-series.ts'

const inRome = momentOf('2026-01-05T10:00')
const inNewYork = momentOf('2026-01-05T10:00', { timezone: 'America/New_York' })
const floating = momentOf('2026-01-05T10:00', { timezone: null })
const allDay = momentOf('2026-01-05')

const ruleOf = (rrule: string, times: EventTimes = inRome): string => {
  const check = checkRule(rrule, times)
  return check.ok ? check.rule : check.reason
}

describe('checkRule', () => {
  it.each([
    ['freq=weekly;byday=mo,we;interval=2', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE'],
    ['BYDAY=+1MO,-1FR;FREQ=MONTHLY;', 'FREQ=MONTHLY;BYDAY=1MO,-1FR'],
    ['FREQ=DAILY;INTERVAL=1;WKST=MO', 'FREQ=DAILY'],
    ['FREQ=DAILY;BYHOUR=12;BYMINUTE=30;BYSECOND=0', 'FREQ=DAILY;BYHOUR=12;BYMINUTE=30'],
    ['FREQ=YEARLY;BYMONTH=5,5;BYMONTHDAY=01', 'FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=1'],
    ['FREQ=YEARLY;BYWEEKNO=1,-1;BYDAY=SU;WKST=SU', 'FREQ=YEARLY;BYWEEKNO=1,-1;BYDAY=SU;WKST=SU'],
    ['FREQ=YEARLY;BYYEARDAY=-1;BYSETPOS=1;COUNT=2', 'FREQ=YEARLY;COUNT=2;BYYEARDAY=-1;BYSETPOS=1'],
    ['FREQ=DAILY;COUNT=1', 'FREQ=DAILY;COUNT=1'],
    [`FREQ=DAILY;COUNT=${COUNT_MAX}`, `FREQ=DAILY;COUNT=${COUNT_MAX}`],
    [`FREQ=DAILY;INTERVAL=${INTERVAL_MAX}`, `FREQ=DAILY;INTERVAL=${INTERVAL_MAX}`],
  ])('takes %s', (rrule, rule) => {
    expect(checkRule(rrule, inRome)).toEqual({ ok: true, rule })
    expect(checkRule(rule, inRome)).toEqual({ ok: true, rule })
  })

  it.each([
    ['a day, for a timed series', '20260301', inRome, '20260301T225900Z'],
    ['wall time, for a series with a zone', '20260701T100000', inRome, '20260701T080000Z'],
    ['UTC', '20260701T080030Z', inRome, '20260701T080000Z'],
    ['UTC, for a floating series', '20260701T080000Z', floating, '20260701T080000'],
    ['a day, for a floating series', '20260301', floating, '20260301T235900'],
    ['a time, for an all-day series', '20260301T120000Z', allDay, '20260301'],
    ['a day, for an all-day series', '20260301', allDay, '20260301'],
    ['the last day of all, which goes on in UTC', '99991231', inNewYork, '99991231T235900Z'],
    ['the start itself', '20260105T090000Z', inRome, '20260105T090000Z'],
  ])('writes UNTIL as the series needs it: %s', (_, until, times, written) => {
    expect(ruleOf(`FREQ=DAILY;UNTIL=${until}`, times)).toBe(`FREQ=DAILY;UNTIL=${written}`)
  })

  it.each([
    ['nothing', ''],
    ['no frequency', 'INTERVAL=2'],
    ['an unknown frequency', 'FREQ=FORTNIGHTLY'],
    ['an unknown part', 'FREQ=DAILY;X-FOO=1'],
    ['a part of prototypes', 'FREQ=DAILY;CONSTRUCTOR=1'],
    ['a part twice', 'FREQ=DAILY;COUNT=2;COUNT=3'],
    ['a part without value', 'FREQ=DAILY;COUNT'],
    ['an empty value', 'FREQ=DAILY;BYDAY='],
    ['an empty item', 'FREQ=WEEKLY;BYDAY=MO,,TU'],
    ['the name of the property', 'RRULE:FREQ=DAILY'],
    ['a line break', 'FREQ=DAILY\r\nSUMMARY:x'],
    ['a fraction', 'FREQ=DAILY;INTERVAL=1.5'],
    ['an exponent', 'FREQ=DAILY;INTERVAL=1e3'],
    ['month 13', 'FREQ=YEARLY;BYMONTH=13'],
    ['month 0', 'FREQ=YEARLY;BYMONTH=0'],
    ['day 32', 'FREQ=MONTHLY;BYMONTHDAY=32'],
    ['day 0', 'FREQ=MONTHLY;BYMONTHDAY=0'],
    ['hour 24', 'FREQ=DAILY;BYHOUR=24'],
    ['weekday 0MO', 'FREQ=MONTHLY;BYDAY=0MO'],
    ['weekday 54MO', 'FREQ=YEARLY;BYDAY=54MO'],
    ['weekday XX', 'FREQ=WEEKLY;BYDAY=XX'],
    ['a numbered weekday in a week', 'FREQ=WEEKLY;BYDAY=1MO'],
    ['a numbered weekday beside weeks', 'FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO'],
    ['a day of the month in a week', 'FREQ=WEEKLY;BYMONTHDAY=1'],
    ['weeks in a month', 'FREQ=MONTHLY;BYWEEKNO=1'],
    ['days of the year in a month', 'FREQ=MONTHLY;BYYEARDAY=1'],
    ['UNTIL on 30 February', 'FREQ=DAILY;UNTIL=20260230'],
    ['UNTIL at 25:00', 'FREQ=DAILY;UNTIL=20260301T250000Z'],
    ['UNTIL with dashes', 'FREQ=DAILY;UNTIL=2026-03-01'],
  ])('refuses %s', (_, rrule) => {
    expect(ruleOf(rrule)).toBe('invalid')
  })

  it.each([
    ['both COUNT and UNTIL', 'FREQ=DAILY;COUNT=2;UNTIL=20260301', 'count_and_until'],
    ['UNTIL before the start', 'FREQ=DAILY;UNTIL=20260105T085900Z', 'until_before_start'],
    ['COUNT over the limit', `FREQ=DAILY;COUNT=${COUNT_MAX + 1}`, 'too_many'],
    ['INTERVAL over the limit', `FREQ=DAILY;INTERVAL=${INTERVAL_MAX + 1}`, 'interval_out_of_range'],
    ['a rule that never comes again', 'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=6', 'never_recurs'],
  ])('refuses %s', (_, rrule, reason) => {
    expect(checkRule(rrule, inRome)).toEqual({ ok: false, reason })
  })

  it('takes 1,000 characters and no more', () => {
    const long = (extra: string): string => `FREQ=DAILY;BYMONTH=${'1,'.repeat(490)}1${extra}`
    expect(long('')).toHaveLength(RULE_TEXT_MAX)
    expect(ruleOf(long(''))).toBe('FREQ=DAILY;BYMONTH=1')
    expect(ruleOf(long(';'))).toBe('too_long')
  })

  it('takes hours for all-day events, where they say nothing, and drops them', () => {
    expect(ruleOf('FREQ=DAILY;BYHOUR=9,17', allDay)).toBe('FREQ=DAILY')
  })
})
