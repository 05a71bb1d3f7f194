import type { Event, Occurrence } from '@dodici/contract/types'
import { sampleEvent } from '../../../test/samples.ts'

/** One hour on a Friday in Rome. */
export const sampleVisit = (facts: Partial<Event> = {}): Event =>
  sampleEvent({
    title: 'Fisioterapia',
    start: '2027-03-05T09:00',
    end: '2027-03-05T10:00',
    timezone: 'Europe/Rome',
    version: 3,
    ...facts,
  })

/** The same every Friday; its third time was moved to Saturday at eleven, with another title and a place. */
export const sampleSeries = (facts: Partial<Event> = {}): Event =>
  sampleVisit({ recurrence: 'FREQ=WEEKLY;BYDAY=FR', occurrences: [first, second, moved], ...facts })

const first: Occurrence = { start: '2027-03-05T09:00', end: '2027-03-05T10:00', recurrenceId: '2027-03-05T09:00' }

const second: Occurrence = { start: '2027-03-12T09:00', end: '2027-03-12T10:00', recurrenceId: '2027-03-12T09:00' }

const moved: Occurrence = {
  start: '2027-03-20T11:00',
  end: '2027-03-20T12:00',
  recurrenceId: '2027-03-19T09:00',
  changed: {
    title: 'Fisioterapia da Anna',
    description: '',
    location: 'Via Roma 1',
    url: '',
    kind: 'event',
    status: 'confirmed',
    busy: true,
    away: null,
    categoryId: null,
    allDay: false,
  },
}

export const occurrencesOfSeries = { first, second, moved }
