import { describe, expect, it } from 'vitest'
import { formatDay, MINUTES_A_DAY, parseWall } from '../date/index.ts'
import { daysOfTimed, yearItems, type YearEvent } from './year-items.ts'

const event = (rest: Partial<YearEvent> = {}): YearEvent => ({
  _id: 'e1',
  calendarId: 'c1',
  categoryId: null,
  title: 'Dentist',
  kind: 'event',
  status: 'confirmed',
  busy: true,
  away: null,
  allDay: false,
  recurrence: null,
  occurrences: [{ start: '2027-03-18T15:00', end: '2027-03-18T15:45' }],
  ...rest,
})

describe('daysOfTimed', () => {
  it.each([
    ['an hour at noon', ['2027-03-18T12:00', '2027-03-18T13:00'], ['2027-03-18', '2027-03-18']],
    ['an evening that ends at midnight', ['2027-03-18T20:00', '2027-03-19T00:00'], ['2027-03-18', '2027-03-18']],
    ['a moment of no length at midnight', ['2027-03-18T00:00', '2027-03-18T00:00'], ['2027-03-18', '2027-03-18']],
    ['a party until two', ['2027-03-18T22:00', '2027-03-19T02:00'], ['2027-03-18', '2027-03-18']],
    ['a night shift until six', ['2027-03-18T22:00', '2027-03-19T06:00'], ['2027-03-18', '2027-03-18']],
    ['a night flight until seven', ['2027-03-18T22:00', '2027-03-19T07:00'], ['2027-03-18', '2027-03-19']],
    ['fourteen hours until four', ['2027-03-18T14:00', '2027-03-19T04:00'], ['2027-03-18', '2027-03-19']],
    ['a weekend', ['2027-03-19T18:00', '2027-03-21T18:00'], ['2027-03-19', '2027-03-21']],
    ['a weekend that ends at midnight', ['2027-03-19T18:00', '2027-03-22T00:00'], ['2027-03-19', '2027-03-21']],
    ['a weekend that ends after a night', ['2027-03-19T18:00', '2027-03-22T02:00'], ['2027-03-19', '2027-03-22']],
  ])('puts %s on its days', (_name, [start, end], expected) => {
    const { first, last } = daysOfTimed(parseWall(start!)!, parseWall(end!)!)
    expect([formatDay(first), formatDay(last)]).toEqual(expected)
  })
})

describe('yearItems', () => {
  it('makes one item of an event without a rule, named by the event', () => {
    const [item, ...others] = yearItems([event({ categoryId: 'health' })])
    expect(others).toEqual([])
    expect(item).toMatchObject({ id: 'e1', eventId: 'e1', recurrenceId: null, categoryId: 'health', isLoad: true })
    expect(item!.start - item!.first * MINUTES_A_DAY).toBe(15 * 60)
  })

  it('names the occurrences of a series by event and original start', () => {
    const series = event({
      recurrence: 'FREQ=MONTHLY',
      occurrences: [
        { start: '2027-01-18T15:00', end: '2027-01-18T16:00', recurrenceId: '2027-01-18T15:00' },
        { start: '2027-02-20T15:00', end: '2027-02-20T16:00', recurrenceId: '2027-02-18T15:00' },
      ],
    })
    expect(yearItems([series]).map((item) => item.id)).toEqual(['e1/2027-01-18T15:00', 'e1/2027-02-18T15:00'])
  })

  it('takes both days of an all-day event as included', () => {
    const [item] = yearItems([event({ allDay: true, occurrences: [{ start: '2027-05-28', end: '2027-06-02' }] })])
    expect([formatDay(item!.first), formatDay(item!.last)]).toEqual(['2027-05-28', '2027-06-02'])
  })

  it('lets a changed occurrence say its own title, kind, status and category', () => {
    const changed = {
      title: 'Exam',
      categoryId: 'study',
      kind: 'milestone',
      status: 'tentative',
      busy: true,
      away: null,
      allDay: true,
    } as const
    const series = event({
      recurrence: 'FREQ=WEEKLY',
      occurrences: [{ start: '2027-03-18', end: '2027-03-18', recurrenceId: '2027-03-18T15:00', changed }],
    })
    expect(yearItems([series])[0]).toMatchObject({
      title: 'Exam',
      categoryId: 'study',
      kind: 'milestone',
      status: 'tentative',
      allDay: true,
      isRoutine: false,
    })
  })

  it.each([
    ['timed and weekly', { recurrence: 'FREQ=WEEKLY;BYDAY=MO' }, true],
    ['timed and monthly', { recurrence: 'FREQ=MONTHLY' }, false],
    ['timed and alone', {}, false],
    ['a weekly milestone', { recurrence: 'FREQ=WEEKLY', kind: 'milestone' as const }, false],
  ])('calls routine what has a time and comes weekly: %s', (_name, rest, isRoutine) => {
    expect(yearItems([event(rest)])[0]?.isRoutine).toBe(isRoutine)
  })

  it('calls no all-day series routine', () => {
    const occurrences = [{ start: '2027-03-18', end: '2027-03-18', recurrenceId: '2027-03-18' }]
    expect(yearItems([event({ allDay: true, recurrence: 'FREQ=DAILY', occurrences })])[0]?.isRoutine).toBe(false)
  })

  it.each([
    ['a free one', { busy: false }],
    ['a marker', { kind: 'marker' as const }],
    ['a cancelled one', { status: 'cancelled' as const }],
  ])('does not count %s as load', (_name, rest) => {
    expect(yearItems([event(rest)])[0]?.isLoad).toBe(false)
  })

  it('refuses a date that does not exist', () => {
    const occurrences = [{ start: '2027-02-29T10:00', end: '2027-02-29T11:00' }]
    expect(() => yearItems([event({ occurrences })])).toThrow(RangeError)
  })
})
