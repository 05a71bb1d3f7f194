import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { dayOf, formatDay, partsOf, weekdayOf, yearSpan } from '../date/index.ts'
import type { Series } from '../event/index.ts'
import { dayFrom, exceptionOf, momentOf, seriesWith, startsOf } from '../recurrence/test/sample-series.ts'
import { copyYear, moveDay, type CopiableEvent, type CopiedEvent, type YearCopy } from './index.ts'

const eventOf = (series: Series, id = 'event'): CopiableEvent => ({ ...series, id, title: 'Dinner', categoryId: null })

const next: YearCopy = { from: 2026, to: 2027, keep: 'weekday' }
const nextByDate: YearCopy = { ...next, keep: 'date' }

function copied(series: Series, copying: YearCopy): CopiedEvent {
  const [one] = copyYear([eventOf(series)], copying)
  if (!one) throw new Error('Nothing of it starts in the year')
  return one
}

/** The days on which a copy starts, over the years around the new one. */
function copiedStarts(series: Series, copying: YearCopy): string[] {
  const { copy } = copied(series, copying)
  return copy ? startsOf(copy, `${copying.to - 1}-12-01`, `${copying.to + 1}-02-01`) : []
}

const anyDay = fc.integer({ min: dayOf(1990, 1, 1), max: dayOf(2090, 12, 31) })
const years = fc.integer({ min: -30, max: 30 }).filter((one) => one !== 0)
const runs = { seed: testSeed, numRuns: testCounts.propertyRuns }

