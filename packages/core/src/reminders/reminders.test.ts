import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { formatWall, parseWall } from '../date/index.ts'
import type { Exception, Series } from '../event/index.ts'
import { firingsOf, minutesOfDay, nextFiring, quietEnd, type RemindedEvent, type Wish } from './index.ts'

const DAY = 1_440
const WEEK = 7 * DAY
const ROME = { zone: 'Europe/Rome', allDayAt: 540 }

/** Minutes since the epoch of a time as `2026-03-01T09:00` in UTC. */
const utc = (text: string): number => parseWall(text) ?? Number.NaN
const text = (at: number | null): string | null => (at === null ? null : formatWall(at))

const before = (...minutes: number[]): Wish[] => minutes.map((minutesBefore) => ({ minutesBefore, channel: 'display' }))

function event(start: string, wishes: readonly Wish[], facts: Partial<Series> = {}): RemindedEvent {
  const allDay = !start.includes('T')
  const series: Series = {
    allDay,
    start,
    end: start,
    timezone: allDay ? null : 'Europe/Rome',
    endTimezone: null,
    rrule: null,
    rdates: [],
    exdates: [],
    exceptions: [],
    ...facts,
  }
  return { series, status: 'confirmed', wishes }
}

const exception = (recurrenceId: string, facts: Partial<Exception>): Exception => ({
  recurrenceId,
  title: '',
  description: '',
  location: '',
  url: '',
  kind: 'event',
  status: 'confirmed',
  busy: true,
  away: null,
  allDay: false,
  start: recurrenceId,
  end: recurrenceId,
  timezone: 'Europe/Rome',
  endTimezone: null,
  ...facts,
})

const due = (of: RemindedEvent, from: string, to: string, clock = ROME): (string | null)[] =>
  firingsOf(of, clock, { after: utc(from), until: utc(to) }).map(({ at }) => text(at))

describe('an event that is there once', () => {
  const visit = event('2026-05-04T09:00', before(10, 60, DAY, WEEK))

  it('has each of its reminders, in their order', () => {
    expect(due(visit, '2026-04-20T00:00', '2026-05-10T00:00')).toEqual([
      '2026-04-27T07:00',
      '2026-05-03T07:00',
      '2026-05-04T06:00',
      '2026-05-04T06:50',
    ])
  })

  it('is due after the first moment and at the last', () => {
    expect(due(visit, '2026-05-04T06:50', '2026-05-05T00:00')).toEqual([])
    expect(due(visit, '2026-05-04T06:49', '2026-05-04T06:50')).toEqual(['2026-05-04T06:50'])
    expect(text(nextFiring(visit, ROME, utc('2026-05-04T06:49')))).toBe('2026-05-04T06:50')
    expect(nextFiring(visit, ROME, utc('2026-05-04T06:50'))).toBeNull()
    expect(text(nextFiring(visit, ROME, utc('1999-01-01T00:00')))).toBe('2026-04-27T07:00')
  })

  it('forgets what was due more than a month ago', () => {
    expect(due(visit, '2020-01-01T00:00', '2026-06-03T08:00')).toEqual(['2026-05-04T06:00', '2026-05-04T06:50'])
    expect(due(visit, '2020-01-01T00:00', '2030-01-01T00:00')).toEqual([])
  })

  it('has none where it is cancelled', () => {
    const cancelled: RemindedEvent = { ...visit, status: 'cancelled' }
    expect(due(cancelled, '2026-04-20T00:00', '2026-05-10T00:00')).toEqual([])
    expect(nextFiring(cancelled, ROME, utc('2026-01-01T00:00'))).toBeNull()
  })
})

describe('T2: what lasts all day', () => {
  it.each([
    ['Europe/Rome', '2026-05-04T07:00'],
    ['Pacific/Auckland', '2026-05-03T21:00'],
    ['Pacific/Honolulu', '2026-05-04T19:00'],
  ])('is told at nine of its day in %s', (zone, at) => {
    expect(text(nextFiring(event('2026-05-04', before(0)), { zone, allDayAt: 540 }, utc('2026-01-01T00:00')))).toBe(at)
  })

  it('is told the day before, a week before, and hours before, at the hour that the person has chosen', () => {
    const clock = { zone: 'Europe/Rome', allDayAt: minutesOfDay('07:30') }
    expect(due(event('2026-05-04', before(0, DAY, WEEK, 120)), '2026-04-26T00:00', '2026-05-20T00:00', clock)).toEqual([
      '2026-04-27T05:30',
      '2026-05-03T05:30',
      '2026-05-04T03:30',
      '2026-05-04T05:30',
    ])
  })
})

