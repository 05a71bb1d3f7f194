import { MILLIONS } from './crowd-size.ts'
import type { RowsOf } from './crowd-columns.ts'
import { oneIn, text, unitColumns } from './row-values.ts'

type YearTable =
  | 'calendar'
  | 'category'
  | 'event'
  | 'event_exception'
  | 'change'
  | 'change_row'
  | 'idempotency_key'
  | 'dav_name'
  | 'dav_former_name'
  | 'dav_collection'
  | 'dav_property'
  | 'calendar_mark'
  | 'subscription'
  | 'linked_account'
  | 'linked_calendar'
  | 'linked_object'
  | 'reminder_look'

const CALENDAR = 30
const CATEGORY = 31
const EVENT = 32
const CHANGE = 33

const TITLES = `(array['Meeting with the team', 'Dentist', 'Run in the park', 'Dinner with Anna', 'Release', 'Holiday in Sicily',
  'Course', 'Call with the bank', 'Birthday', 'Review'])[1 + (k * 7 + p) % 10] || ' ' || k`
/** Changes of an active person in the thirty days that the journal is kept, and of each of the others. */
const CHANGES = 150
const FEW_CHANGES = 6

/** Tables of calendars, of their journal, and of what programs know of them. */
export const ROWS_OF_YEARS: { readonly [Table in YearTable]: RowsOf } = {
  calendar: ({ owner, id, ago }) => ({
    each: '2',
    columns: {
      owner_id: owner,
      id: id(CALENDAR),
      ...unitColumns(ago('90'), `case when p % 50 = 9 and k = 2 then ${ago('p % 29')} end`, '700'),
      name: `'Calendar ' || k`,
      description: `''`,
      color: text('#1a73e8'),
      year: '2026',
    },
  }),
  category: ({ owner, id, ago }) => ({
    each: '10',
    columns: {
      owner_id: owner,
      id: id(CATEGORY),
      ...unitColumns(ago('90'), `case when p % 50 = 9 and k = 10 then ${ago('p % 29')} end`, '700'),
      name: `'Category ' || k`,
      description: `''`,
      color: text('#7b1fa2'),
    },
  }),
  event: ({ owner, id, ago, event }, { old, oldEvents, events }) => ({
    each: `case when p <= ${String(old)} then ${String(oldEvents)} else ${String(events)} end`,
    columns: {
      owner_id: owner,
      id: id(EVENT),
      ...unitColumns(ago('(k * 53 + p * 17) % 700'), `case when k % 50 = 27 then ${ago('(k + p) % 29')} end`, '1000'),
      content_id: id(CHANGE),
      calendar_id: id(CALENDAR, '(1 + k % 2)'),
      category_id: `case when k % 8 > 0 then ${id(CATEGORY, '(1 + k % 10)')} end`,
      title: TITLES,
      description: `case when k % 4 = 0 then repeat('What was said about it. ', 5) else '' end`,
      location: `case when k % 3 = 0 then 'Via Roma ' || k || ', Torino' else '' end`,
      url: `''`,
      kind: text('event'),
      status: text('confirmed'),
      busy: '1',
      all_day: `case when ${event.isTimed} then 0 else 1 end`,
      start_at: event.start,
      end_at: event.end,
      timezone: `case when ${event.isTimed} then 'Europe/Rome' end`,
      uid: `${id(EVENT)} || '@dodici'`,
      ics_sequence: '0',
      rrule: `case when ${event.isSeries} then 'FREQ=WEEKLY' end`,
      rdates: text('[]'),
      exdates: text('[]'),
      reminders: `case when k % 5 = 0 then '[{"minutesBefore":10,"channel":"display"}]' else '[]' end`,
      first_day: event.firstDay,
      last_day: event.lastDay,
      spans_years: `case when ${event.isSeries} or date_part('year', date '1970-01-01' + (${event.firstDay})::int)
        <> date_part('year', date '1970-01-01' + (${event.lastDay})::int) then 1 else 0 end`,
      search_text: `lower(${TITLES})`,
    },
  }),
  event_exception: ({ owner, id, day }) => ({
    each: '20',
    columns: {
      owner_id: owner,
      event_id: id(EVENT, '(1 + k % 10)'),
      recurrence_id: day('20000 + k * 7'),
      title: text('Moved'),
      description: `''`,
      location: `''`,
      url: `''`,
      kind: text('event'),
      status: text('confirmed'),
      busy: '1',
      all_day: '1',
      start_at: day('20001 + k * 7'),
      end_at: day('20001 + k * 7'),
    },
  }),
  change: ({ owner, id, ago }) => ({
    each: changesOf,
    columns: {
      owner_id: owner,
      sequence: '1000 - k',
      id: id(CHANGE),
      group_id: id(CHANGE),
      actor_id: owner,
      kind: `case when p % 10 = 5 and k % 75 = 1 then 'subscription.refresh' else 'event.update' end`,
      count: '1',
      title: TITLES,
      created_at: ago(`(k * 30.0 / ${String(CHANGES)} + p % 7 * 0.1)`),
    },
  }),
  change_row: ({ owner, id }) => ({
    each: changesOf,
    columns: {
      owner_id: owner,
      sequence: '1000 - k',
      unit_type: text('event'),
      unit_id: id(EVENT, `(1 + k * 3 % ${String(MILLIONS.events)})`),
      before: `'{"title":"' || ${TITLES} || '","description":"' || md5(k || '.' || p) || '","start_at":"2026-05-05","end_at":"2026-05-05"}'`,
      before_content_id: id(CHANGE, '(k + 1)'),
      after_content_id: id(CHANGE),
      detail: `'{"fields":[{"field":"title","from":"' || md5(p || '-' || k) || '"}]}'`,
      place: '0',
    },
  }),
  idempotency_key: ({ owner, hash, ago }) => ({
    each: oneIn(5, 0, 3),
    columns: {
      owner_id: owner,
      key: hash(34),
      fingerprint: hash(35),
      answer: `'{"value":"' || repeat('x', 600) || '"}'`,
      created_at: ago('k / 4.0'),
    },
  }),
  dav_name: ({ owner, id }) => ({
    each: oneIn(10, 3, 100),
    columns: {
      owner_id: owner,
      calendar_id: id(CALENDAR, '(1 + k % 2)'),
      name: `${id(EVENT)} || '.ics'`,
      event_id: id(EVENT),
    },
  }),
  dav_former_name: ({ owner, id }) => ({
    each: oneIn(10, 3, 2),
    columns: { owner_id: owner, calendar_id: id(CALENDAR, '1'), name: `'former' || k || '.ics'`, sequence: '900 + k' },
  }),
  dav_collection: ({ owner, id }) => ({
    each: oneIn(10, 3, 2),
    columns: { owner_id: owner, calendar_id: id(CALENDAR), name: `'shelf' || k`, transparent: '0' },
  }),
  dav_property: ({ owner, id }) => ({
    each: oneIn(10, 3, 2),
    columns: {
      owner_id: owner,
      calendar_id: id(CALENDAR),
      name: text('{http://apple.com/ns/ical/}calendar-order'),
      value: text('<x/>'),
    },
  }),
  calendar_mark: ({ owner, id }) => ({
    each: '2',
    columns: { owner_id: owner, calendar_id: id(CALENDAR), sequence: '1000' },
  }),
  subscription: ({ owner, id, ago, never }) => ({
    each: oneIn(5, 2),
    columns: {
      owner_id: owner,
      calendar_id: id(CALENDAR, '2'),
      url: text('https://holidays.example.org/it.ics'),
      due_at: never,
      faults: '0',
      kind: text('marker'),
      reminders: text('{"timed":[],"allDay":[]}'),
      created_at: ago('90'),
    },
  }),
  linked_account: ({ owner, id, ago }) => ({
    each: oneIn(20, 4),
    columns: {
      owner_id: owner,
      id: id(36),
      name: text('Work'),
      url: text('https://dav.example.org/'),
      username: text('person'),
      password: `repeat('s', 90)`,
      created_at: ago('90'),
    },
  }),
  linked_calendar: ({ owner, id, ago, never }) => ({
    each: oneIn(20, 4),
    columns: {
      owner_id: owner,
      calendar_id: id(CALENDAR),
      account_id: id(36, '1'),
      url: text('https://dav.example.org/personal/'),
      read_only: '0',
      local_mark: '1000',
      is_complete: '1',
      due_at: never,
      faults: '0',
      created_at: ago('90'),
    },
  }),
  linked_object: ({ owner, id, hash }) => ({
    each: oneIn(20, 4, 50),
    columns: {
      owner_id: owner,
      calendar_id: id(CALENDAR, '1'),
      href: `'/personal/' || k || '.ics'`,
      event_id: id(EVENT),
      etag: hash(37),
      tag: hash(38),
    },
  }),
  // Those of the next year, which nobody is reminded of yet.
  reminder_look: ({ owner, id, never, ago }) => ({
    each: '20',
    columns: { owner_id: owner, event_id: id(EVENT, '(k * 5)'), look_at: never, fired_until: ago('0') },
  }),
}

/** One in five changes something every day. */
const changesOf = `case when p % 5 = 0 then ${String(CHANGES)} else ${String(FEW_CHANGES)} end`
