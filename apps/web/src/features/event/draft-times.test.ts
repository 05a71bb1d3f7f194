import { describe, expect, it } from 'vitest'
import { endsBeforeStart, movedByDays, withAllDay, withStart } from './draft-times.ts'
import { newDraft } from './draft.ts'

const choices = { timezone: 'Europe/Rome', calendarId: 'c', categoryId: null }
const trip = newDraft({ ...choices, start: '2027-03-01', end: '2027-03-05', allDay: true })
const dinner = newDraft({ ...choices, start: '2027-03-01T20:00', end: '2027-03-01T23:00', allDay: false })

describe('moving the start', () => {
  it('takes the last day of a trip along', () => {
    expect(withStart(trip, { startDay: '2027-12-30' })).toMatchObject({ startDay: '2027-12-30', endDay: '2028-01-03' })
  })

  it('takes the end of a dinner along, over midnight too', () => {
    expect(withStart(dinner, { startTime: '21:30' })).toMatchObject({ endDay: '2027-03-02', endTime: '00:30' })
  })

  it('leaves the end alone while the field is incomplete, and keeps it after the start when it is complete again', () => {
    const incomplete = withStart(trip, { startDay: '' })
    expect(incomplete).toMatchObject({ startDay: '', endDay: '2027-03-05' })
    expect(withStart(incomplete, { startDay: '2027-03-04' }).endDay).toBe('2027-03-05')
    expect(withStart(incomplete, { startDay: '2027-04-01' }).endDay).toBe('2027-04-01')
    const timed = withStart(dinner, { startTime: '' })
    expect(withStart(timed, { startTime: '23:30' })).toMatchObject({ endDay: '2027-03-02', endTime: '00:30' })
  })

  it('makes an end that was before the start meet it', () => {
    expect(withStart({ ...trip, endDay: '2027-02-01' }, { startDay: '2027-03-02' }).endDay).toBe('2027-03-02')
  })

  it('by days moves both', () => {
    expect(movedByDays(dinner, 3)).toMatchObject({ startDay: '2027-03-04', endDay: '2027-03-04', endTime: '23:00' })
  })
})

describe('switching to whole days', () => {
  it('does not touch the day that begins at the midnight of the end', () => {
    const party = { ...dinner, endDay: '2027-03-02', endTime: '00:00' }
    expect(withAllDay(party, true)).toMatchObject({ allDay: true, startDay: '2027-03-01', endDay: '2027-03-01' })
  })

  it('and back brings the times back', () => {
    expect(withAllDay(withAllDay(dinner, true), false)).toEqual(dinner)
  })
})

describe('an end before the start', () => {
  it.each([
    [{ ...trip, endDay: '2027-02-28' }, true],
    [trip, false],
    [{ ...dinner, endTime: '19:59' }, true],
    [{ ...dinner, endTime: '20:00' }, false],
    [{ ...dinner, endTime: '' }, false],
  ])('is seen', (draft, expected) => {
    expect(endsBeforeStart(draft)).toBe(expected)
  })

  it('is left to the server where the end stands on another wall', () => {
    expect(endsBeforeStart({ ...dinner, endTime: '17:00', endTimezone: 'America/New_York' })).toBe(false)
  })
})
