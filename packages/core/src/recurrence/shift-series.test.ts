import { describe, expect, it } from 'vitest'
import type { EventTimes, Series } from '../event/index.ts'
import { shiftSeries, type SeriesChange, type ShiftedSeries } from './index.ts'
import { exceptionOf, expand, momentOf, seriesWith, startsOf } from './test/sample-series.ts'

const timesOf = ({ allDay, start, end, timezone, endTimezone }: Series): EventTimes => ({
  allDay,
  start,
  end,
  timezone,
  endTimezone,
})

const at = (start: string, change: Partial<Series> = {}): EventTimes => timesOf(momentOf(start, change))

function shifted(series: Series, change: SeriesChange): ShiftedSeries {
  const result = shiftSeries(series, change)
  if (result === null) throw new Error('The rule cannot follow')
  return result
}

const weekly = momentOf('2026-01-05T10:00', {
  rrule: 'FREQ=WEEKLY;UNTIL=20260126T090000Z;BYDAY=MO',
  rdates: ['2026-01-08T10:00'],
  exdates: ['2026-01-12T10:00'],
  exceptions: [exceptionOf('2026-01-19T10:00', { start: '2026-01-20T15:00', end: '2026-01-20T16:00' })],
})

describe('shiftSeries', () => {
  it('moves everything by the same stretch on the wall', () => {
    const { series, dropped } = shifted(weekly, { times: at('2026-01-07T11:30') })
    expect(dropped).toEqual([])
    expect(series).toMatchObject({
      start: '2026-01-07T11:30',
      rrule: 'FREQ=WEEKLY;UNTIL=20260128T103000Z;BYDAY=WE',
      rdates: ['2026-01-10T11:30'],
      exdates: ['2026-01-14T11:30'],
      exceptions: [{ recurrenceId: '2026-01-21T11:30', start: '2026-01-22T16:30', end: '2026-01-22T17:30' }],
    })
    const shown = ['2026-01-07T11:30', '2026-01-10T11:30', '2026-01-22T16:30', '2026-01-28T11:30']
    expect(startsOf(series, '2026-01-01', '2026-12-31')).toEqual(shown)
  })

  it('keeps text as it was written where nothing moves', () => {
    const { series } = shifted(weekly, { times: { ...timesOf(weekly), end: '2026-01-05T12:00' } })
    expect(series).toEqual({ ...weekly, end: '2026-01-05T12:00' })
  })

  it('keeps wall times in another zone, exceptions along with it', () => {
    const { series } = shifted(weekly, { times: at('2026-01-05T10:00', { timezone: 'Asia/Tokyo' }) })
    expect(series).toMatchObject({
      rrule: 'FREQ=WEEKLY;UNTIL=20260126T010000Z;BYDAY=MO',
      exceptions: [{ recurrenceId: '2026-01-19T10:00', start: '2026-01-20T15:00', timezone: 'Asia/Tokyo' }],
    })
    expect(startsOf(series, '2026-01-01', '2026-12-31', 'Asia/Tokyo')).toEqual(
      startsOf(weekly, '2026-01-01', '2026-12-31'),
    )
  })

  it('leaves an exception in a zone of its own', () => {
    const abroad = { ...weekly, exceptions: [exceptionOf('2026-01-19T10:00', { timezone: 'America/New_York' })] }
    const { series } = shifted(abroad, { times: at('2026-01-05T10:00', { timezone: 'Asia/Tokyo' }) })
    expect(series.exceptions).toMatchObject([{ timezone: 'America/New_York' }])
  })

  it('makes a timed series all-day, and back', () => {
    const { series } = shifted(weekly, { times: at('2026-01-05') })
    expect(series).toMatchObject({
      rrule: 'FREQ=WEEKLY;UNTIL=20260126;BYDAY=MO',
      rdates: ['2026-01-08'],
      exdates: ['2026-01-12'],
      exceptions: [{ recurrenceId: '2026-01-19', start: '2026-01-20T15:00' }],
    })
    const back = shifted(series, { times: at('2026-01-05T10:00') }).series
    expect(back).toEqual(weekly)
  })

  it('moves an all-day exception of a timed series by whole days', () => {
    const allDay = exceptionOf('2026-01-19T10:00', {
      allDay: true,
      start: '2026-01-19',
      end: '2026-01-20',
      timezone: null,
    })
    const { series } = shifted({ ...weekly, exceptions: [allDay] }, { times: at('2026-01-06T12:00') })
    expect(series.exceptions).toMatchObject([{ start: '2026-01-20', end: '2026-01-21', timezone: null }])
  })

  it('takes along in everything what was never moved by itself, and in its length what was only moved', () => {
    const hour = seriesWith({ rrule: 'FREQ=WEEKLY;COUNT=4' })
    const renamed = exceptionOf('2026-01-12T10:00', { end: '2026-01-12T11:00' })
    const moved = exceptionOf('2026-01-19T10:00', { start: '2026-01-20T15:00', end: '2026-01-20T16:00' })
    const longer = exceptionOf('2026-01-26T10:00', { end: '2026-01-26T13:00' })
    const exceptions = [renamed, moved, longer]
    const twoHours = shifted({ ...hour, exceptions }, { times: { ...timesOf(hour), end: '2026-01-05T12:00' } })
    expect(twoHours.series.exceptions.map(({ start, end }) => [start, end])).toEqual([
      ['2026-01-12T10:00', '2026-01-12T12:00'],
      ['2026-01-20T15:00', '2026-01-20T17:00'],
      ['2026-01-26T10:00', '2026-01-26T13:00'],
    ])
    const allDay = shifted({ ...hour, exceptions }, { times: at('2026-01-06', { end: '2026-01-07' }) })
    expect(allDay.series.exceptions).toMatchObject([
      { recurrenceId: '2026-01-13', allDay: true, start: '2026-01-13', end: '2026-01-14', timezone: null },
      { recurrenceId: '2026-01-20', allDay: false, start: '2026-01-21T15:00', end: '2026-01-21T16:00' },
      { recurrenceId: '2026-01-27', allDay: false, start: '2026-01-27T10:00', end: '2026-01-27T13:00' },
    ])
  })

  it.each([
    ['all-day', at('2026-01-06'), momentOf('2026-01-05'), 'UNTIL=99991231'],
    [
      'floating',
      at('2026-01-06T10:00', { timezone: null }),
      momentOf('2026-01-05T10:00', { timezone: null }),
      'UNTIL=99991231T235900',
    ],
    [
      'of New York',
      at('2026-01-06T10:00', { timezone: 'America/New_York' }),
      momentOf('2026-01-05T10:00', { timezone: 'America/New_York' }),
      'UNTIL=99991231T235900Z',
    ],
  ])('keeps the UNTIL of an %s series within the years that can be written', (_kind, times, start, until) => {
    const series = { ...start, rrule: `FREQ=WEEKLY;BYDAY=MO;${until}` }
    const moved = shifted(series, { times }).series
    expect(moved.rrule).toBe(`FREQ=WEEKLY;${until};BYDAY=TU`)
    expect(expand(moved, '2026-01-01', '2026-12-31')).toMatchObject({ isTruncated: false, occurrences: { length: 52 } })
  })

  it('keeps an EXDATE that is a day a day, and makes UTC ones wall time', () => {
    const exdates = ['2026-01-12', '2026-01-19T09:00Z', 'nonsense']
    const { series } = shifted({ ...weekly, exdates, exceptions: [] }, { times: at('2026-01-06T12:00') })
    expect(series.exdates).toEqual(['2026-01-13', '2026-01-20T12:00', 'nonsense'])
  })

  it('lets go of a BYHOUR that says the time of the start', () => {
    const series = momentOf('2026-01-05T10:00', { rrule: 'FREQ=DAILY;COUNT=2;BYHOUR=10' })
    const moved = shifted(series, { times: at('2026-01-05T12:00') }).series
    expect(startsOf(moved, '2026-01-01', '2026-12-31')).toEqual(['2026-01-05T12:00', '2026-01-06T12:00'])
  })

  it('keeps what the exceptions carry beyond their times', () => {
    const tagged = { ...exceptionOf('2026-01-19T10:00', { title: 'Moved' }), categoryId: 'work' }
    const { series } = shifted({ ...weekly, exceptions: [tagged] }, { times: at('2026-01-06T10:00') })
    expect(series.exceptions).toMatchObject([{ title: 'Moved', categoryId: 'work', recurrenceId: '2026-01-20T10:00' }])
  })

  it('names the exceptions that a changed rule drops', () => {
    const orphan = exceptionOf('2026-05-05T10:00')
    const series = { ...weekly, exceptions: [exceptionOf('2026-01-26T10:00'), orphan, ...weekly.exceptions] }
    const change = { times: timesOf(weekly), rrule: 'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO' }
    const result = shifted(series, change)
    expect(result.dropped).toEqual(['2026-01-19T10:00'])
    expect(result.series.exceptions).toEqual([exceptionOf('2026-01-26T10:00'), orphan])
  })

  it('names them by what they were called before a move', () => {
    const result = shifted(weekly, { times: at('2026-01-06T10:00'), rrule: 'FREQ=WEEKLY;INTERVAL=3;BYDAY=TU' })
    expect(result.dropped).toEqual(['2026-01-19T10:00'])
  })

  it('drops all but that of the start where the series no longer repeats', () => {
    const first = exceptionOf('2026-01-05T10:00', { title: 'First' })
    const series = { ...weekly, rdates: [], exceptions: [first, ...weekly.exceptions] }
    const result = shifted(series, { times: timesOf(weekly), rrule: null })
    expect(result.dropped).toEqual(['2026-01-19T10:00'])
    expect(expand(result.series, '2026-01-01', '2026-12-31').occurrences).toMatchObject([{ exception: 0 }])
  })
})