describe('single events', () => {
  it('stay on their weekday, nearest to their date', () => {
    expect(copied(momentOf('2026-05-14T20:00', { end: '2026-05-15T01:30' }), next)).toMatchObject({
      kind: 'once',
      start: '2026-05-14T20:00',
      newStart: '2027-05-13T20:00',
      newEnd: '2027-05-14T01:30',
      note: null,
      copy: { timezone: 'Europe/Rome', rrule: null, exceptions: [] },
    })
  })

  it('stay on their date, as long as they were', () => {
    const fair = momentOf('2026-12-30', { end: '2027-01-02' })
    expect(copied(fair, nextByDate)).toMatchObject({ newStart: '2027-12-30', newEnd: '2028-01-02' })
  })

  it('keep a flight over the date line as it was, whose end is before its start on the wall', () => {
    const flight = seriesWith({
      ...{ start: '2026-03-02T09:00', end: '2026-03-01T22:00' },
      ...{ timezone: 'Pacific/Auckland', endTimezone: 'America/Los_Angeles' },
    })
    const { newStart, newEnd, copy } = copied(flight, next)
    expect([newStart, newEnd]).toEqual(['2027-03-01T09:00', '2027-02-28T22:00'])
    expect(copy).toMatchObject({ timezone: 'Pacific/Auckland', endTimezone: 'America/Los_Angeles' })
  })

  it('are left out where they do not start in the year', () => {
    const newYear = momentOf('2025-12-31T20:00', { end: '2026-01-01T04:00' })
    expect(copyYear([eventOf(newYear), eventOf(momentOf('2027-01-01'))], next)).toEqual([])
  })

  it('move from 29 to 28 February by date, and say so; to another leap year they stay', () => {
    const leap = momentOf('2028-02-29')
    expect(copied(leap, { from: 2028, to: 2029, keep: 'date' })).toMatchObject({
      newStart: '2029-02-28',
      note: 'leapDay',
    })
    expect(copied(leap, { from: 2028, to: 2032, keep: 'date' })).toMatchObject({ newStart: '2032-02-29', note: null })
    expect(copied(leap, { from: 2028, to: 2029, keep: 'weekday' })).toMatchObject({
      newStart: '2029-02-27',
      note: null,
    })
  })

  it('are told of where they are there already, before anything else', () => {
    const isThere: YearCopy['isThere'] = (title, day) => title === 'Dinner' && formatDay(day) === '2029-02-28'
    const leap = momentOf('2028-02-29')
    expect(copied(leap, { from: 2028, to: 2029, keep: 'date', isThere }).note).toBe('there')
    expect(copied(leap, { from: 2028, to: 2029, keep: 'weekday', isThere }).note).toBeNull()
  })

  it('come in the order of their starts', () => {
    const events = ['2026-09-01', '2026-02-01T08:00', '2026-02-01'].map((start) => eventOf(momentOf(start), start))
    expect(copyYear(events, next).map(({ eventId }) => eventId)).toEqual([
      '2026-02-01',
      '2026-02-01T08:00',
      '2026-09-01',
    ])
  })

  it('keep weekday, distance and length, whichever years', () => {
    const property = fc.property(anyDay, years, fc.integer({ min: 0, max: 40 }), (day, apart, length) => {
      const from = partsOf(day).year
      const event = momentOf(formatDay(day), { end: formatDay(day + length) })
      const { newStart, newEnd } = copied(event, { from, to: from + apart, keep: 'weekday' })
      const [start, end] = [dayFrom(newStart!), dayFrom(newEnd!)]
      expect(weekdayOf(start)).toBe(weekdayOf(day))
      expect(end - start).toBe(length)
      const { month, date } = partsOf(day)
      const wanted = month === 2 && date === 29 ? dayOf(from + apart, 3, 1) - 1 : dayOf(from + apart, month, date)
      expect(Math.abs(start - wanted)).toBeLessThanOrEqual(3)
    })
    fc.assert(property, runs)
  })

  it('come back to the same day, unless a leap day or a turn of the year lies between it and its copy', () => {
    const property = fc.property(anyDay, years, (day, apart) => {
      const there = moveDay(day, { years: apart, keep: 'weekday' })
      const { month, date } = partsOf(there)
      fc.pre(partsOf(there).year === partsOf(day).year + apart)
      fc.pre(
        (month !== 2 || date < 25) && (month !== 3 || date > 5) && (partsOf(day).month !== 2 || partsOf(day).date < 25),
      )
      expect(moveDay(there, { years: -apart, keep: 'weekday' })).toBe(day)
    })
    fc.assert(property, runs)
  })

  it('keep day and month by date, and come back', () => {
    const property = fc.property(anyDay, years, (day, apart) => {
      const { year, month, date } = partsOf(day)
      const there = partsOf(moveDay(day, { years: apart, keep: 'date' }))
      fc.pre(month !== 2 || date !== 29)
      expect(there).toEqual({ year: year + apart, month, date })
    })
    fc.assert(property, runs)
  })
})

