import type { Change } from '@dodici/contract/types'
import { afterAll, expect, it } from 'vitest'
import { settleAllUnfinished } from '#server/db/journal/unfinished-change.ts'
import { usageOf } from '#server/db/journal/usage.ts'
import { PERSON_LIMITS } from '#server/db/person-limits.ts'
import { purge } from '#server/features/changes/purge.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { dayLines, daysFeed, feedOf, startFeedServer } from '../../../../../scripts/machine/feed-server.ts'
import { davClient, responsesOf, syncBody, tokenOf } from '../dav/test/dav-client.ts'
import { openFiles, passMinutes, subscribe, titlesOf } from './test/subscriber.ts'

const server = await startFeedServer()
const files = openFiles()
afterAll(async () => {
  await files.close()
  await server.close()
})

const JOURNAL_BYTES = 300_000
const limits = { ...PERSON_LIMITS, bytes: { ...PERSON_LIMITS.bytes, journal: JOURNAL_BYTES } }
const day = { title: 'Mio', allDay: true, start: '2027-05-01', end: '2027-05-01' }

/** So many days, that say something new and long each time. */
const newsFeed = (round: number): string =>
  feedOf(
    Array.from({ length: 100 }, (_, at) => [
      ...dayLines(at, { title: `${String(round)} ${String(at)}` }),
      `DESCRIPTION:${'a'.repeat(500)}${String(round)}`,
    ]),
  )