describe('T1: the clocks change', () => {
  it('leaves the day before at its hour, and hours as long as they are', () => {
    const monday = event('2026-03-30T09:00', before(DAY, 48 * 60 + 30))
    expect(due(monday, '2026-03-01T00:00', '2026-04-01T00:00')).toEqual(['2026-03-28T06:30', '2026-03-29T07:00'])
    const autumn = event('2026-10-25T09:00', before(DAY, 10 * 60))
    expect(due(autumn, '2026-10-01T00:00', '2026-11-01T00:00')).toEqual(['2026-10-24T07:00', '2026-10-24T22:00'])
  })

  it.each([
    ['2026-03-29T02:30', 'Europe/Rome', '2026-03-29T01:30', 'in the gap: moved forward'],
    ['2026-10-25T02:30', 'Europe/Rome', '2026-10-25T00:30', 'twice: the first'],
    ['2026-10-25T01:30', 'UTC', '2026-10-25T01:30', 'the second of the two on the wall of the person'],
  ])('%s in %s is told at %s (%s)', (start, timezone, at) => {
    const once = event(start, before(0), { timezone })
    expect(text(nextFiring(once, ROME, utc('2026-01-01T00:00')))).toBe(at)
  })

  it('T3: a series keeps its wall time, floating time goes by the person', () => {
    const daily = event('2026-03-28T08:00', before(15), { rrule: 'FREQ=DAILY;COUNT=3' })
    expect(due(daily, '2026-03-01T00:00', '2026-04-01T00:00')).toEqual([
      '2026-03-28T06:45',
      '2026-03-29T05:45',
      '2026-03-30T05:45',
    ])
    const floating = event('2026-03-30T08:00', before(0), { timezone: null })
    const inTokyo = { zone: 'Asia/Tokyo', allDayAt: 540 }
    expect(text(nextFiring(floating, inTokyo, utc('2026-03-01T00:00')))).toBe('2026-03-29T23:00')
  })
})

describe('a series', () => {
  const weekly = (facts: Partial<Series> = {}): RemindedEvent =>
    event('2026-05-04T09:00', before(30), { rrule: 'FREQ=WEEKLY;COUNT=4', ...facts })

  it('leaves out what is taken out or cancelled, and follows what was moved', () => {
    const changed = weekly({
      exdates: ['2026-05-11T09:00'],
      exceptions: [
        exception('2026-05-18T09:00', { status: 'cancelled' }),
        exception('2026-05-25T09:00', { start: '2026-05-27T15:00', end: '2026-05-27T16:00' }),
      ],
    })
    const firings = firingsOf(changed, ROME, { after: utc('2026-05-01T00:00'), until: utc('2026-05-31T00:00') })
    expect(firings.map(({ at, recurrenceId, exception: index }) => [text(at), recurrenceId, index])).toEqual([
      ['2026-05-04T06:30', '2026-05-04T09:00', null],
      ['2026-05-27T12:30', '2026-05-25T09:00', 1],
    ])
  })

  it('finds the next one however rare it is', () => {
    const leap = event('2024-02-29', before(WEEK), { rrule: 'FREQ=YEARLY' })
    expect(text(nextFiring(leap, ROME, utc('2024-03-01T00:00')))).toBe('2028-02-22T08:00')
    const century = event('2026-05-04T09:00', before(0), { rrule: 'FREQ=YEARLY;INTERVAL=100' })
    expect(text(nextFiring(century, ROME, utc('2026-06-01T00:00')))).toBe('2126-05-04T07:00')
    expect(nextFiring(weekly(), ROME, utc('2026-06-01T00:00'))).toBeNull()
  })

  it('R1: is looked at quickly whatever its rule is', () => {
    const rules = ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=SECONDLY', 'FREQ=DAILY;INTERVAL=1000', 'FREQ=DAILY']
    const times = rules.map((rrule) =>
      nextFiring(event('1900-01-01T09:00', before(0, 5, 527_040), { rrule }), ROME, utc('2190-01-01T00:00')),
    )
    expect(times.slice(0, 2)).toEqual([null, null])
    expect(text(times[3] ?? null)).toBe('2190-01-01T07:55')
  })
})

