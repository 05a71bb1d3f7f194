import type { Event, Occurrence } from '@dodici/contract/types'

/** An event as the server sends it: one hour on a Friday in Rome, unless said otherwise. */
export const sampleEvent = (parts: Partial<Event> = {}): Event => ({
  _id: 'event-1',
  calendarId: 'calendar-1',
  categoryId: null,
  title: 'Fisioterapia',
  description: '',
  location: '',
  url: '',
  kind: 'event',
  status: 'confirmed',
  busy: true,
  allDay: false,
  start: '2027-03-05T09:00',
  end: '2027-03-05T10:00',
  timezone: 'Europe/Rome',
  endTimezone: null,
  recurrence: null,
  rdates: [],
  exdates: [],
  reminders: [],
  uid: 'event-1@example.com',
  version: 3,
  createdAt: '2027-01-01T00:00:00Z',
  updatedAt: '2027-01-01T00:00:00Z',
  truncated: false,
  occurrences: [],
  ...parts,
})

/** Every Friday at nine; its third time was moved to Saturday at eleven and has another title. */
export const sampleSeries = (parts: Partial<Event> = {}): Event =>
  sampleEvent({ recurrence: 'FREQ=WEEKLY;BYDAY=FR', occurrences: [first, second, moved], ...parts })

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
    categoryId: null,
    allDay: false,
  },
}

export const occurrencesOfSample = { first, second, moved }
