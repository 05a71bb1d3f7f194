import { operations, type OperationName } from '@dodici/contract/operations'
import type { Event } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { apiOf } from '#server/test/listening.ts'
import type { Method, Person, RequestOptions } from '#server/test/planner.ts'
import { STEP } from '#server/test/helped.ts'
import { makeThings, type Ids, type Parts } from '#server/test/things.ts'
import { connectOnce } from '#server/test/one-connection.ts'
import { testCounts } from '../../../../scripts/test-counts.ts'

/** The operations whose path names something by its id. */
type OperationOnId = {
  [Name in OperationName]: (typeof operations)[Name]['spec'] extends { params: { shape: { id: object } } }
    ? Name
    : never
}[Exclude<OperationName, OperatorOperation>]

/** For an operator alone, who is answered in `features/admin`. */
type OperatorOperation = 'disablePerson' | 'enablePerson' | 'confirmPerson' | 'revokeInvite' | 'approveBetaRequest'

interface Case extends Pick<RequestOptions, 'body' | 'headers'> {
  readonly kind: keyof Ids
  /** What its owner gets, where that is another status than usual. */
  readonly status?: number
}

const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', 'END:VCALENDAR', ''].join('\r\n')

/**
 * What each operation on an id is about, with a request that is otherwise good. A new operation without its line here
 * does not compile. The order is the one in which the owner's own requests are made at the end: deletions last.
 */
const cases: { readonly [Name in OperationOnId]: Case } = {
  undoGroup: { kind: 'group' },
  readEvent: { kind: 'event' },
  enhanceEvent: { kind: 'event', body: {} },
  exportCalendar: { kind: 'calendar' },
  importCalendar: { kind: 'calendar', body: file, headers: { 'content-type': 'text/calendar' } },
  updateCategory: { kind: 'category', body: { name: 'Altro' } },
  updateCalendar: { kind: 'calendar', body: { name: 'Altro' } },
  restoreTrash: { kind: 'trash' },
  updateNotification: { kind: 'notification', body: { done: true } },
  undoChange: { kind: 'change' },
  readProposal: { kind: 'proposal' },
  applyProposal: { kind: 'proposal', body: {} },
  readConversation: { kind: 'conversation' },
  deleteConversation: { kind: 'conversation' },
  moveMilestone: { kind: 'milestone', body: { date: '2027-06-20' } },
  updateMilestone: { kind: 'milestone', body: { goalId: null } },
  readGoal: { kind: 'goal' },
  updateGoal: { kind: 'goal', body: { title: 'Altro' } },
  createGoalEntry: { kind: 'goal', body: { day: '2026-11-01' } },
  updateGoalEntry: { kind: 'goal', body: { value: 2 } },
  deleteGoalEntry: { kind: 'goal' },
  deleteGoal: { kind: 'goal' },
  testPushDevice: { kind: 'device' },
  deletePushDevice: { kind: 'device' },
  answerHeld: { kind: 'subscription', body: { take: false } },
  updateSubscription: { kind: 'subscription', body: { kind: 'marker' } },
  refreshSubscription: { kind: 'subscription' },
  copyYear: { kind: 'calendar', body: { from: 2027, to: 2028, keep: 'date', dryRun: true } },
  updateStep: { kind: 'milestone', body: { done: true } },
  updateEvent: { kind: 'trash', body: { title: 'Altro' } },
  deleteEvent: { kind: 'trash' },
  deleteCategory: { kind: 'category' },
  endSession: { kind: 'session' },
  deleteApiKey: { kind: 'key' },
  deleteDevicePassword: { kind: 'devicePassword' },
  updateFeed: { kind: 'feed', body: { name: 'Altro' } },
  renewFeed: { kind: 'feed' },
  deleteFeed: { kind: 'feed' },
  // It takes the password, which is another of each person.
  endPasskey: { kind: 'passkey', body: { password: 'x' }, status: 400 },
  endIdentity: { kind: 'identity', body: { password: 'x' }, status: 400 },
  updateLinkedAccount: { kind: 'linkedAccount', body: { name: 'Altro' } },
  // The server of that account is none that this one asks.
  findCalendarsOfAccount: { kind: 'linkedAccount', status: 400 },
  linkCalendars: { kind: 'linkedAccount', body: { calendars: [{ url: 'https://10.0.0.1/b/' }] }, status: 400 },
  syncLinkedCalendar: { kind: 'linkedCalendar' },
  settleLinkedConflict: { kind: 'linkedCalendar', body: { keep: 'ours' } },
  answerGone: { kind: 'linkedCalendar', body: { take: true } },
  unlinkCalendar: { kind: 'linkedCalendar' },
  deleteLinkedAccount: { kind: 'linkedAccount' },
  updateWebhook: { kind: 'webhook', body: { name: 'Altro' } },
  testWebhook: { kind: 'webhook' },
  listWebhookDeliveries: { kind: 'webhook' },
  moveWebhook: { kind: 'webhook', body: { url: 'https://home.example.org/', password: 'x' }, status: 400 },
  renewWebhookSecret: { kind: 'webhook', body: { password: 'x' }, status: 400 },
  deleteWebhook: { kind: 'webhook' },
  undoChangesSince: { kind: 'change' },
  deleteCalendar: { kind: 'calendar' },
}