eachDatabase(
  (planner) => {
    const read = (person: Person, calendarId: string) => person.post(`/subscriptions/${calendarId}/refresh`)
    const journalOf = async ({ user }: Person) => (await usageOf(planner().db.read, user._id)).journal

    it('keep of an event only that it was touched, and nothing of what it said', async () => {
      const person = await planner().newUser()
      server.answer('/news', newsFeed(0))
      const { calendarId } = await subscribe(person, server.urlOf('/news'))
      const before = await journalOf(person)
      server.answer('/news', newsFeed(1))
      await read(person, calendarId)
      expect((await journalOf(person)) - before).toBeLessThan(100 * 420)
      const rows = planner().db.read.selectFrom('change_row').select(['before', 'detail'])
      const stored = await rows.where('owner_id', '=', person.user._id).where('unit_type', '=', 'event').execute()
      expect(new Set(stored.map(({ before: text, detail }) => `${text} ${detail}`))).toEqual(
        new Set(['null null', '{"patch":{}} null']),
      )
    })

    it('Q4: push out nothing that the person did, however much calendars change', async () => {
      const person = await planner().newUser()
      const own = await person.post('/events', day)
      server.answer('/much', newsFeed(0))
      const { calendarId } = await subscribe(person, server.urlOf('/much'))
      for (let round = 1; round <= 12; round += 1) {
        server.answer('/much', newsFeed(round))
        await read(person, calendarId)
      }
      expect(await journalOf(person)).toBeLessThan(JOURNAL_BYTES)
      expect((await person.post(`/changes/${String(own.headers['x-change-id'])}/undo`)).statusCode).toBe(200)
      expect((await titlesOf(person)).every((title) => title.startsWith('12 '))).toBe(true)
    })

    it('are forgotten after two days, and what the person did is not', async () => {
      const person = await planner().newUser()
      await person.post('/events', day)
      server.answer('/old', daysFeed(3))
      await subscribe(person, server.urlOf('/old'))
      const kinds = async () => {
        const rows = planner().db.read.selectFrom('change').select('kind').where('owner_id', '=', person.user._id)
        return (await rows.orderBy('sequence').execute()).map(({ kind }) => kind)
      }
      expect(await kinds()).toEqual(['event.create', 'subscription.create', 'subscription.refresh'])
      passMinutes(planner(), 2 * 24 * 60 + 1)
      await purge(planner())
      expect(await kinds()).toEqual(['event.create', 'subscription.create'])
      const left = planner().db.read.selectFrom('change_row').select('sequence').where('owner_id', '=', person.user._id)
      expect(await left.execute()).toHaveLength(2)
      expect((await person.get('/changes')).json<Change[]>()).toHaveLength(2)
    })

    it('W3: tell a device exactly what has changed since its token, and that it must begin anew once they are forgotten', async () => {
      const person = await planner().newUser()
      server.answer('/dav', daysFeed(3))
      const { calendarId } = await subscribe(person, server.urlOf('/dav'))
      const { send, home } = await davClient(planner(), person)
      const sync = (token: string) =>
        send('REPORT', `${home}${calendarId}/`, { body: syncBody(token), headers: { depth: '1' } })
      const first = await sync('')
      expect(responsesOf(first)).toHaveLength(3)
      server.answer('/dav', feedOf([dayLines(1, { title: 'Altro' }), dayLines(2), dayLines(9)]))
      await read(person, calendarId)
      const next = responsesOf(await sync(tokenOf(first)))
      expect(next.map(({ status }) => status ?? 200).sort()).toEqual([200, 200, 404])
      passMinutes(planner(), 2 * 24 * 60 + 1)
      await purge(planner())
      const late = await sync(tokenOf(first))
      expect([late.statusCode, late.body]).toMatchObject([403, expect.stringContaining('valid-sync-token')])
    })

    it('D1: stay as far as they came where a server was killed, and the next one completes them', async () => {
      const person = await planner().newUser()
      server.answer('/killed', daysFeed(5))
      const { calendarId } = await subscribe(person, server.urlOf('/killed'))
      await unstoreLastChange(person)
      await settleAllUnfinished(planner().db)
      expect(await titlesOf(person)).toHaveLength(5)
      server.answer('/killed', daysFeed(7))
      await read(person, calendarId)
      expect(await titlesOf(person)).toHaveLength(7)
      const own = await person.post('/events', day)
      expect(own.statusCode).toBe(201)
    })

    it('D1: leave no trace where a server was killed before they had touched anything', async () => {
      const person = await planner().newUser()
      server.answer('/untouched', daysFeed(2))
      const { calendarId } = await subscribe(person, server.urlOf('/untouched'))
      const { sequence } = await planner()
        .db.read.selectFrom('user')
        .select('sequence')
        .where('id', '=', person.user._id)
        .executeTakeFirstOrThrow()
      const mark = {
        kind: 'subscription.refresh',
        title: '',
        made_by: 'page',
        maker: '',
        change_id: calendarId,
      } as const
      const begun_at = new Date(planner().clock.now()).toISOString()
      await planner().db.transact(async (trx) => {
        const row = { ...mark, owner_id: person.user._id, sequence: sequence + 1, begun_at }
        await trx.insertInto('unfinished_change').values(row).execute()
      })
      expect((await person.post('/events', day)).statusCode).toBe(201)
      server.answer('/untouched', daysFeed(3))
      expect((await read(person, calendarId)).statusCode).toBe(200)
      expect(await titlesOf(person)).toHaveLength(4)
    })

    /** As if only a part of it had been stored. */
    const unstoreLastChange = (person: Person): Promise<void> =>
      planner().db.transact(async (trx) => {
        const all = trx.selectFrom('change').selectAll().where('owner_id', '=', person.user._id)
        const last = await all.orderBy('sequence', 'desc').limit(1).executeTakeFirstOrThrow()
        expect(last.kind).toBe('subscription.refresh')
        await trx.deleteFrom('change').where('id', '=', last.id).execute()
        const { owner_id, sequence, kind, title, made_by, maker, created_at: begun_at } = last
        const mark = { owner_id, sequence, kind, title, made_by, maker, begun_at, change_id: last.id }
        await trx.insertInto('unfinished_change').values(mark).execute()
      })
  },
  { OUTGOING_ALLOWED: server.place },
  { limits },
)
