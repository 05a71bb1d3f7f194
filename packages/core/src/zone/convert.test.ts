import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { dayOf, formatWall, parseWall } from '../date/index.ts'
import { convertWall, instantOfWall, nowIn, wallAt } from './index.ts'

const wall = (text: string): number => {
  const minute = parseWall(text)
  if (minute === null) throw new Error(`not a wall time: ${text}`)
  return minute
}

const ZONES = [
  'Europe/Rome',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'America/St_Johns',
  'Pacific/Chatham',
  'UTC',
]

describe('conversion between wall and instant', () => {
  it.each([
    ['Europe/Rome', '2026-03-29T01:59', '2026-03-29T00:59', 'before the gap'],
    ['Europe/Rome', '2026-03-29T02:00', '2026-03-29T01:00', 'first minute of the gap'],
    ['Europe/Rome', '2026-03-29T02:30', '2026-03-29T01:30', 'inside the gap'],
    ['Europe/Rome', '2026-03-29T03:00', '2026-03-29T01:00', 'after the gap'],
    ['Europe/Rome', '2026-10-25T02:30', '2026-10-25T00:30', 'the first of the two'],
    ['Europe/Rome', '2026-10-25T03:00', '2026-10-25T02:00', 'after the overlap'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30', 'inside the gap'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30', 'the first of the two'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45', 'a gap of half an hour'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45', 'an overlap of half an hour'],
    ['Pacific/Apia', '2011-12-29T23:59', '2011-12-30T09:59', 'the last minute before the skipped day'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00', 'inside the skipped day'],
    ['Pacific/Apia', '2011-12-31T00:00', '2011-12-30T10:00', 'after the skipped day'],
    ['Africa/Casablanca', '2025-02-23T02:30', '2025-02-23T01:30', 'the clocks go back for Ramadan'],
    ['Africa/Casablanca', '2025-03-10T12:00', '2025-03-10T12:00', 'during Ramadan'],
    ['Africa/Casablanca', '2025-04-06T02:30', '2025-04-06T02:30', 'the clocks go forward after Ramadan'],
    ['Africa/Casablanca', '2025-05-01T12:00', '2025-05-01T11:00', 'the rest of the year'],
  ])('T1: %s %s is %sZ, %s', (zone, local, instant) => {
    expect(formatWall(instantOfWall(wall(local), zone))).toBe(instant)
  })

  it.each([
    ['Europe/Rome', '2026-03-29T02:30', '2026-03-29T03:30'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T03:30'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-04T02:45'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-31T12:00'],
    ['Africa/Casablanca', '2025-04-06T02:30', '2025-04-06T03:30'],
    ['Europe/Rome', '2026-10-25T02:30', '2026-10-25T02:30'],
  ])('T1: the clocks of %s show a skipped %s as %s', (zone, local, shown) => {
    expect(formatWall(convertWall(wall(local), zone, zone))).toBe(shown)
  })

  it('shows one instant on another wall, half hours and date line included', () => {
    const noon = wall('2026-01-10T12:00')
    expect(formatWall(convertWall(noon, 'Europe/Rome', 'Asia/Kolkata'))).toBe('2026-01-10T16:30')
    expect(formatWall(convertWall(noon, 'Pacific/Kiritimati', 'Pacific/Pago_Pago'))).toBe('2026-01-09T11:00')
  })

  it('leaves floating time alone', () => {
    expect(convertWall(wall('2026-03-29T02:30'), null, 'Europe/Rome')).toBe(wall('2026-03-29T02:30'))
  })

  it('tells the wall minute of a clock, seconds dropped, also before 1970', () => {
    expect(formatWall(nowIn('Europe/Rome', Date.UTC(2026, 6, 1, 10, 0, 59)))).toBe('2026-07-01T12:00')
    expect(formatWall(nowIn('UTC', Date.UTC(1969, 11, 31, 23, 59, 59)))).toBe('1969-12-31T23:59')
  })

  it('rounds local mean times to the minute', () => {
    const instant = instantOfWall(wall('1900-06-01T12:00'), 'Africa/Monrovia')
    expect(formatWall(wallAt(instant, 'Africa/Monrovia'))).toBe('1900-06-01T12:00')
    expect(Number.isInteger(instant)).toBe(true)
  })

  it('throws where the zone is none', () => {
    expect(() => instantOfWall(0, 'Mars/X')).toThrow(RangeError)
  })

  it('T1: agrees with Temporal on any wall minute of 1975 to 2199 in zones with whole-minute offsets', () => {
    const minute = fc.integer({ min: dayOf(1975, 1, 1) * 1440, max: dayOf(2200, 1, 1) * 1440 })
    const check = (local: number, zone: string): void => {
      const instant = Temporal.PlainDateTime.from(formatWall(local)).toZonedDateTime(zone)
      expect(instantOfWall(local, zone)).toBe(instant.epochMilliseconds / 60_000)
      expect(formatWall(wallAt(instantOfWall(local, zone), zone))).toBe(
        instant.toPlainDateTime().toString().slice(0, 16),
      )
    }
    fc.assert(fc.property(minute, fc.constantFrom(...ZONES), check), {
      seed: testSeed,
      numRuns: testCounts.propertyRuns * 4,
    })
  })

  it('T1: agrees with Temporal on every minute around the changes of 2026', () => {
    for (const zone of ZONES) {
      let next = Temporal.Instant.from('2026-01-01T00:00Z').toZonedDateTimeISO(zone).getTimeZoneTransition('next')
      for (; next !== null && next.year === 2026; next = next.getTimeZoneTransition('next')) {
        const change = next.epochMilliseconds / 60_000 + next.offsetNanoseconds / 60_000_000_000
        for (let local = change - 150; local <= change + 150; local += 7) {
          const expected = Temporal.PlainDateTime.from(formatWall(local)).toZonedDateTime(zone)
          expect(instantOfWall(local, zone), `${zone} ${formatWall(local)}`).toBe(expected.epochMilliseconds / 60_000)
        }
      }
    }
  })
})
