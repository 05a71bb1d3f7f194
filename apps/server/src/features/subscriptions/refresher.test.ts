import { v7 as uuid } from 'uuid'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { SubscriptionTable } from '#server/db/schema.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { daysFeed, startFeedServer } from '../../../../../scripts/machine/feed-server.ts'
import {
  calendarsOf,
  eventsOf,
  officeOf,
  openFiles,
  passMinutes,
  readAllDue,
  readDue,
  refresher,
  rowFor,
  subscribe,
  subscriptionsOf,
} from './test/subscriber.ts'

const server = await startFeedServer()
const files = openFiles()
afterAll(async () => {
  await files.close()
  await server.close()
})

const MANY = 1_000

eachDatabase(
  (planner) => {
    beforeEach(async () => {
      server.asked.length = 0
      await planner().db.transact((trx) => trx.deleteFrom('subscription').execute())
    })

    it('reads one subscription of a person after the other, so that 1,000 of one keep nobody else waiting', async () => {
      const [busy, other] = [await planner().newUser(), await planner().newUser()]
      server.answer('/other', daysFeed(1))
      await insertRows(busy, MANY, (at) => server.urlOf(`/busy-${String(at)}`))
      const { calendarId } = await subscribe(other, server.urlOf('/other'))
      await setDue(calendarId)
      server.asked.length = 0
      const by = refresher(officeOf(planner(), files))
      for (let looks = 0; looks < 3; looks += 1) {
        await by.look()
        await by.settled()
      }
      const paths = server.asked.map(({ path }) => path)
      expect(paths).toContain('/other')
      expect(paths.length).toBeLessThanOrEqual(4)
    })

    it('asks each host once at a time, whoever wants something of it, and others meanwhile', async () => {
      const slow = await startFeedServer()
      const letGo: (() => void)[] = []
      let [underWay, most] = [0, 0]
      const answerLater = (url: string) =>
        slow.answer(url, (_request, response) => {
          underWay += 1
          most = Math.max(most, underWay)
          letGo.push(() => {
            underWay -= 1
            response.writeHead(404).end()
          })
        })
      const people = await Promise.all(Array.from({ length: 3 }, () => planner().newUser()))
      for (const [at, person] of people.entries()) {
        answerLater(`/${String(at)}`)
        await insertRows(person, 1, () => slow.urlOf(`/${String(at)}`))
      }
      await insertRows(await planner().newUser(), 1, () => server.urlOf('/quick'))
      const { outgoingAllowed } = planner().config
      const office = officeOf(
        { ...planner(), config: { ...planner().config, outgoingAllowed: [...outgoingAllowed, slow.place] } },
        files,
      )
      const by = refresher(office)
      while (letGo.length < 3) {
        await by.look()
        await expect.poll(() => underWay, { timeout: 5_000 }).toBe(1)
        letGo.at(-1)?.()
        await by.settled()
      }
      expect([most, server.asked.map(({ path }) => path)]).toEqual([1, ['/quick']])
      await slow.close()
    })

    it('is read once by two servers, and what it sends is there once', async () => {
      const person = await planner().newUser()
      server.answer('/once', daysFeed(5))
      const { calendarId } = await subscribe(person, server.urlOf('/once'))
      server.answer('/once', daysFeed(9))
      await setDue(calendarId)
      server.asked.length = 0
      const servers = [1, 2].map(() => refresher(officeOf(planner(), files)))
      await Promise.all(servers.map((by) => readDue(by)))
      expect(server.asked.filter(({ path }) => path === '/once')).toHaveLength(1)
      await Promise.all(Array.from({ length: 5 }, () => person.post(`/subscriptions/${calendarId}/refresh`)))
      expect(await eventsOf(person)).toHaveLength(9)
    })

    it('goes on where a server was stopped in between, after five minutes', async () => {
      const person = await planner().newUser()
      server.answer('/stopped', daysFeed(5))
      const { calendarId } = await subscribe(person, server.urlOf('/stopped'))
      server.answer('/stopped', daysFeed(6))
      await setDue(calendarId)
      const ask = () => new Promise<never>(() => undefined)
      const killed = refresher({ ...officeOf(planner(), files), outgoing: { ask, refusalOf: () => null } })
      expect(await killed.look()).toBe(1)
      expect(await readAllDue(planner(), files)).toBe(0)
      passMinutes(planner(), 6)
      expect(await readAllDue(planner(), files)).toBe(1)
      expect(await eventsOf(person)).toHaveLength(6)
    })

    it('reads again what a clock that was wrong has put off too far', async () => {
      const person = await planner().newUser()
      server.answer('/clock', daysFeed(2))
      const { calendarId } = await subscribe(person, server.urlOf('/clock'))
      await setDue(calendarId, '2099-01-01T00:00:00.000Z')
      expect(await readAllDue(planner(), files)).toBe(1)
      const [shown] = await subscriptionsOf(person)
      expect(shown?.nextAt).toBe(new Date(planner().clock.now() + 60 * 60_000).toISOString())
    })

    it('ends with its calendar, and with the account, also while it is being read', async () => {
      const [person, leaving] = [await planner().newUser(), await planner().newUser()]
      const letGo: (() => void)[] = []
      server.answer('/late', daysFeed(2))
      const [one] = [await subscribe(person, server.urlOf('/late')), await subscribe(leaving, server.urlOf('/late'))]
      server.answer('/late', (_request, response) => void letGo.push(() => response.writeHead(200).end(daysFeed(7))))
      for (const owner of [person, leaving])
        for (const { calendarId } of await subscriptionsOf(owner)) await setDue(calendarId)
      const servers = [refresher(officeOf(planner(), files)), refresher(officeOf(planner(), files))]
      for (const [at, by] of servers.entries()) {
        expect(await by.look()).toBe(1)
        await expect.poll(() => letGo.length, { timeout: 5_000 }).toBe(at + 1)
      }
      expect((await person.delete(`/calendars/${one.calendarId}`)).statusCode).toBe(204)
      const gone = await planner().request('POST', '/auth/delete-account', {
        token: leaving.token,
        body: { password: leaving.password },
      })
      expect(gone.statusCode).toBe(204)
      for (const go of letGo) go()
      await Promise.all(servers.map((by) => by.settled()))
      for (const table of ['subscription', 'event'] as const) {
        const rows = planner().db.read.selectFrom(table).select('owner_id')
        expect(await rows.where('owner_id', 'in', [person.user._id, leaving.user._id]).execute()).toEqual([])
      }
    })

    it('leaves a person whose calendars change much to the others for a while', async () => {
      const [busy, other] = [await planner().newUser(), await planner().newUser()]
      server.answer('/much', daysFeed(300))
      server.answer('/little', daysFeed(1))
      await insertRows(busy, 2, () => server.urlOf('/much'))
      await insertRows(other, 2, () => server.urlOf('/little'))
      const by = refresher(officeOf(planner(), files))
      await readDue(by)
      expect(server.asked.map(({ path }) => path).sort()).toEqual(['/little', '/much'])
      passMinutes(planner(), 1)
      await readDue(by)
      expect(server.asked.map(({ path }) => path).sort()).toEqual(['/little', '/little', '/much'])
      passMinutes(planner(), 3)
      await readDue(by)
      expect(server.asked.filter(({ path }) => path === '/much')).toHaveLength(2)
    })

    const setDue = (calendarId: string, due_at = new Date(planner().clock.now()).toISOString()) =>
      planner().db.transact((trx) =>
        trx.updateTable('subscription').set({ due_at }).where('calendar_id', '=', calendarId).execute(),
      )

    /** Subscriptions of a person that have long been due, of calendars that are there. */
    async function insertRows(person: Person, count: number, urlOf: (at: number) => string): Promise<void> {
      const [first] = await calendarsOf(person)
      const calendar = await planner()
        .db.read.selectFrom('calendar')
        .selectAll()
        .where('id', '=', first?._id ?? '')
        .executeTakeFirstOrThrow()
      const ids = Array.from({ length: count }, () => uuid())
      const due_at = '2026-11-20T08:00:00.000Z'
      const rows = ids.map((id, at): SubscriptionTable => rowFor(person.user._id, id, { url: urlOf(at), due_at }))
      await planner().db.transact(async (trx) => {
        for (const id of ids)
          await trx
            .insertInto('calendar')
            .values({ ...calendar, id, kind: 'subscribed' })
            .execute()
        for (const row of rows) await trx.insertInto('subscription').values(row).execute()
      })
    }
  },
  { OUTGOING_ALLOWED: server.place },
)
