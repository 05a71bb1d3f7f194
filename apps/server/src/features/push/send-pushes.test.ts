import { instantOf } from '#server/clock.ts'
import type { Event, PushDevice } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open.ts'
import type { PushMessageTable } from '#server/db/schema.ts'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { outgoing } from '#server/outgoing/outgoing.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { makeNotification } from '#server/test/reminded.ts'
import {
  signedBy,
  startPushReceiver,
  type PushReceiver,
  type TestSubscription,
} from '../../../../../scripts/machine/push-receiver.ts'
import { queuePush, removeOldPushes } from './queue-push.ts'
import { sendDuePushes, type PushOffice } from './send-pushes.ts'

/** Also on a machine that has other things to do. */
const SOON = { timeout: 20_000 }
const START = '2026-11-20T09:00:00.000Z'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const after = (milliseconds: number): string => new Date(Date.parse(START) + milliseconds).toISOString()

const DENTIST = { title: 'Dentista', location: 'Via Po 3', allDay: false, start: '2026-11-20T15:00' }

interface Reached extends Person {
  readonly device: PushDevice
  readonly subscription: TestSubscription
}

eachDatabase((planner) => {
  let receiver: PushReceiver

  beforeEach(async () => {
    receiver = await startPushReceiver()
    planner().clock.set(START)
    await planner().db.transact((trx) => trx.deleteFrom('push_message').execute())
  })
  afterEach(() => receiver.close())

  const office = (): PushOffice => {
    const { db, clock, config, app } = planner()
    return { db, clock, config, log: app.log, outgoing: outgoing([receiver.place]) }
  }
  async function sendAll(by = office()): Promise<void> {
    while ((await sendDuePushes(by)) > 0);
  }

  /** Somebody with a browser; that it may be here is what the operator has allowed. */
  async function newReached(wishes: Parameters<ReturnType<typeof planner>['newUser']>[0] = {}): Promise<Reached> {
    const person = await planner().newUser(wishes)
    const subscription = receiver.subscribe()
    const body = { ...subscription, endpoint: `https://push.example.org/${uuid()}` }
    const device = (await person.post('/push/devices', body)).json<PushDevice>()
    await planner().db.transact((trx) =>
      trx
        .updateTable('push_subscription')
        .set({ endpoint: subscription.endpoint })
        .where('id', '=', device._id)
        .execute(),
    )
    return { ...person, device, subscription }
  }
  const queue = ({ user, device }: Reached, kind: PushMessageTable['kind'], notificationIds: string[] = []) =>
    planner().db.transact((trx) =>
      queuePush(
        trx,
        { owner_id: user._id, subscription_id: device._id, kind, notificationIds },
        instantOf(planner().clock),
      ),
    )
  const create = async (person: Person, event: object = DENTIST): Promise<Event> =>
    (await person.post('/events', { end: '2026-11-20T16:00', ...event })).json<Event>()
  /** Queues the reminder of a new event; answers the event and the id of the reminder. */
  async function remind(person: Reached, event: object = DENTIST): Promise<{ event: Event; id: string }> {
    const made = await create(person, event)
    const id = await makeNotification(planner(), person, made._id)
    await queue(person, 'reminder', [id])
    return { event: made, id }
  }
  const rows = (person: Person): Promise<PushMessageTable[]> =>
    planner().db.read.selectFrom('push_message').selectAll().where('owner_id', '=', person.user._id).execute()
  const deviceOf = async (person: Person) => (await person.get('/push/devices')).json<PushDevice[]>()[0]
  const payloads = () => receiver.received.map(({ payload }) => payload)

  it('D8: pushes a reminder once: encrypted for the browser, signed by us, in the person’s words', async () => {
    const person = await newReached({ language: 'it', timezone: 'Europe/Rome' })
    const { event, id } = await remind(person)
    await sendAll()
    await sendAll()
    const [row] = await rows(person)
    expect(payloads()).toEqual([
      {
        message: row?.id,
        tag: id,
        title: 'Dentista',
        body: 'venerdì 20 novembre, ore 15:00 · Via Po 3',
        lang: 'it',
        url: `/calendar?year=2026&event=${event._id}`,
      },
    ])
    expect(row).toMatchObject({ tries: 1, due_at: null, sent_at: START, last_fault: null })
    expect(await deviceOf(person)).toMatchObject({ lastUsedAt: START, fault: null })
    const [first] = receiver.received
    if (first === undefined) throw new Error('nothing came')
    const { headers, body } = first
    expect(headers).toMatchObject({ ttl: '43200', urgency: 'high', 'content-encoding': 'aes128gcm' })
    expect(headers['topic']).toBe(row?.id.replaceAll('-', ''))
    expect(body.includes('Dentista')).toBe(false)
    const { publicKey, claims } = signedBy(headers)
    expect({ publicKey }).toEqual((await person.get('/push/key')).json())
    expect(claims).toMatchObject({ aud: `http://${receiver.place}`, sub: 'mailto:dodici@localhost' })
  })

  it('writes the time as the person does', async () => {
    const person = await newReached({ language: 'it', timezone: 'Europe/Rome' })
    await person.patch('/users/profile', { hourCycle: 'h12' })
    await remind(person)
    await sendAll()
    expect(payloads()).toMatchObject([{ body: 'venerdì 20 novembre, ore 3:00\u202FPM · Via Po 3' }])
  })

  it('says an event as it is now, on the person’s own wall and in their language', async () => {
    const person = await newReached({ language: 'en', timezone: 'America/New_York' })
    const { event } = await remind(person, { ...DENTIST, timezone: 'Europe/Rome' })
    await person.patch(`/events/${event._id}`, { title: 'Dentist, moved' })
    await sendAll()
    expect(payloads()).toMatchObject([
      { title: 'Dentist, moved', body: 'Friday 20 November, 09:00 · Via Po 3', lang: 'en' },
    ])
  })

  it('names the occurrence of a series, and an event of a whole day', async () => {
    const person = await newReached({ language: 'en', timezone: 'Europe/Rome' })
    const day = { title: 'Market', allDay: true, start: '2026-11-14', end: '2026-11-14', recurrence: 'FREQ=WEEKLY' }
    const event = await create(person, day)
    const id = await makeNotification(planner(), person, event._id)
    await planner().db.transact((trx) =>
      trx.updateTable('notification').set({ recurrence_id: '2026-11-21' }).where('id', '=', id).execute(),
    )
    await queue(person, 'reminder', [id])
    await sendAll()
    const url = `/calendar?year=2026&event=${event._id}&occurrence=2026-11-21`
    expect(payloads()).toMatchObject([{ body: 'Saturday 21 November, all day', url }])
  })

  it('D8: sums up what came late, and names no event that is gone', async () => {
    const person = await newReached({ language: 'it', timezone: 'Europe/Rome' })
    const ids: string[] = []
    const events: Event[] = []
    for (let hour = 10; hour < 17; hour += 1) {
      const event = await create(person, { ...DENTIST, title: `Cosa ${String(hour)}` })
      events.push(event)
      ids.push(await makeNotification(planner(), person, event._id))
    }
    await person.delete(`/events/${events[0]?._id ?? ''}`)
    await queue(person, 'late', ids)
    await sendAll()
    expect(payloads()).toMatchObject([{ title: '6 promemoria', url: '/calendar' }])
    const lines = String(payloads()[0]?.['body']).split('\n')
    expect([lines[0], lines.length, lines.at(-1)]).toEqual(['Cosa 11 · venerdì 20 novembre, ore 15:00', 5, 'e altri 2'])
  })

  it.each([
    ['the event was deleted', async (p: Reached, event: Event) => p.delete(`/events/${event._id}`)],
    ['it was cancelled', async (p: Reached, event: Event) => p.patch(`/events/${event._id}`, { status: 'cancelled' })],
    ['it was ticked off', async (p: Reached, _: Event, id: string) => p.patch(`/notifications/${id}`, { done: true })],
    [
      'it was put off',
      async (p: Reached, _: Event, id: string) => p.patch(`/notifications/${id}`, { snoozedUntil: after(DAY) }),
    ],
    ['the plan is Basic by now', async (p: Reached) => setPlan(planner(), p.email, 'basic')],
  ])('pushes nothing where %s meanwhile', async (_, happens) => {
    const person = await newReached()
    const { event, id } = await remind(person)
    await happens(person, event, id)
    await sendAll()
    expect([payloads(), await rows(person)]).toEqual([[], []])
  })

  it('Z1: tells nobody of another’s event, though its reminder were named', async () => {
    const [person, other] = [await newReached(), await newReached()]
    const { id } = await remind(other)
    await planner().db.transact((trx) => trx.deleteFrom('push_message').execute())
    await queue(person, 'reminder', [id])
    await sendAll()
    expect(payloads()).toEqual([])
  })

  it('fits what a push may be, however long the words are, and cuts no emoji', async () => {
    const person = await newReached()
    await remind(person, { ...DENTIST, title: '👨‍👩‍👧‍👦'.repeat(200), location: 'é'.repeat(300) })
    await sendAll()
    expect(receiver.received[0]?.body.length).toBeLessThan(4_096)
    expect(payloads()[0]?.['title']).toMatch(/^(👨‍👩‍👧‍👦)+…$/u)
  })

  it('pushes the test that a person asks for, and not to their other browsers', async () => {
    const person = await newReached({ language: 'en' })
    expect((await person.post(`/push/devices/${person.device._id}/test`)).statusCode).toBe(202)
    await sendAll()
    expect(payloads()).toMatchObject([{ title: 'Dodici: notifications work', url: '/profile' }])
    expect(receiver.received[0]?.headers['ttl']).toBe('600')
  })

  it.each([404, 410])('forgets a browser that wants no more (%i), and what waits for it', async (status) => {
    const person = await newReached()
    await remind(person)
    await remind(person)
    receiver.answer = (response) => void response.writeHead(status).end()
    await sendAll()
    expect([await deviceOf(person), await rows(person)]).toEqual([undefined, []])
  })

  it('D8: tries again when a push service that had no time wants it, and it arrives once', async () => {
    const person = await newReached()
    await remind(person)
    receiver.answer = (response) => void response.writeHead(429, { 'Retry-After': '180' }).end()
    await sendAll()
    expect(await rows(person)).toMatchObject([
      { tries: 1, sent_at: null, due_at: after(3 * MINUTE), last_fault: '429' },
    ])
    expect(await deviceOf(person)).toMatchObject({ fault: '429' })
    receiver.answer = (response) => void response.writeHead(201).end()
    planner().clock.set(after(3 * MINUTE - 1))
    expect(await sendDuePushes(office())).toBe(0)
    planner().clock.set(after(3 * MINUTE))
    await sendAll()
    expect(await rows(person)).toMatchObject([{ tries: 2, due_at: null, last_fault: null }])
    expect(await deviceOf(person)).toMatchObject({ fault: null })
    expect(new Set(receiver.received.map(({ headers }) => headers['topic'])).size).toBe(1)
  })

  it('gives up what a push service refuses, says so at the device, and follows no redirect', async () => {
    const person = await newReached()
    for (const status of [307, 403]) {
      await remind(person)
      receiver.answer = (response) => void response.writeHead(status, { location: `http://${receiver.place}/x` }).end()
      await sendAll()
      expect(await deviceOf(person)).toMatchObject({ fault: String(status), lastUsedAt: null })
    }
    expect((await rows(person)).map(({ due_at }) => due_at)).toEqual([null, null])
    expect(receiver.received).toHaveLength(2)
  })

  it('U1: asks nothing of an endpoint that came to lead into this network', async () => {
    const person = await newReached()
    await remind(person)
    await sendAll({ ...office(), outgoing: outgoing([]) })
    expect([receiver.received, (await deviceOf(person))?.fault]).toEqual([[], 'refused: scheme'])
  })

  it('D8: pushes each once where two nodes push at the same time', async () => {
    const person = await newReached()
    for (let count = 0; count < 45; count += 1) await queue(person, 'test')
    // On SQLite one process pushes, here twice at once; on PostgreSQL another node does so too.
    const { config, db } = planner()
    const other = config.databaseUrl === null ? db : await openDatabase(config)
    await Promise.all([sendAll(), sendAll({ ...office(), db: other }), sendAll(), sendAll({ ...office(), db: other })])
    if (other !== db) await other.close()
    const messages = payloads().map(({ message }) => message)
    expect([messages.length, new Set(messages).size]).toEqual([45, 45])
  })

  it('D8: pushes again what a node has taken that was killed, after five minutes and not before', async () => {
    const person = await newReached()
    await remind(person)
    const killed = sendDuePushes({ ...office(), outgoing: { ask: () => new Promise(() => undefined) } })
    await expect.poll(async () => (await rows(person))[0]?.tries, SOON).toBe(1)
    planner().clock.set(after(5 * MINUTE - 1))
    await sendAll()
    expect(receiver.received).toEqual([])
    planner().clock.set(after(5 * MINUTE))
    await sendAll()
    expect(receiver.received).toHaveLength(1)
    expect(killed).toBeInstanceOf(Promise)
  })

  it('D8: pushes once where the database is away for a moment after the push service has taken it', async () => {
    const person = await newReached()
    await remind(person)
    let faults = 2
    const away: Database = {
      ...planner().db,
      transact: (work) => {
        const isAway = receiver.received.length > 0 && faults > 0
        if (isAway) faults -= 1
        return isAway ? Promise.reject(new Error('away')) : planner().db.transact(work)
      },
    }
    await sendAll({ ...office(), db: away })
    planner().clock.set(after(DAY))
    await sendAll()
    expect([faults, receiver.received.length]).toEqual([0, 1])
  })

  it('H4: logs neither endpoint nor keys nor words', async () => {
    const person = await newReached()
    await remind(person, { ...DENTIST, title: 'Segreto di Pulcinella' })
    receiver.answer = (response) => void response.writeHead(500).end(person.subscription.endpoint)
    await sendAll()
    receiver.answer = (response) => void response.writeHead(201).end()
    planner().clock.set(after(MINUTE))
    await sendAll()
    const told = planner().log.join('\n')
    expect(told).toContain('notice could not be pushed')
    expect(told).toContain('notice pushed')
    const { endpoint, keys } = person.subscription
    for (const secret of [new URL(endpoint).pathname, receiver.place, keys.p256dh, keys.auth, 'Pulcinella']) {
      expect(told).not.toContain(secret)
    }
  })

  it('forgets a week after it what was pushed or given up, and nothing that waits', async () => {
    const person = await newReached()
    await queue(person, 'test')
    await sendAll()
    planner().clock.set(after(7 * DAY))
    await queue(person, 'test')
    await removeOldPushes(planner())
    expect(await rows(person)).toHaveLength(2)
    planner().clock.set(after(30 * DAY))
    await removeOldPushes(planner())
    expect(await rows(person)).toMatchObject([{ sent_at: null }])
  })
})
