import { describe, expect, it } from 'vitest'
import type { EventTimes, Exception, Series } from '../event/index.ts'
import { shiftSeries, type ShiftedSeries } from './index.ts'
import { exceptionOf, expand, momentOf, startsOf } from './test/sample-series.ts'

/** A series as it is once its start was moved. */
function movedTo(series: Series, start: string, rrule?: string | null): ShiftedSeries {
  const { allDay, timezone, endTimezone } = series
  const times: EventTimes = { allDay, start, end: start, timezone, endTimezone }
  const shifted = shiftSeries(series, { times, ...(rrule === undefined ? {} : { rrule }) })
  if (shifted === null) throw new Error('The rule cannot follow')
  return shifted
}

const dayOff = (recurrenceId: string, day = recurrenceId): Exception =>
  exceptionOf(recurrenceId, { allDay: true, start: day, end: day, timezone: null })

const mondays = momentOf('2026-02-02', { rrule: 'FREQ=MONTHLY;COUNT=6;BYDAY=1MO' })

describe('what was said of an occurrence of a series that moves', () => {
  it('stays said of it where the rule keeps no distance: what was deleted stays deleted', () => {
    const { series } = movedTo({ ...mondays, exdates: ['2026-06-01'] }, '2026-02-01')
    expect(series).toMatchObject({ rrule: 'FREQ=MONTHLY;COUNT=6;BYDAY=1SU', exdates: ['2026-06-07'] })
    const shown = ['2026-02-01', '2026-03-01', '2026-04-05', '2026-05-03', '2026-07-05']
    expect(startsOf(series, '2026-01-01', '2027-12-31')).toEqual(shown)
  })

  it('stays said of a changed one, which keeps its distance from where it would have been', () => {
    const later = dayOff('2026-06-01', '2026-06-03')
    const { series, dropped } = movedTo({ ...mondays, exceptions: [later] }, '2026-02-01')
    expect(dropped).toEqual([])
    expect(series.exceptions).toMatchObject([{ recurrenceId: '2026-06-07', start: '2026-06-09', end: '2026-06-09' }])
  })

  it('stays said of it over the end of the month, and of the year', () => {
    const lastDays = momentOf('2026-01-31', { rrule: 'FREQ=MONTHLY;COUNT=4;BYMONTHDAY=-1', exdates: ['2026-02-28'] })
    const firstDays = movedTo(lastDays, '2026-02-01').series
    expect(startsOf(firstDays, '2026-01-01', '2026-12-31')).toEqual(['2026-02-01', '2026-04-01', '2026-05-01'])
    const eves = momentOf('2026-12-31', { rrule: 'FREQ=YEARLY;COUNT=3', exdates: ['2027-12-31'] })
    const newYears = movedTo(eves, '2027-01-01').series
    expect(startsOf(newYears, '2026-01-01', '2030-12-31')).toEqual(['2027-01-01', '2029-01-01'])
  })

  it('keeps its distance where it is of no start of the rule', () => {
    const { series } = movedTo({ ...mondays, rdates: ['2026-06-10'] }, '2026-02-01')
    expect(series.rdates).toEqual(['2026-06-09'])
  })

  it('is of a whole day of a timed series as before, and goes to its new time of day', () => {
    const rrule = 'FREQ=MONTHLY;COUNT=6;BYDAY=1MO'
    const timed = momentOf('2026-02-02T23:00', { rrule, exdates: ['2026-06-01', '2026-05-04T23:00'] })
    const { series } = movedTo(timed, '2026-02-01T01:30')
    expect(series.exdates).toEqual(['2026-06-07', '2026-05-03T01:30'])
    expect(startsOf(series, '2026-01-01', '2026-12-31')).toHaveLength(4)
  })
})

describe('the rule of a series that moves', () => {
  it('ends after as many occurrences, though its last one moves elsewhere than the start', () => {
    const until = { ...mondays, rrule: 'FREQ=MONTHLY;UNTIL=20260601;BYDAY=1MO' }
    const { series } = movedTo(until, '2026-02-01')
    expect(series.rrule).toBe('FREQ=MONTHLY;UNTIL=20260607;BYDAY=1SU')
    expect(startsOf(series, '2026-01-01', '2027-12-31')).toHaveLength(5)
    const midMonth = { ...mondays, rrule: 'FREQ=MONTHLY;UNTIL=20260620;BYDAY=1MO' }
    expect(movedTo(midMonth, '2026-02-01').series.rrule).toBe('FREQ=MONTHLY;UNTIL=20260619;BYDAY=1SU')
  })

  it('takes along an hour of its own, and refuses where that would be another day', () => {
    const noons = momentOf('2026-01-05T10:00', { rrule: 'FREQ=DAILY;COUNT=3;BYHOUR=12;BYMINUTE=30' })
    const { series } = movedTo({ ...noons, exdates: ['2026-01-06T12:30'] }, '2026-01-05T09:00')
    expect(startsOf(series, '2026-01-01', '2026-12-31')).toEqual(['2026-01-05T09:00', '2026-01-05T11:30'])
    expect(shiftSeries(noons, { times: momentOf('2026-01-05T22:00') })).toBeNull()
  })

  it.each([
    ['the last workday', '2026-01-30 2026-01-29', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
    ['two dates', '2026-01-15 2026-01-16', 'FREQ=MONTHLY;BYMONTHDAY=15,30'],
    ['two weekdays', '2026-01-05 2026-01-19', 'FREQ=MONTHLY;BYDAY=1MO,3MO'],
  ])('is not left behind by its start: %s is refused as a whole', (_, days, rrule) => {
    const [from = '', to = ''] = days.split(' ')
    expect(shiftSeries(momentOf(from, { rrule }), { times: momentOf(to) })).toBeNull()
  })
})

describe('a series that no longer repeats', () => {
  const weekly = momentOf('2026-01-05', { rrule: 'FREQ=WEEKLY', exdates: ['2026-01-05', '2026-01-19'] })

  it('has its start left, deleted before or not', () => {
    const { series } = movedTo(weekly, '2026-01-05', null)
    expect(series).toMatchObject({ rrule: null, rdates: [], exdates: [] })
    expect(startsOf(series, '2026-01-01', '2026-12-31')).toEqual(['2026-01-05'])
  })

  it('does not go on by its other dates, nor by exceptions of dates that it never had', () => {
    const [first, other] = [dayOff('2026-01-05'), dayOff('2026-05-05')]
    const dated = { ...weekly, exdates: [], rdates: ['2026-01-08'], exceptions: [first, other] }
    const { series, dropped } = movedTo(dated, '2026-01-06', null)
    expect(dropped).toEqual(['2026-05-05'])
    expect(expand(series, '2026-01-01', '2026-12-31').occurrences).toMatchObject([{ recurrenceId: '2026-01-06' }])
  })

  it('is not meant by a series of dates alone that moves', () => {
    const dated = { ...weekly, rrule: null, exdates: ['2026-01-05'], rdates: ['2026-01-08'] }
    expect(movedTo(dated, '2026-01-06').series).toMatchObject({ rdates: ['2026-01-09'], exdates: ['2026-01-06'] })
  })
})
