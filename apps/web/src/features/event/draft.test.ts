import { describe, expect, it } from 'vitest'
import { draftOf, newDraft, newEventOf, wireTimes } from './draft.ts'
import { occurrencesOfSeries as occurrences, sampleVisit, sampleSeries } from './test/sample-series.ts'

const ROME = 'Europe/Rome'

describe('the draft of an event', () => {
  it('has the times of an event in its own zone, whatever zone the viewer is in', () => {
    const draft = draftOf({ event: sampleVisit(), occurrence: null }, 'America/New_York')
    expect(draft).toMatchObject({ startDay: '2027-03-05', startTime: '09:00', endTime: '10:00', timezone: ROME })
  })

  it('has the original start of an unchanged occurrence, on the wall of its series', () => {
    const seenFromNewYork = { start: '2027-03-12T03:00', end: '2027-03-12T04:00', recurrenceId: '2027-03-12T09:00' }
    const draft = draftOf({ event: sampleSeries(), occurrence: seenFromNewYork }, 'America/New_York')
    expect(wireTimes(draft)).toEqual({
      allDay: false,
      start: '2027-03-12T09:00',
      end: '2027-03-12T10:00',
      timezone: ROME,
      endTimezone: null,
    })
  })

  it('has what a changed occurrence says, on the viewer’s wall', () => {
    const draft = draftOf({ event: sampleSeries(), occurrence: occurrences.moved }, ROME)
    expect(draft).toMatchObject({
      title: 'Fisioterapia da Anna',
      location: 'Via Roma 1',
      startDay: '2027-03-20',
      startTime: '11:00',
    })
  })

  it('keeps the zone of its series in a changed occurrence', () => {
    const event = sampleSeries({ timezone: 'America/New_York' })
    const draft = draftOf({ event, occurrence: occurrences.moved }, ROME)
    // New York is five hours behind Rome on 20 March 2027.
    expect(draft).toMatchObject({ startDay: '2027-03-20', startTime: '06:00', endTime: '07:00' })
    expect(draft.timezone).toBe('America/New_York')
  })

  it('keeps floating time floating in a changed occurrence', () => {
    const event = sampleSeries({ timezone: null })
    expect(draftOf({ event, occurrence: occurrences.moved }, ROME).timezone).toBeNull()
  })

  it('gives an all-day occurrence the length of its series', () => {
    const event = sampleSeries({ allDay: true, start: '2027-03-05', end: '2027-03-07', timezone: null })
    const occurrence = { start: '2027-03-12', end: '2027-03-14', recurrenceId: '2027-03-12' }
    expect(draftOf({ event, occurrence }, ROME)).toMatchObject({ startDay: '2027-03-12', endDay: '2027-03-14' })
  })

  it('keeps the text of a rule that the dialog cannot edit', () => {
    const event = sampleSeries({ recurrence: 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1' })
    const draft = draftOf({ event, occurrence: null }, ROME)
    expect(draft.repetition).toEqual({ kind: 'kept', text: 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1' })
    expect(newEventOf(draft).recurrence).toBe('FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1')
  })

  it('says its reminders in the largest unit that fits', () => {
    const event = sampleVisit({
      reminders: [
        { minutesBefore: 0, channel: 'display' },
        { minutesBefore: 90, channel: 'display' },
        { minutesBefore: 30_240, channel: 'email' },
      ],
    })
    expect(draftOf({ event, occurrence: null }, ROME).reminders).toEqual([
      { amount: 0, unit: 'minute', channel: 'display' },
      { amount: 90, unit: 'minute', channel: 'display' },
      { amount: 3, unit: 'week', channel: 'email' },
    ])
  })
})

describe('a new event', () => {
  const choices = { timezone: ROME, calendarId: '', categoryId: null }

  it('on whole days goes out without a zone', () => {
    const draft = newDraft({ ...choices, start: '2027-03-01', end: '2027-03-05', allDay: true })
    expect(newEventOf({ ...draft, title: ' Elba ' })).toMatchObject({
      title: 'Elba',
      allDay: true,
      start: '2027-03-01',
      end: '2027-03-05',
      timezone: null,
      recurrence: null,
    })
  })

  it('at a time goes out in the person’s zone', () => {
    const draft = newDraft({ ...choices, start: '2027-03-01T18:00', end: '2027-03-01T19:30', allDay: false })
    expect(newEventOf(draft)).toMatchObject({ start: '2027-03-01T18:00', end: '2027-03-01T19:30', timezone: ROME })
  })

  it('leaves the choice of the calendar to the server where the page knows of none', () => {
    const draft = newDraft({ ...choices, start: '2027-03-01', end: '2027-03-01', allDay: true })
    expect(newEventOf(draft)).not.toHaveProperty('calendarId')
  })
})
