import { operations, type Operation, type OperationName } from '@dodici/contract/operations'
import type { Event } from '@dodici/contract/types'
import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PERSON_LIMITS } from '#server/db/person-limits.ts'
import { createInvites } from '#server/features/beta/invites.service.ts'
import { damagedCalendar } from '#server/test/arbitrary-calendar.ts'
import { inputOf, nearly, type Hints } from '#server/test/arbitrary-input.ts'
import { eachDatabaseWhenDeep } from '#server/test/each-database.ts'
import { expectAnswer, mostly, newest } from '#server/test/random-request.ts'
import { STEP } from '#server/test/helped.ts'
import { makeThings, type Ids, type Parts } from '#server/test/things.ts'
import { isDeep, testCounts, testSeed } from '../../../../scripts/test-counts.ts'

const MINUTES = 60_000

const times = fc.constantFrom('2027-05-01', '2027-05-02', '2028-02-29', '2027-05-01T10:00', '2027-05-01T11:30')

/** A series that has every day of those times. */
const daily = { title: 'Diario', allDay: true, start: '2027-05-01', end: '2027-05-01', recurrence: 'FREQ=DAILY' }

/** Ids of what a person has, with a series. */
interface OwnIds extends Ids, Parts {
  readonly series: string
}

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

const withGoodTimes = (body: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(body, fc.option(goodTimes, { freq: 4 }))
    .map(([value, fitting]) => (fitting !== null && isEvent(value) ? { ...value, ...fitting } : value))

/** The ids that a path may name: mostly one of the right kind, else of another, or one that never was. */
function pathOf({ path }: Operation, ids: OwnIds): Arbitrary<string> {
  if (path.includes('{year}')) return mostly([2026, 2027], ['x']).map((year) => path.replace('{year}', String(year)))
  if (!path.includes('{id}')) return fc.constant(path)
  const right = {
    '/categories': [ids.category],
    '/calendars': [ids.calendar],
    '/events': [ids.event, ids.series],
    ...ofHelp(ids),
  }
  const own = Object.entries(right).flatMap(([prefix, all]) => (path.startsWith(prefix) ? all : []))
  return mostly(own, [...Object.values<string>({ ...ids }), 'x']).map((id) =>
    path
      .replace('{id}', String(id))
      .replace('{stepId}', STEP)
      .replace('{entryId}', ids.entry)
      .replace('{conflictId}', ids.conflict),
  )
}

const ofHelp = (ids: OwnIds) => ({
  '/ai/proposals': [ids.proposal],
  '/ai/enhance-event': [ids.event, ids.series],
  '/milestones': [ids.milestone],
  '/goals': [ids.goal],
  '/notifications': [ids.notification],
  '/push/devices': [ids.device],
  '/feeds': [ids.feed],
  '/users/passkeys': [ids.passkey],
  '/subscriptions': [ids.subscription],
  '/linked-accounts': [ids.linkedAccount],
  '/linked-calendars': [ids.linkedCalendar],
})

const queryText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return ''
  const fields = Object.entries(value).map(([name, field]): [string, string] => [name, textOf(field)])
  return `?${new URLSearchParams(fields).toString()}`
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value))

/** All but `changeEvents`, which names many events by their versions: `random-batch.test.ts` does. */
const withInput = Object.values(operations).filter(({ name, spec, answers }) => {
  const { query, body } = spec as { query?: unknown; body?: unknown }
  return (query !== undefined || body !== undefined) && answers !== 'event-stream' && name !== 'changeEvents'
}) as Operation[]

/** What is sent as a body: a file, JSON, or nothing. */
function bodyOf({ name, spec: { body } }: Operation, hints: Hints): Arbitrary<unknown> {
  if (name === 'importCalendar') return damagedCalendar
  return body ? nearly(withGoodTimes(inputOf(body, hints))) : fc.constant(undefined)
}

/** The clock of a test stands still: what may be written in a time would never come back, and all else would be a 429. */
const limits = { ...PERSON_LIMITS, points: { most: Number.POSITIVE_INFINITY, aMinute: 0 } }

eachDatabaseWhenDeep(
  (planner) => {
    describe.each(withInput.map((operation) => ({ operation, name: operation.name as OperationName })))(
      'V1: $name',
      ({ operation }) => {
        it(
          'answers 2xx or 4xx to any input, and then serves the next request',
          async () => {
            const person = await planner().newUser()
            const { present, parts } = await makeThings(planner(), person)
            const ids = { ...present, ...parts, series: (await person.post('/events', daily)).json<Event>()._id }
            const invites = await createInvites(planner(), { note: '', days: 30, count: 50 })
            const hints = hintsOf(ids, invites)
            let known = await newest(person)
            const { query } = operation.spec
            const requests = fc.record({
              path: pathOf(operation, ids),
              query: query ? nearly(inputOf(query, hints)) : fc.constant(undefined),
              body: bodyOf(operation, hints),
            })
            await fc.assert(
              fc.asyncProperty(requests, async (request) => {
                // A limit on trying would answer all but the first of them.
                if (!operation.signedIn || operation.path.startsWith('/ai'))
                  await planner().db.transact((trx) => trx.deleteFrom('attempt').execute())
                const path = request.path + queryText(request.query)
                const isGood = await expectAnswer(planner(), person, { operation, path, body: request.body })
                const sequence = await newest(person)
                if (!isGood) expect(sequence).toBe(known)
                known = sequence
              }),
              { numRuns: testCounts.randomBodies, seed: testSeed },
            )
            // Of somebody else: the quotas of this person may be used up by now.
            const next = await planner().newUser()
            expect((await next.post('/categories', { name: 'Next' })).statusCode).toBe(201)
          },
          isDeep ? 60 * MINUTES : 5 * MINUTES,
        )
      },
    )
  },
  {},
  { limits },
)