/** By Temporal, and by looking at each of many days by itself. */
function slowly(hour: number, every: number, wishes: readonly Wish[], { zone, allDayAt }: typeof ROME): number[] {
  const first = Temporal.PlainDateTime.from('2026-01-05T00:00').with({ hour })
  const starts = Array.from({ length: 400 }, (_, index) => first.add({ days: index * every }))
  const instantOf = (wall: Temporal.PlainDateTime) => wall.toZonedDateTime(zone).epochMilliseconds / 60_000
  return starts
    .flatMap((start) =>
      wishes.map(({ minutesBefore }) => {
        if (minutesBefore === 0 || minutesBefore % DAY !== 0) return instantOf(start) - minutesBefore
        const shown = Temporal.Instant.fromEpochMilliseconds(instantOf(start) * 60_000)
          .toZonedDateTimeISO(zone)
          .toPlainDateTime()
        return instantOf(shown.subtract({ minutes: minutesBefore }))
      }),
    )
    .filter((at) => at >= 0 && allDayAt >= 0)
}

it('T1: agrees with Temporal on any daily series in zones with odd clocks', () => {
  const facts = fc.record({
    zone: fc.constantFrom('Europe/Rome', 'Australia/Lord_Howe', 'Africa/Casablanca', 'America/St_Johns'),
    hour: fc.integer({ min: 0, max: 23 }),
    every: fc.integer({ min: 1, max: 9 }),
    minutes: fc.uniqueArray(fc.constantFrom(0, 5, 90, DAY, 2 * DAY, WEEK, DAY + 30), { minLength: 1, maxLength: 4 }),
    after: fc.integer({ min: utc('2026-01-20T00:00'), max: utc('2026-12-01T00:00') }),
    length: fc.integer({ min: 0, max: 30 * DAY }),
  })
  fc.assert(
    fc.property(facts, ({ zone, hour, every, minutes, after, length }) => {
      const clock = { zone, allDayAt: 540 }
      const wishes = before(...minutes)
      const start = `2026-01-05T${String(hour).padStart(2, '0')}:00`
      const daily = event(start, wishes, { timezone: zone, rrule: `FREQ=DAILY;INTERVAL=${String(every)}` })
      const all = slowly(hour, every, wishes, clock).sort((one, other) => one - other)
      const found = firingsOf(daily, clock, { after, until: after + length }).map(({ at }) => at)
      expect(found).toEqual(all.filter((at) => at > after && at <= after + length))
      expect(nextFiring(daily, clock, after)).toBe(all.find((at) => at > after))
    }),
    { seed: testSeed, numRuns: testCounts.propertyRuns },
  )
})

describe('quiet hours', () => {
  const night = { from: minutesOfDay('22:00'), to: minutesOfDay('07:00') }
  it.each([
    ['2026-05-04T19:59', null],
    ['2026-05-04T20:00', '2026-05-05T05:00'],
    ['2026-05-05T01:00', '2026-05-05T05:00'],
    ['2026-05-05T04:59', '2026-05-05T05:00'],
    ['2026-05-05T05:00', null],
    ['2026-03-28T22:30', '2026-03-29T05:00'],
    ['2026-10-24T21:00', '2026-10-25T06:00'],
  ])('at %s UTC in Rome they end at %s', (now, end) => {
    expect(text(quietEnd(utc(now), night, 'Europe/Rome'))).toBe(end)
  })

  it('can lie within a day, and are none where they begin when they end', () => {
    const siesta = { from: 13 * 60, to: 15 * 60 }
    expect(text(quietEnd(utc('2026-05-04T12:30'), siesta, 'Europe/Rome'))).toBe('2026-05-04T13:00')
    expect(quietEnd(utc('2026-05-04T13:00'), siesta, 'Europe/Rome')).toBeNull()
    expect(quietEnd(utc('2026-05-04T12:30'), { from: 600, to: 600 }, 'Europe/Rome')).toBeNull()
  })
})
