import { describe, expect, it } from 'vitest'
import { occurrenceNames, OCCURRENCES_MAX } from './index.ts'
import { exceptionOf, expand, momentOf, seriesWith, startsOf } from './test/sample-series.ts'

const daily = (start: string, timezone: string | null, rrule = 'FREQ=DAILY') => momentOf(start, { timezone, rrule })

describe('a single event', () => {
  it('has one occurrence without a name, on the wall of the viewer', () => {
    const { occurrences, isTruncated } = expand(seriesWith({}), '2026-01-01', '2026-12-31', 'Asia/Tokyo')
    const [start, end] = ['2026-01-05T18:00', '2026-01-05T19:00']
    expect({ occurrences, isTruncated }).toEqual({
      occurrences: [{ start, end, recurrenceId: null, exception: null }],
      isTruncated: false,
    })
  })

  it('is all-day on the same day for everybody', () => {
    const trip = momentOf('2026-03-29', { end: '2026-03-31' })
    for (const zone of ['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/Rome']) {
      expect(expand(trip, '2026-01-01', '2026-12-31', zone).occurrences).toMatchObject([
        { start: '2026-03-29', end: '2026-03-31' },
      ])
    }
  })

  it('floats: the same wall time for everybody', () => {
    expect(startsOf(seriesWith({ timezone: null }), '2026-01-01', '2026-12-31', 'Asia/Tokyo')).toEqual([
      '2026-01-05T10:00',
    ])
  })

  it('floats where its zone is none, rather than to shift silently', () => {
    expect(startsOf(seriesWith({ timezone: 'Mars/X' }), '2026-01-01', '2026-12-31')).toEqual(['2026-01-05T10:00'])
  })

  it('ends on the wall of its end zone', () => {
    const flight = seriesWith({ end: '2026-01-05T13:00', endTimezone: 'America/New_York' })
    expect(expand(flight, '2026-01-01', '2026-12-31').occurrences[0]).toMatchObject({ end: '2026-01-05T19:00' })
  })

  it('may land before it takes off, on the walls, over the date line', () => {
    const flight = seriesWith({
      start: '2026-01-05T20:00',
      end: '2026-01-05T12:00',
      timezone: 'Pacific/Auckland',
      endTimezone: 'America/Los_Angeles',
    })
    const [seen] = expand(flight, '2026-01-01', '2026-12-31', 'UTC').occurrences
    expect(seen).toMatchObject({ start: '2026-01-05T07:00', end: '2026-01-05T20:00' })
  })

  it.each([
    ['before its start', '2026-01-04', '2026-01-04', 0],
    ['from its start', '2026-01-04', '2026-01-05', 1],
    ['on its last evening', '2026-01-06', '2026-01-06', 1],
    ['on the day at whose midnight it ends', '2026-01-07', '2026-01-08', 0],
  ])('is seen %s or not', (_, first, last, count) => {
    const series = seriesWith({ start: '2026-01-05T22:00', end: '2026-01-07T00:00' })
    expect(expand(series, first, last).occurrences).toHaveLength(count)
  })

  it('without length is seen on its day, at midnight too', () => {
    expect(startsOf(momentOf('2026-01-05T00:00'), '2026-01-05', '2026-01-05')).toHaveLength(1)
    expect(startsOf(momentOf('2026-01-05T00:00'), '2026-01-04', '2026-01-04')).toHaveLength(0)
  })

  it('is refused where its times are none', () => {
    expect(() => expand(seriesWith({ start: '2026-02-30T10:00' }), '2026-01-01', '2026-12-31')).toThrow(RangeError)
  })
})

