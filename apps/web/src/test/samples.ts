import type {
  Calendar,
  Category,
  Change,
  Event,
  Instance,
  Notification,
  UpcomingReminder,
  User,
} from '@dodici/contract/types'

/** Believable things of the API; a test says only what it is about. */
export const sampleUser = (facts: Partial<User> = {}): User => ({
  _id: 'user-1',
  username: 'Giulia Amato',
  email: 'giulia@example.org',
  emailConfirmed: true,
  newEmail: null,
  plan: 'pro',
  language: 'en',
  timezone: 'Europe/Rome',
  weekStart: 'monday',
  country: 'IT',
  region: null,
  assistant: 'everything',
  reminders: {
    allDayAt: '09:00',
    quietFrom: null,
    quietTo: null,
    byMail: true,
    byDevices: false,
    digest: 'off',
    digestAt: '07:00',
  },
  colorBy: 'category',
  allDayHours: 0,
  savedViews: [],
  firstStepsClosed: true,
  isOperator: false,
  hourCycle: 'locale',
  createdAt: '2027-01-01T00:00:00.000Z',
  ...facts,
})

export const sampleInstance = (facts: Partial<Instance> = {}): Instance => ({
  name: 'Dodici',
  registration: 'open',
  version: '0.1.0',
  prices: null,
  sentryDsn: null,
  contact: null,
  oidc: null,
  plan: 'pro',
  sends: [{ line: 'push', to: null }],
  ...facts,
})

export const sampleCategory = (facts: Partial<Category> = {}): Category => ({
  _id: 'category-work',
  name: 'Work',
  description: '',
  color: '#1976d2',
  targetMinutes: null,
  away: null,
  defaultReminders: { timed: [], allDay: [] },
  version: 1,
  ...facts,
})

export const sampleCalendar = (facts: Partial<Calendar> = {}): Calendar => ({
  _id: 'calendar-1',
  name: 'Personal',
  year: 2027,
  description: '',
  color: '#1976d2',
  shown: true,
  kind: 'own',
  sample: false,
  version: 1,
  ...facts,
})

export const sampleEvent = (facts: Partial<Event> = {}): Event => {
  const start = facts.start ?? '2027-03-18'
  const end = facts.end ?? start
  return {
    _id: 'event-1',
    calendarId: 'calendar-1',
    categoryId: null,
    title: 'Dentist',
    description: '',
    location: '',
    url: '',
    kind: 'event',
    status: 'confirmed',
    busy: true,
    away: null,
    allDay: !start.includes('T'),
    start,
    end,
    timezone: start.includes('T') ? 'Europe/Rome' : null,
    endTimezone: null,
    recurrence: null,
    rdates: [],
    exdates: [],
    reminders: [],
    goalId: null,
    uid: `${facts._id ?? 'event-1'}@example.org`,
    version: 1,
    createdAt: '2027-01-01T00:00:00.000Z',
    updatedAt: '2027-01-01T00:00:00.000Z',
    truncated: false,
    occurrences: [{ start, end }],
    ...facts,
  }
}

export const sampleChange = (facts: Partial<Change> = {}): Change => ({
  _id: 'change-1',
  sequence: 1,
  kind: 'event.create',
  count: 1,
  title: 'Dentist',
  by: { kind: 'page', name: '' },
  details: [],
  createdAt: '2027-03-18T09:00:00.000Z',
  undoes: null,
  undoneBy: null,
  undoable: true,
  undoCount: 0,
  group: null,
  ...facts,
})

const reminded = {
  eventId: 'event-1',
  recurrenceId: null,
  title: 'Dentist',
  location: '',
  categoryId: null,
  allDay: false,
  start: '2027-03-18T10:10',
  end: '2027-03-18T11:00',
  minutesBefore: 10,
}

export const sampleNotification = (facts: Partial<Notification> = {}): Notification => ({
  _id: 'notification-1',
  ...reminded,
  at: '2027-03-18T09:00:00.000Z',
  late: false,
  snoozedUntil: null,
  seenAt: null,
  doneAt: null,
  ...facts,
})

export const sampleUpcoming = (facts: Partial<UpcomingReminder> = {}): UpcomingReminder => ({
  ...reminded,
  at: '2027-03-18T09:00:00.000Z',
  channel: 'display',
  ...facts,
})
