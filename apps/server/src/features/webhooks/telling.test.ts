import type { WebhookChange } from '@dodici/contract/types'
import { afterAll, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { makeWebhook } from '#server/test/told.ts'
import type { Person } from '#server/test/planner.ts'
import { calendarFile } from '#server/test/most-of-everything.ts'
import { startReceiver, type Received } from './test/receiver.ts'
import { rowOf, sendAfter, sendAll, write } from './test/teller.ts'

const receiver = await startReceiver()
afterAll(() => receiver.close())

let count = 0

const changesOf = ({ message }: Received): readonly WebhookChange[] =>
  message.type === 'changes' ? message.data.changes : []
const nameOf = (change: WebhookChange): string | null =>
  change.kind === 'event' ? (change.event?.title ?? null) : change.name
const told = (received: readonly Received[]) =>
  received.flatMap(changesOf).map((change) => [change.kind, change.action, nameOf(change)])

eachDatabase(
  (planner) => {
    const somebody = async (facts: object = {}) => {
      const person = await planner().newUser()
      const path = `/told-${String((count += 1))}`
      const id = await makeWebhook(planner(), person, { url: receiver.urlOf(path), ...facts })
      return { person, path, id }
    }

    it('tells what was created, changed and deleted, each once, in order, as it is now', async () => {
      const { person, path } = await somebody()
      const first = await write(person, 'Coro')
      await person.patch(`/events/${first}`, { title: 'Coro grande' })
      await person.post('/categories', { name: 'Sport' })
      const gone = await write(person, 'Gita')
      await person.delete(`/events/${gone}`)
      await sendAll(planner())
      expect(told(receiver.at(path))).toEqual([
        ['event', 'created', 'Coro grande'],
        ['category', 'created', 'Sport'],
        ['event', 'deleted', null],
      ])
      await person.patch(`/events/${first}`, { title: 'Coro piccolo' })
      await sendAll(planner())
      expect(told(receiver.at(path)).at(-1)).toEqual(['event', 'changed', 'Coro piccolo'])
      expect(receiver.at(path).map(({ message }) => message.data)).toMatchObject([
        { since: '0', isComplete: true },
        { since: '5', next: '6', isComplete: true },
      ])
    })

    it('tells what an event is, and through what it was changed', async () => {
      const { person, path } = await somebody()
      const { calendarId } = (await person.get('/events?year=2027')).json<{ calendarId?: string }>()
      const times = { allDay: false, start: '2027-05-03T19:30', end: '2027-05-03T21:00', timezone: 'Europe/Rome' }
      const wishes = { title: 'Prove', location: 'Teatro', recurrence: 'FREQ=WEEKLY', ...times }
      const made = (await person.post('/events', wishes)).json<{ _id: string; calendarId: string }>()
      await sendAll(planner())
      expect(calendarId).toBeUndefined()
      expect(receiver.at(path).flatMap(changesOf)).toEqual([
        {
          ...{ kind: 'event', _id: made._id, action: 'created', by: 'page', maker: '' },
          event: { ...wishes, calendarId: made.calendarId, categoryId: null },
        },
      ])
    })

    it('tells undo and redo as changes', async () => {
      const { person, path } = await somebody()
      const answer = await person.post('/categories', { name: 'Sport' })
      await sendAll(planner())
      const undone = await person.post(`/changes/${String(answer.headers['x-change-id'])}/undo`)
      await sendAll(planner())
      await person.post(`/changes/${String(undone.headers['x-change-id'])}/undo`)
      await sendAll(planner())
      expect(told(receiver.at(path)).map(([, action]) => action)).toEqual([
        'created',
        'deleted',
        expect.stringMatching(/created|changed/),
      ])
    })

    it('tells only of what its owner chose, and of nobody else', async () => {
      const { person, path, id } = await somebody({ kinds: '["category"]' })
      const other = await planner().newUser()
      await write(person, 'Coro')
      await write(other, 'Altrui')
      await sendAll(planner())
      expect(receiver.at(path)).toEqual([])
      expect(await rowOf(planner(), id)).toMatchObject({ sequence: 1, due_at: null })
      await person.post('/categories', { name: 'Sport' })
      await sendAll(planner())
      expect(told(receiver.at(path))).toEqual([['category', 'created', 'Sport']])
    })

    it('tells of nothing that was there before it was made', async () => {
      const person = await planner().newUser()
      await write(person, 'Prima')
      const path = '/later'
      await makeWebhook(planner(), person, { url: receiver.urlOf(path) })
      await sendAll(planner())
      expect(receiver.at(path)).toEqual([])
    })

    it('sends an import of hundreds of events in a few messages of fifty, none larger than 30 KB', async () => {
      const { person, path } = await somebody()
      await importFile(person, 220)
      await sendAll(planner())
      const messages = receiver.at(path)
      expect(messages.map((one) => changesOf(one).length)).toEqual([50, 50, 50, 50, 21])
      expect(messages.map(({ message }) => message.type === 'changes' && message.data.isComplete)).toEqual([
        ...[false, false, false, false],
        true,
      ])
      const ids = messages.flatMap(changesOf).map(({ _id }) => _id)
      expect(new Set(ids).size).toBe(221)
      expect(Math.max(...messages.map(({ body }) => body.length))).toBeLessThan(30_000)
    })

    it('says of an import of 2,000 events that much has changed, in one message', async () => {
      const { person, path } = await somebody()
      await importFile(person, 2_000)
      await sendAll(planner())
      expect(receiver.at(path).map(({ message }) => [message.type, message.data])).toEqual([
        ['behind', expect.objectContaining({ since: '0', next: '2' })],
      ])
      await write(person, 'Dopo')
      await sendAll(planner())
      expect(told(receiver.at(path))).toEqual([['event', 'created', 'Dopo']])
    })

    it('says nothing of an import of 2,000 events to who hears of categories alone', async () => {
      const { person, path, id } = await somebody({ kinds: '["category"]' })
      await importFile(person, 2_000)
      await sendAll(planner())
      expect(receiver.at(path)).toEqual([])
      expect(await rowOf(planner(), id)).toMatchObject({ sequence: 2, unit: null, due_at: null })
    })

    it('W7: says that it is behind where the history was forgotten meanwhile', async () => {
      const { person, path } = await somebody()
      for (const title of ['Uno', 'Due', 'Tre']) await write(person, title)
      await forget(person, 1)
      await sendAll(planner())
      expect(receiver.at(path).map(({ message }) => message)).toMatchObject([
        { type: 'behind', data: { since: '0', next: '3' } },
      ])
    })

    it('says that it is behind where the data are those of an earlier backup', async () => {
      const { person, path } = await somebody({ sequence: 40, due_at: '2026-11-20T09:00:00.000Z' })
      await write(person, 'Uno')
      await sendAll(planner())
      expect(receiver.at(path).map(({ message }) => message)).toMatchObject([
        { type: 'behind', data: { since: '40', next: '1' } },
      ])
    })

    it('sends a program that writes at each message twenty of them in five minutes, and not more', async () => {
      const { person, path } = await somebody()
      for (let at = 0; at < 30; at += 1) {
        await write(person, `Giro ${String(at)}`)
        await sendAfter(planner(), 1)
      }
      expect(receiver.at(path)).toHaveLength(20)
      await sendAfter(planner(), 300)
      expect(receiver.at(path)).toHaveLength(21)
      expect(told(receiver.at(path))).toHaveLength(30)
    })

    it('leaves what is being written in parts until it is whole', async () => {
      const { person, path } = await somebody()
      await write(person, 'Uno')
      const begun = { owner_id: person.user._id, sequence: 1, change_id: 'x', begun_at: '2026-11-20T09:00:00.000Z' }
      const facts = { kind: 'calendar.import', title: '', made_by: 'page', maker: '' } as const
      await planner().db.transact((trx) =>
        trx
          .insertInto('unfinished_change')
          .values({ ...begun, ...facts })
          .execute(),
      )
      await sendAll(planner())
      expect(receiver.at(path)).toEqual([])
      await planner().db.transact((trx) => trx.deleteFrom('unfinished_change').execute())
      await sendAll(planner())
      expect(told(receiver.at(path))).toEqual([['event', 'created', 'Uno']])
    })

    async function importFile(person: Person, events: number): Promise<void> {
      const calendar = (await person.post('/calendars', { name: 'File' })).json<{ _id: string }>()._id
      const headers = { 'content-type': 'text/calendar' }
      const answer = await person.post(`/calendars/${calendar}/import`, calendarFile(events, 'import-'), headers)
      expect(answer.statusCode).toBe(200)
    }

    const forget = ({ user }: Person, sequence: number) =>
      planner().db.transact((trx) =>
        trx.deleteFrom('change_row').where('owner_id', '=', user._id).where('sequence', '=', sequence).execute(),
      )
  },
  { OUTGOING_ALLOWED: receiver.place },
)