describe('a series over changes of the clocks', () => {
  it.each([
    ['Europe/Rome', '2026-03-28T02:30', '2026-03-28T02:30 2026-03-29T03:30 2026-03-30T02:30'],
    ['America/New_York', '2026-03-07T02:30', '2026-03-07T02:30 2026-03-08T03:30 2026-03-09T02:30'],
    ['Australia/Lord_Howe', '2026-10-03T02:15', '2026-10-03T02:15 2026-10-04T02:45 2026-10-05T02:15'],
    ['Pacific/Apia', '2011-12-29T12:00', '2011-12-29T12:00 2011-12-31T12:00 2011-12-31T12:00'],
    ['Africa/Casablanca', '2025-04-05T02:30', '2025-04-05T02:30 2025-04-06T03:30 2025-04-07T02:30'],
  ])('T1: moves forward what the clocks of %s skip, and nothing after it', (zone, start, shown) => {
    const seen = startsOf(daily(start, zone, 'FREQ=DAILY;COUNT=3'), '2000-01-01', '2030-12-31', zone)
    expect(seen).toEqual(shown.split(' '))
  })

  it.each([
    ['Europe/Rome', '2026-10-25T02:30', '2026-10-25T00:30'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45'],
    ['Africa/Casablanca', '2025-02-23T02:30', '2025-02-23T01:30'],
  ])('T1: takes the first of what the clocks of %s repeat', (zone, start, utc) => {
    expect(startsOf(daily(start, zone, 'FREQ=DAILY;COUNT=1'), '2000-01-01', '2030-12-31', 'UTC')).toEqual([utc])
  })

  it('T1: keeps its wall time all year', () => {
    const series = daily('2026-01-01T09:00', 'Europe/Rome', 'FREQ=MONTHLY;INTERVAL=6;COUNT=2')
    expect(startsOf(series, '2026-01-01', '2026-12-31')).toEqual(['2026-01-01T09:00', '2026-07-01T09:00'])
    expect(startsOf(series, '2026-01-01', '2026-12-31', 'UTC')).toEqual(['2026-01-01T08:00', '2026-07-01T07:00'])
  })

  it.each([
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago', '2026-01-11T00:30', '2026-01-09T23:30'],
    ['Pacific/Pago_Pago', 'Pacific/Kiritimati', '2026-01-09T23:30', '2026-01-11T00:30'],
  ])('is found on the right day from one side of the date line to the other: %s, %s', (zone, viewer, wall, shown) => {
    const series = daily(`2026-01-05${wall.slice(10)}`, zone)
    const { occurrences } = expand(series, shown.slice(0, 10), shown.slice(0, 10), viewer)
    expect(occurrences).toMatchObject([{ start: shown, recurrenceId: wall }])
  })

  it('T1: names an occurrence by its wall time also where the clocks skip it', () => {
    const { occurrences } = expand(daily('2026-03-28T02:30', 'Europe/Rome'), '2026-03-29', '2026-03-29')
    expect(occurrences).toMatchObject([{ start: '2026-03-29T03:30', recurrenceId: '2026-03-29T02:30' }])
  })

  it.each([
    ['the end of a night shift stays', '2026-03-28T22:00 2026-03-29T06:00', '2026-03-28T22:00 2026-03-29T06:00'],
    ['so it does when the night is longer', '2026-10-24T22:00 2026-10-25T06:00', '2026-10-24T22:00 2026-10-25T06:00'],
    ['an end that the clocks skip moves', '2026-03-29T01:30 2026-03-29T02:30', '2026-03-29T01:30 2026-03-29T03:30'],
    ['an end never comes before its start', '2026-03-29T02:30 2026-03-29T03:15', '2026-03-29T03:30 2026-03-29T04:15'],
  ])('T1: %s', (_, times, shown) => {
    const [start = '', end = ''] = times.split(' ')
    const { occurrences } = expand(seriesWith({ start, end }), '2026-01-01', '2026-12-31')
    expect(occurrences.map((one) => `${one.start} ${one.end}`)).toEqual([shown])
  })

  it("T1: an end is not before its start when the viewer's clocks go back in between", () => {
    const series = seriesWith({ start: '2026-10-25T00:50', end: '2026-10-25T01:10', timezone: 'UTC' })
    const [seen] = expand(series, '2026-01-01', '2026-12-31').occurrences
    expect(seen).toMatchObject({ start: '2026-10-25T02:50', end: '2026-10-25T03:10' })
  })
})

describe('dates beside the rule', () => {
  it('adds RDATEs in order, and once', () => {
    const series = daily('2026-01-05T10:00', 'Europe/Rome', 'FREQ=WEEKLY;COUNT=2')
    const rdates = ['2026-01-20T08:00', '2026-01-12T10:00', '2026-01-07', '2026-01-04T10:00']
    const expected = [
      '2026-01-04T10:00',
      '2026-01-05T10:00',
      '2026-01-07T10:00',
      '2026-01-12T10:00',
      '2026-01-20T08:00',
    ]
    expect(startsOf({ ...series, rdates }, '2026-01-01', '2026-12-31')).toEqual(expected)
    expect(startsOf({ ...series, rrule: null, rdates: ['2026-01-07T10:00'] }, '2026-01-01', '2026-12-31')).toHaveLength(
      2,
    )
  })

  it.each([
    ['as wall time', '2026-03-30T02:30', '2026-03-30T02:30'],
    ['in UTC', '2026-03-30T00:30Z', '2026-03-30T02:30'],
    ['in UTC with seconds', '2026-03-30T00:30:00Z', '2026-03-30T02:30'],
    ['as a date on a timed series', '2026-03-30', '2026-03-30T02:30'],
    ['in UTC, where the clocks skip the occurrence', '2026-03-29T01:30Z', '2026-03-29T03:30'],
    ['as wall time, where the clocks skip the occurrence', '2026-03-29T02:30', '2026-03-29T03:30'],
  ])('R4: an EXDATE %s takes out the right occurrence', (_, exdate, gone) => {
    const series = daily('2026-03-28T02:30', 'Europe/Rome', 'FREQ=DAILY;COUNT=4')
    const all = startsOf(series, '2026-01-01', '2026-12-31')
    const left = startsOf({ ...series, exdates: [exdate] }, '2026-01-01', '2026-12-31')
    expect(left).toEqual(all.filter((start) => start !== gone))
    expect(left).toHaveLength(3)
  })

  it('R4: an EXDATE in UTC is that instant, not that wall time', () => {
    const series = daily('2026-01-05T00:30', 'Europe/Rome', 'FREQ=DAILY;COUNT=3')
    const left = startsOf({ ...series, exdates: ['2026-01-05T23:30Z'] }, '2026-01-01', '2026-12-31')
    expect(left).toEqual(['2026-01-05T00:30', '2026-01-07T00:30'])
  })

  it('R4: an EXDATE with a time on an all-day series takes out its day', () => {
    const series = momentOf('2026-01-05', {
      rrule: 'FREQ=DAILY;COUNT=3',
      exdates: ['2026-01-06T00:00', '2026-01-07T00:00Z'],
    })
    expect(startsOf(series, '2026-01-01', '2026-12-31')).toEqual(['2026-01-05'])
  })

  it('R4: an EXDATE that is no date, or of no occurrence, does nothing', () => {
    const series = daily('2026-01-05T10:00', 'Europe/Rome', 'FREQ=DAILY;COUNT=3')
    const exdates = ['nonsense', '2026-01-05T10:01', '2025-01-05']
    expect(startsOf({ ...series, exdates }, '2026-01-01', '2026-12-31')).toHaveLength(3)
  })
})

describe('exceptions', () => {
  const series = daily('2026-01-05T10:00', 'Europe/Rome', 'FREQ=DAILY;COUNT=3')

  it('take the place of their occurrence', () => {
    const moved = exceptionOf('2026-01-06T10:00', { start: '2026-01-06T18:00', end: '2026-01-06T18:30' })
    expect(expand({ ...series, exceptions: [moved] }, '2026-01-06', '2026-01-06').occurrences).toEqual([
      { start: '2026-01-06T18:00', end: '2026-01-06T18:30', recurrenceId: '2026-01-06T10:00', exception: 0 },
    ])
  })

  it('are found where they were moved to, and not where they were', () => {
    const away = exceptionOf('2026-01-06T10:00', { start: '2027-05-01T10:00', end: '2027-05-01T11:00' })
    const changed = { ...series, exceptions: [away] }
    expect(startsOf(changed, '2026-01-01', '2026-12-31')).toEqual(['2026-01-05T10:00', '2026-01-07T10:00'])
    expect(expand(changed, '2027-01-01', '2027-12-31').occurrences).toMatchObject([{ exception: 0 }])
  })

  it('come in the order of their own times', () => {
    const exceptions = [exceptionOf('2026-01-05T10:00', { start: '2026-01-06T12:00', end: '2026-01-06T13:00' })]
    const expected = ['2026-01-06T10:00', '2026-01-06T12:00', '2026-01-07T10:00']
    expect(startsOf({ ...series, exceptions }, '2026-01-01', '2026-12-31')).toEqual(expected)
  })

  it('may be all-day in a timed series, and in a zone of their own', () => {
    const allDay = exceptionOf('2026-01-05T10:00', {
      allDay: true,
      start: '2026-01-05',
      end: '2026-01-05',
      timezone: null,
    })
    const abroad = exceptionOf('2026-01-06T10:00', { timezone: 'Asia/Tokyo' })
    const seen = startsOf({ ...series, exceptions: [allDay, abroad] }, '2026-01-01', '2026-12-31')
    expect(seen).toEqual(['2026-01-05', '2026-01-06T02:00', '2026-01-07T10:00'])
  })

  it('are handed on when they are cancelled', () => {
    const cancelled = exceptionOf('2026-01-06T10:00', { status: 'cancelled' })
    const { occurrences } = expand({ ...series, exceptions: [cancelled] }, '2026-01-06', '2026-01-06')
    expect(occurrences).toMatchObject([{ exception: 0 }])
  })

  it('are shown also where the rule makes no such occurrence', () => {
    const orphan = exceptionOf('2026-02-01T10:00')
    const { occurrences } = expand({ ...series, exceptions: [orphan] }, '2026-02-01', '2026-02-01')
    expect(occurrences).toMatchObject([{ start: '2026-02-01T10:00', exception: 0 }])
  })
})

describe('occurrenceNames', () => {
  const series = momentOf('2026-01-05T10:00', {
    rrule: 'FREQ=DAILY;COUNT=3',
    exdates: ['2026-01-06T10:00'],
    exceptions: [exceptionOf('2026-02-01T10:00')],
  })

  it.each([
    ['2026-01-05T10:00', '2026-01-05T10:00'],
    ['2026-01-07', '2026-01-07T10:00'],
    ['2026-01-07T09:00Z', '2026-01-07T10:00'],
    ['2026-02-01T10:00', '2026-02-01T10:00'],
    ['2026-01-06T10:00', null],
    ['2026-01-07T10:01', null],
    ['2026-01-08T10:00', null],
    ['soon', null],
  ])('of %s is %s', (text, name) => {
    expect(occurrenceNames(series)(text)).toBe(name)
  })

  it('is that of the exception, as it is written', () => {
    const written = { ...series, exceptions: [exceptionOf('2026-01-07T09:00Z', { start: '2026-01-07T12:00' })] }
    expect(occurrenceNames(written)('2026-01-07T10:00')).toBe('2026-01-07T09:00Z')
  })
})

it('gives at most 1,000 occurrences, exceptions among them, and says so', () => {
  const series = daily('2026-01-05T10:00', 'Europe/Rome')
  const last = exceptionOf('2029-12-31T10:00')
  const { occurrences, isTruncated } = expand({ ...series, exceptions: [last] }, '2026-01-01', '2029-12-31')
  expect({ count: occurrences.length, isTruncated }).toEqual({ count: OCCURRENCES_MAX, isTruncated: true })
  expect(expand(series, '2026-01-01', '2026-12-31').isTruncated).toBe(false)
})