describe('series', () => {
  const weekly = momentOf('2026-03-03T18:00', {
    end: '2026-03-03T19:30',
    rrule: 'FREQ=WEEKLY;UNTIL=20260505T160000Z;BYDAY=TU,TH',
    rdates: ['2026-05-09T18:00'],
    exdates: ['2026-03-12T18:00', '2026-04-07'],
    exceptions: [exceptionOf('2026-03-10T18:00', { start: '2026-03-11T20:00', end: '2026-03-11T21:00' })],
  })

  it('go along as a whole, with what was taken out and changed', () => {
    for (const copying of [next, nextByDate]) {
      const { kind, copy } = copied(weekly, copying)
      expect(kind).toBe('ended')
      expect(copy).toMatchObject({
        start: '2027-03-02T18:00',
        end: '2027-03-02T19:30',
        rrule: 'FREQ=WEEKLY;UNTIL=20270504T160000Z;BYDAY=TU,TH',
        rdates: ['2027-05-08T18:00'],
        exdates: ['2027-03-11T18:00', '2027-04-06'],
        exceptions: [{ recurrenceId: '2027-03-09T18:00', start: '2027-03-10T20:00', end: '2027-03-10T21:00' }],
      })
    }
  })

  it('T1: keep their hour and their last date where the clocks change between the two years', () => {
    // The last Tuesday of March is in summer time in 2029, and in winter time in 2030.
    const evening = momentOf('2029-03-06T18:00', {
      end: '2029-03-06T19:30',
      rrule: 'FREQ=WEEKLY;UNTIL=20290327T160000Z;BYDAY=TU',
    })
    expect(copiedStarts(evening, { from: 2029, to: 2030, keep: 'weekday' })).toEqual([
      '2030-03-05T18:00',
      '2030-03-12T18:00',
      '2030-03-19T18:00',
      '2030-03-26T18:00',
    ])
    // New York changes its clocks two weeks before Rome: the same hour there is another one here.
    const call = seriesWith({
      ...{ start: '2026-03-03T14:00', end: '2026-03-03T15:00', timezone: 'America/New_York' },
      rrule: 'FREQ=WEEKLY;COUNT=4',
    })
    expect(copied(call, next).copy).toMatchObject({ start: '2027-03-02T14:00', timezone: 'America/New_York' })
    expect(copiedStarts(call, next)).toEqual([
      '2027-03-02T20:00',
      '2027-03-09T20:00',
      '2027-03-16T19:00',
      '2027-03-23T19:00',
    ])
  })

  it('keep their count', () => {
    const counted = momentOf('2026-02-02', { rrule: 'FREQ=DAILY;COUNT=5' })
    expect(copied(counted, nextByDate).copy).toMatchObject({ start: '2027-02-02', rrule: 'FREQ=DAILY;COUNT=5' })
    expect(copied(counted, next).copy).toMatchObject({ start: '2027-02-01', rrule: 'FREQ=DAILY;COUNT=5' })
  })

  it('stay at their place of the month, whatever is to be kept', () => {
    const places: readonly (readonly [start: string, rrule: string, ...days: string[]])[] = [
      ['2026-04-14', 'FREQ=MONTHLY;COUNT=3;BYDAY=2TU', '2027-04-13', '2027-05-11', '2027-06-08'],
      ['2026-01-30', 'FREQ=MONTHLY;UNTIL=20260401;BYDAY=-1FR', '2027-01-29', '2027-02-26', '2027-03-26'],
      ['2026-01-15', 'FREQ=MONTHLY;UNTIL=20260315', '2027-01-15', '2027-02-15', '2027-03-15'],
      ['2026-01-31', 'FREQ=MONTHLY;UNTIL=20260301;BYMONTHDAY=-1', '2027-01-31', '2027-02-28'],
    ]
    for (const [start, rrule, ...days] of places) {
      for (const copying of [next, nextByDate]) expect(copiedStarts(momentOf(start, { rrule }), copying)).toEqual(days)
    }
  })

  it('become single dates where the new year has no such place', () => {
    // January 2026 has five Fridays; so has January 2027, but January 2028 has four.
    const fifth = momentOf('2026-01-30', { rrule: 'FREQ=MONTHLY;COUNT=2;BYDAY=5FR' })
    const { copy } = copied(fifth, { from: 2026, to: 2028, keep: 'date' })
    expect(copy).toMatchObject({ start: '2028-01-28', rrule: null, rdates: ['2028-05-26'] })
  })

  it('become single dates where COUNT would carry them into the year after', () => {
    // May 2026 has five Fridays, May 2029 has four: the fifth start would be in May 2030.
    const fridays = momentOf('2026-05-01', { rrule: 'FREQ=WEEKLY;BYMONTH=5;COUNT=5' })
    const { copy } = copied(fridays, { from: 2026, to: 2029, keep: 'weekday' })
    expect(copy).toMatchObject({
      start: '2029-05-04',
      rrule: null,
      rdates: ['2029-05-11', '2029-05-18', '2029-05-25', '2029-06-01'],
    })
  })

  it('keep their place where a single date of them is in the year', () => {
    const sundays = momentOf('2025-05-25', { rrule: 'FREQ=WEEKLY;BYMONTH=5;COUNT=2' })
    expect(copied(sundays, { from: 2026, to: 2029, keep: 'date' }).copy).toMatchObject({
      start: '2029-05-06',
      rrule: null,
    })
    const first = momentOf('2025-12-06', { rrule: 'FREQ=MONTHLY;BYDAY=1SA;COUNT=2' })
    expect(copied(first, { from: 2026, to: 2029, keep: 'date' }).copy).toMatchObject({
      start: '2029-01-06',
      rrule: null,
    })
  })

  it('that go on into the new year are left as they are, and told of', () => {
    const endless = momentOf('2020-01-06T10:00', { end: '2020-01-06T11:00', rrule: 'FREQ=WEEKLY;BYDAY=MO' })
    const expected = {
      kind: 'continues',
      start: '2026-01-05T10:00',
      end: '2026-01-05T11:00',
      newStart: null,
      copy: null,
    }
    expect(copied(endless, next)).toMatchObject(expected)
    const ending = { ...endless, rrule: 'FREQ=WEEKLY;UNTIL=20270104T235959Z;BYDAY=MO' }
    expect(copied(ending, next)).toMatchObject(expected)
    expect(copied({ ...endless, rrule: 'FREQ=WEEKLY;UNTIL=20261231T235959Z;BYDAY=MO' }, next).kind).toBe('ended')
    const later = momentOf('2026-06-01', { rrule: 'FREQ=WEEKLY' })
    expect(copied(later, { ...next, to: 2024 }).kind).toBe('continues')
  })

  it('are copied no further than their year reaches', () => {
    const two = momentOf('2025-11-03', { rrule: 'FREQ=WEEKLY;COUNT=80;BYDAY=MO' })
    const starts = copiedStarts(two, { from: 2026, to: 2030, keep: 'weekday' })
    expect([starts[0], starts.at(-1), starts.length]).toEqual(['2030-01-07', '2030-12-30', 52])
  })

  const rules = fc.constantFrom(
    ...['FREQ=DAILY', 'FREQ=DAILY;INTERVAL=3', 'FREQ=WEEKLY', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', 'FREQ=MONTHLY'],
    ...['FREQ=MONTHLY;BYDAY=1SA', 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 'FREQ=MONTHLY;BYMONTHDAY=10,20'],
    ...['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'FREQ=YEARLY;BYMONTH=3,9', 'FREQ=WEEKLY;BYMONTH=5'],
  )

  it('have in the new year what they had in the old one: each weekday, or each date', () => {
    const property = fc.property(
      fc.integer({ min: dayOf(2019, 6, 1), max: dayOf(2026, 12, 1) }),
      rules,
      fc.oneof(
        fc.integer({ min: 1, max: 60 }).map((count) => `COUNT=${count}`),
        fc.constant('UNTIL=20261130'),
      ),
      fc.constantFrom('weekday' as const, 'date' as const),
      (start, rule, end, keep) => {
        fc.pre(start <= dayOf(2026, 11, 30) || !end.startsWith('UNTIL'))
        const series = momentOf(formatDay(start), { rrule: `${rule};${end}` })
        const before = startsOf(series, '2026-01-01', '2026-12-31')
        const [one] = copyYear([eventOf(series)], { from: 2026, to: 2029, keep })
        expect(one === undefined).toBe(before.length === 0)
        if (!one?.copy) return
        const after = startsOf(one.copy, '2028-12-01', '2030-02-28')
        const { first, last } = yearSpan(2029)
        for (const day of after.map(dayFrom)) expect(day >= first - 3 && day <= last + 31).toBe(true)
        expect(Math.abs(after.length - before.length)).toBeLessThanOrEqual(before.length > 40 ? 1 : 0)
        if (rule.startsWith('FREQ=WEEKLY'))
          expect(after.map((day) => weekdayOf(dayFrom(day)))).toEqual(before.map((day) => weekdayOf(dayFrom(day))))
      },
    )
    fc.assert(property, runs)
  })
})
