import type { Series } from '@dodici/core/event'
import { expect, it } from 'vitest'
import { refuseCutRule } from './event-rule.ts'

const seriesWith = (rrule: string | null): Series => ({
  allDay: false,
  start: '2027-03-01T18:00',
  end: '2027-03-01T19:00',
  timezone: 'Europe/Rome',
  endTimezone: null,
  rrule,
  rdates: [],
  exdates: [],
  exceptions: [],
})

it.each([
  ['FREQ=WEEKLY;UNTIL=100000101', 'invalid'],
  ['FREQ=DAILY;BYHOUR=9,17', 'finer_than_daily'],
])('refuses what would leave a series nothing but its first occurrence: %s', (rrule, message) => {
  const before = { rrule: 'FREQ=WEEKLY', all_day: 0 }
  const fault = expect.objectContaining({
    code: 'rule_refused',
    facts: { errors: [{ path: 'recurrence', message }] },
  }) as Error
  expect(() => refuseCutRule(before, seriesWith(rrule))).toThrow(fault)
})

it('lets a series be edited that never showed more, and all that show more', () => {
  expect(() => refuseCutRule({ rrule: 'FREQ=HOURLY', all_day: 0 }, seriesWith('FREQ=HOURLY'))).not.toThrow()
  expect(() => refuseCutRule({ rrule: null, all_day: 0 }, seriesWith('FREQ=DAILY'))).not.toThrow()
  expect(() => refuseCutRule({ rrule: 'FREQ=DAILY', all_day: 0 }, seriesWith(null))).not.toThrow()
})
