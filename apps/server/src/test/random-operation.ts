import type { Operation } from '@dodici/contract/operations'
import type { Event } from '@dodici/contract/types'
import fc, { type Arbitrary } from 'fast-check'
import { createInvites } from '#server/features/beta/invites.service.ts'
import { damagedCalendar } from './arbitrary-calendar.ts'
import { inputOf, nearly, type Hints } from './arbitrary-input.ts'
import { STEP } from './helped.ts'
import type { Person, Planner } from './planner.ts'
import { mostly } from './random-request.ts'
import { makeThings, type Ids, type Parts } from './things.ts'

/** Ids of what a person has, with a series. */
export interface OwnIds extends Ids, Parts {
  readonly series: string
}

/** A series that has every day of the times that are tried. */
const daily = { title: 'Diario', allDay: true, start: '2027-05-01', end: '2027-05-01', recurrence: 'FREQ=DAILY' }

/** Gives a person one thing of each kind, and answers their ids with what the schemas cannot say of input. */
export async function ownIdsAndHints(planner: Planner, person: Person): Promise<{ ids: OwnIds; hints: Hints }> {
  const { present, parts } = await makeThings(planner, person)
  const ids = { ...present, ...parts, series: (await person.post('/events', daily)).json<Event>()._id }
  return { ids, hints: hintsOf(ids, await createInvites(planner, { note: '', days: 30, count: 50 })) }
}

const times = fc.constantFrom('2027-05-01', '2027-05-02', '2028-02-29', '2027-05-01T10:00', '2027-05-01T11:30')

/** What the schemas cannot say: which texts are times, zones, rules and addresses, and which ids are the person's own. */
const hintsOf = (ids: OwnIds, inviteCodes: readonly string[]): Hints => ({
  start: times,
  end: times,
  occurrence: times,
  timezone: mostly(['Europe/Rome', 'America/New_York'], ['Mars/X', null]),
  endTimezone: mostly(['Europe/Rome', 'Asia/Tokyo', null], ['Mars/X']),
  recurrence: mostly(
    ['FREQ=WEEKLY;BYDAY=MO,WE', 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=20', 'FREQ=YEARLY;BYDAY=-1FR;BYMONTH=5', null],
    ['FREQ=SECONDLY', 'FREQ=DAILY;COUNT=2000000000', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'RRULE:FREQ=DAILY'],
  ),
  categoryId: mostly([ids.category], ['all', 'x', null]),
  calendarId: mostly([ids.calendar], ['x']),
  email: fc.oneof(
    { weight: 9, arbitrary: fc.stringMatching(/^[a-z]{1,12}@example\.org$/) },
    fc.emailAddress(),
    fc.constantFrom('no address', 'a@b', '"a b"@c.org'),
  ),
  inviteCode: mostly(inviteCodes, ['DB', 'x', '']),
  year: mostly([1900, 2026, 2027, 2200], [2201]),
  date: mostly(['2027-06-20', '2027-06-01'], ['2027-06-31', 'x']),
  now: mostly(['2026-11-20T10:00'], ['x']),
  eventId: mostly([ids.event, ids.series], ['x']),
  goalId: mostly([ids.goal, null], ['x']),
  calendarIds: mostly([null, [ids.calendar]], [[], ['x']]),
  categoryIds: mostly([null, [ids.category]], [[], ['x']]),
  expiresAt: mostly([null, '2030-01-01T00:00:00Z'], ['9999-12-31T23:59:59.9999Z', '0000-01-01T00:00:00Z']),
  matchCategoryId: mostly([ids.category, null], ['x']),
  // Days of a goal, and years that are copied.
  from: mostly(['2027-01-01', 2027], ['2027-02-29']),
  to: mostly(['2027-12-31', 2028], ['2026-01-01']),
  day: mostly(['2027-02-01'], ['2027-02-29']),
  conversationId: mostly([ids.conversation], ['x']),
})

/** Times that fit together, as most people's do; the fields one by one would hardly ever. */
const goodTimes = fc.constantFrom(
  { allDay: true, start: '2027-05-01', end: '2027-05-02' },
  { allDay: true, start: '2028-02-29', end: '2028-02-29' },
  { allDay: false, start: '2027-05-01T10:00', end: '2027-05-01T11:30' },
)

const isEvent = (value: unknown): value is { start: unknown } =>
  typeof value === 'object' && value !== null && 'start' in value

export const withGoodTimes = (body: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(body, fc.option(goodTimes, { freq: 4 }))
    .map(([value, fitting]) => (fitting !== null && isEvent(value) ? { ...value, ...fitting } : value))

/** The ids that a path may name: mostly one of the right kind, else of another, or one that never was. */
export function pathOf({ path }: Pick<Operation, 'path'>, ids: OwnIds): Arbitrary<string> {
  if (path.includes('{year}')) return mostly([2026, 2027], ['x']).map((year) => path.replace('{year}', String(year)))
  if (!path.includes('{id}')) return fc.constant(path)
  const { series, ...others } = ids
  return mostly(
    [...idsOf(path, ids), ...(path.startsWith('/events') ? [series] : [])],
    [...Object.values<string>(others), 'x'],
  ).map((id) => pathWith(path, String(id), ids))
}

/** A path with its ids. */
export const pathWith = (path: string, id: string, { entry, conflict }: Parts): string =>
  path.replace('{id}', id).replace('{stepId}', STEP).replace('{entryId}', entry).replace('{conflictId}', conflict)

/** The kind of thing that a path names, by what it begins with. */
const kinds: readonly (readonly [path: string, kind: keyof Ids])[] = [
  ['/categories', 'category'],
  ['/calendars', 'calendar'],
  ['/events', 'event'],
  ['/ai/enhance-event', 'event'],
  ['/ai/proposals', 'proposal'],
  ['/ai/conversations', 'conversation'],
  ['/milestones', 'milestone'],
  ['/goals', 'goal'],
  ['/notifications', 'notification'],
  ['/push/devices', 'device'],
  ['/feeds', 'feed'],
  ['/subscriptions', 'subscription'],
  ['/linked-accounts', 'linkedAccount'],
  ['/linked-calendars', 'linkedCalendar'],
  ['/webhooks', 'webhook'],
  ['/changes/{id}/undo-group', 'group'],
  ['/changes', 'change'],
  ['/trash', 'trash'],
  ['/users/sessions', 'session'],
  ['/users/api-keys', 'key'],
  ['/users/device-passwords', 'devicePassword'],
  ['/users/passkeys', 'passkey'],
  ['/users/identities', 'identity'],
]

/** The own things that a path may name; any of them if it is not known what it names. */
export function idsOf(path: string, ids: Ids): string[] {
  const kind = kinds.find(([start]) => path.startsWith(start))?.[1]
  return kind === undefined ? Object.values<string>({ ...ids }) : [ids[kind]]
}

export const queryText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return ''
  const fields = Object.entries(value).map(([name, field]): [string, string] => [name, textOf(field)])
  return `?${new URLSearchParams(fields).toString()}`
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value))

/** What is sent as a body: a file, JSON, or nothing. */
export function bodyOf({ name, spec: { body } }: Operation, hints: Hints): Arbitrary<unknown> {
  if (name === 'importCalendar') return damagedCalendar
  return body ? nearly(withGoodTimes(inputOf(body, hints))) : fc.constant(undefined)
}
