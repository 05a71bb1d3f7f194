import { describe, expect, it } from 'vitest'
import { pickedTime, snoozeTime } from './snooze-times.ts'

const at = (instant: string, zone = 'Europe/Rome') => ({ now: Date.parse(instant), zone })

describe('a reminder is put off', () => {
  it.each([
    ['tenMinutes', '2027-03-18T09:00:00Z', '2027-03-18T09:10:00.000Z'],
    ['hour', '2027-03-18T09:00:00Z', '2027-03-18T10:00:00.000Z'],
    ['tomorrow', '2027-03-18T09:00:00Z', '2027-03-19T08:00:00.000Z'],
    // Shortly after midnight in Rome it is another day there already.
    ['tomorrow', '2027-03-18T23:30:00Z', '2027-03-20T08:00:00.000Z'],
    // The clocks go forward on 28 March 2027.
    ['tomorrow', '2027-03-27T09:00:00Z', '2027-03-28T07:00:00.000Z'],
    ['nextWeek', '2027-03-18T09:00:00Z', '2027-03-22T08:00:00.000Z'],
    ['nextWeek', '2027-03-22T09:00:00Z', '2027-03-29T07:00:00.000Z'],
  ] as const)('%s, at %s', (kind, now, until) => {
    expect(snoozeTime(kind, at(now))).toBe(until)
  })

  it('to a time of the person’s own clock, from now to a year ahead', () => {
    const now = at('2027-03-18T09:00:00Z', 'America/New_York')
    expect(pickedTime('2027-03-18T08:00', now)).toBe('2027-03-18T12:00:00.000Z')
    expect(pickedTime('2027-03-18T05:00', now)).toBeNull()
    expect(pickedTime('2028-03-19T05:00', now)).toBeNull()
    expect(pickedTime('', now)).toBeNull()
  })
})