const names = Object.keys(cases) as OperationOnId[]
const methods: readonly Method[] = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT']
const NO_PARTS: Parts = { entry: STEP, conflict: STEP }
const pathOf = (name: OperationName, id: string, { entry, conflict }: Parts = NO_PARTS): string =>
  operations[name].path
    .replace('{id}', id)
    .replace('{stepId}', STEP)
    .replace('{entryId}', entry)
    .replace('{conflictId}', conflict)

/** What the operation with this method and the same path takes; nothing where there is none. */
function goodRequest(method: Method, { path }: { path: string }): Omit<Case, 'kind'> {
  const name = names.find((other) => operations[other].method === method && operations[other].path === path)
  const { body, headers }: Partial<Case> = name === undefined ? {} : cases[name]
  return { body, ...(headers ? { headers } : {}) }
}

const day = { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-01' }
const NOT_FOUND = '{"status":404,"title":"Not Found","detail":"There is nothing here.","code":"not_found"}'

eachDatabase((planner) => {
  it('Z1: has a case for every route of the contract that names something by its id', () => {
    const onId = Object.values(operations).filter(
      (operation) => operation.path.includes('{id}') && operation.signedIn !== 'by operator',
    )
    expect(onId.map((operation) => operation.name).sort()).toEqual([...names].sort())
  })

  it('Z1: answers 404 with one body to another\u2019s, a deleted and a random id, by every method', async () => {
    const [owner, stranger] = [await planner().newUser(), await planner().newUser()]
    const [owned, had] = [await makeThings(planner(), owner), await makeThings(planner(), stranger)]
    const before = await everyRow(planner().db)
    const random = '01900000-0000-7000-8000-0123456789ab'
    for (const name of names) {
      const { kind } = cases[name]
      const absent = [owned.present[kind], owned.deleted[kind], had.deleted[kind], random, 'x', '..%2f', '%F0%9F%A6%84']
      for (const id of absent) {
        const path = pathOf(name, id)
        for (const method of methods) {
          const request = { ...goodRequest(method, operations[name]), token: stranger.token }
          const answer = await planner().request(method, path, request)
          expect([method, path, answer.statusCode, answer.body]).toEqual([method, path, 404, NOT_FOUND])
        }
      }
    }
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('Z1: answers the owner on each of those routes, so that the 404 of the others means something', async () => {
    const owner = await planner().newUser()
    const { present, parts } = await makeThings(planner(), owner)
    for (const name of names) {
      const { kind, status = operations[name].status, ...good } = cases[name]
      const answer = await planner().request(operations[name].method, pathOf(name, present[kind], parts), {
        ...good,
        token: owner.token,
      })
      expect([name, answer.statusCode]).toEqual([name, status])
    }
  })

  it('Z1: answers 401 to everybody without a session on every route that wants one', async () => {
    const { present } = await makeThings(planner(), await planner().newUser())
    const before = await everyRow(planner().db)
    const wanting = Object.values(operations).filter(({ signedIn }) => signedIn !== false && signedIn !== 'if at all')
    for (const operation of wanting) {
      const known = names.find((name) => name === operation.name)
      const path = pathOf(operation.name as OperationName, known === undefined ? '' : present[cases[known].kind])
      const answer = await planner().request(operation.method, path)
      expect([operation.name, answer.statusCode]).toEqual([operation.name, 401])
    }
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it.each<['categoryId' | 'calendarId' | 'goalId', keyof Ids]>([
    ['categoryId', 'category'],
    ['goalId', 'goal'],
    ['calendarId', 'calendar'],
  ])('Z2: links no event to another\u2019s, a deleted or an unknown %s', async (field, kind) => {
    const [owner, stranger] = [await planner().newUser(), await planner().newUser()]
    const [owned, own] = [await makeThings(planner(), owner), await makeThings(planner(), stranger)]
    const before = await everyRow(planner().db)
    for (const id of [owned.present[kind], owned.deleted[kind], own.deleted[kind], 'x']) {
      const created = await stranger.post('/events', { ...day, [field]: id })
      const updated = await stranger.patch(`/events/${own.present.event}`, { [field]: id })
      for (const answer of [created, updated]) {
        expect(answer.statusCode).toBe(400)
        expect(answer.json()).toMatchObject({ code: 'unknown_reference', errors: [{ path: field }] })
      }
    }
    expect(await everyRow(planner().db)).toEqual(before)
    expect((await stranger.post('/events', { ...day, [field]: own.present[kind] })).statusCode).toBe(201)
  })

  it('Z2: shows nothing of another\u2019s calendar or category that is asked for as a filter', async () => {
    const [owner, stranger] = [await planner().newUser(), await planner().newUser()]
    const { present } = await makeThings(planner(), owner)
    for (const filter of [`calendarId=${present.calendar}`, `categoryId=${present.category}`]) {
      expect((await owner.get(`/events?year=2027&${filter}`)).json()).toHaveLength(1)
      expect((await stranger.get(`/events?year=2027&${filter}`)).json()).toEqual([])
    }
  })

  it('Z4: never mixes up two people who take turns on one connection', async () => {
    const people: [Person, Person] = [await planner().newUser(), await planner().newUser()]
    for (const { post, email } of people) await post('/events', { ...day, title: email })
    const connection = connectOnce(await apiOf(planner()))
    for (let turn = 0; turn < testCounts.sharedConnectionTurns; turn += 1) {
      const person = people[turn % 2 === 0 ? 0 : 1]
      const seen = await connection.get('/events?year=2027', person.token)
      expect((JSON.parse(seen) as Event[]).map((event) => event.title)).toEqual([person.email])
    }
    expect(connection.sockets()).toBe(1)
    connection.close()
  })
})
