import type { FoundCalendar, LinkedAccount, LinkedCalendar, LinkedConflict } from '@dodici/contract/types'

export const sampleLinked = (facts: Partial<LinkedCalendar> = {}): LinkedCalendar => ({
  calendarId: 'work',
  url: 'https://cloud.example.org/dav/work/',
  isReadOnly: false,
  isComplete: true,
  lastOkAt: new Date('2027-03-18T09:55').toISOString(),
  lastTryAt: new Date('2027-03-18T09:55').toISOString(),
  nextAt: new Date('2027-03-18T10:10').toISOString(),
  fault: null,
  held: null,
  conflicts: 0,
  unread: 0,
  ...facts,
})

export const sampleAccount = (facts: Partial<LinkedAccount> = {}): LinkedAccount => ({
  _id: 'account-1',
  name: 'Nextcloud',
  host: 'cloud.example.org',
  username: 'giulia',
  fault: null,
  createdAt: '2027-03-01T09:00:00.000Z',
  calendars: [sampleLinked()],
  ...facts,
})

export const sampleFound = (facts: Partial<FoundCalendar> = {}): FoundCalendar => ({
  url: 'https://cloud.example.org/dav/work/',
  name: 'Work',
  color: '#0082c9',
  isReadOnly: false,
  calendarId: null,
  ...facts,
})

type Side = NonNullable<LinkedConflict['ours']>

export const sampleSide = (facts: Partial<Side> = {}): Side => ({
  title: 'Dentist',
  allDay: false,
  start: '2027-05-06T10:00',
  end: '2027-05-06T10:45',
  timezone: 'Europe/Rome',
  recurrence: null,
  location: 'Via Garibaldi 12',
  description: '',
  changedOccurrences: 0,
  ...facts,
})

export const sampleConflict = (facts: Partial<LinkedConflict> = {}): LinkedConflict => ({
  _id: 'conflict-1',
  calendarId: 'work',
  reason: 'bothChanged',
  eventId: 'event-1',
  ours: sampleSide(),
  theirs: sampleSide({ title: 'Dentist, Dr. Bianchi', start: '2027-05-07T10:00', end: '2027-05-07T10:45' }),
  noticedAt: '2027-03-18T09:00:00.000Z',
  ...facts,
})
