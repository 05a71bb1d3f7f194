import { v7 as uuid } from 'uuid'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openIcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { linkedCalendarFor, linker, linkOfficeOf, titlesOf } from './test/linker.ts'
import { linkOf } from './test/new-link.ts'
import { linkPlainly, plainDay, plainServer, type PlainServer } from './test/plain-server.ts'

const files = openIcsTasks()
afterAll(() => files.close())

const MANY = 200

eachDatabase((planner) => {
  let server: PlainServer
  beforeEach(async () => {
    server = plainServer()
    await planner().db.transact((trx) => trx.deleteFrom('linked_calendar').execute())
  })

  const worker = () => linker({ ...linkOfficeOf(planner(), files), outgoing: server.outgoing })

  /** Further links of an account that have long been due, each to another host. */
  async function insertLinks({ user }: Person): Promise<void> {
    const row = { account_id: `account of ${user._id}`, due_at: '2026-11-20T08:00:00.000Z' }
    const read = planner().db.read.selectFrom('calendar').selectAll().where('owner_id', '=', user._id)
    const calendar = await read.executeTakeFirstOrThrow()
    const calendars = Array.from({ length: MANY }, () => ({ ...calendar, id: uuid() }))
    const links = calendars.map(({ id }, at) =>
      linkedCalendarFor(user._id, id, { ...row, url: `https://host-${String(at)}.example.org/calendars/ada/home/` }),
    )
    await planner().db.transact(async (trx) => {
      for (const one of calendars) await trx.insertInto('calendar').values(one).execute()
      for (const link of links) await trx.insertInto('linked_calendar').values(link).execute()
    })
  }

  it('compares one calendar of a person after the other, so that 200 of one keep nobody else waiting', async () => {
    const [busy, other] = [await planner().newUser(), await planner().newUser()]
    await linkPlainly(planner(), busy)
    await insertLinks(busy)
    await linkPlainly(planner(), other, 'https://other.example.org/calendars/ada/home/')
    server.put('a.ics', plainDay('a', 'Cena'))
    const by = worker()
    expect(await by.look()).toBe(2)
    await by.settled()
    expect(await linkOf(other)).toMatchObject({ isComplete: true, fault: null })
    expect(await titlesOf(other)).toEqual(['Cena'])
    const tried = planner()
      .db.read.selectFrom('linked_calendar')
      .select('calendar_id')
      .where('last_try_at', 'is not', null)
    expect(await tried.where('owner_id', '=', busy.user._id).execute()).toHaveLength(1)
  })

  it('leaves a person whose calendar changes much to the others for a while', async () => {
    const [busy, other] = [await planner().newUser(), await planner().newUser()]
    await linkPlainly(planner(), busy)
    await insertLinks(busy)
    for (let at = 0; at < 300; at += 1) server.put(`${String(at)}.ics`, plainDay(`uid-${String(at)}`, 'Cena'))
    const by = worker()
    expect(await by.look()).toBe(1)
    await by.settled()
    // They have more that is due, and wait nine times as long as it took.
    expect(await by.look()).toBe(0)
    await linkPlainly(planner(), other, 'https://other.example.org/calendars/ada/home/')
    expect(await by.look()).toBe(1)
    await by.settled()
    expect(await linkOf(other)).toMatchObject({ isComplete: true, fault: null })
    planner().clock.set(new Date(planner().clock.now() + 10 * 60_000).toISOString())
    expect(await by.look()).toBeGreaterThanOrEqual(1)
    await by.settled()
  })

  it('asks the host of many calendars of many people once at a time', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => planner().newUser()))
    for (const one of people) await linkPlainly(planner(), one)
    const by = worker()
    expect(await by.look()).toBe(1)
    await by.settled()
    for (let looks = 0; looks < 3; looks += 1) {
      expect(await by.look()).toBe(1)
      await by.settled()
    }
    expect(await Promise.all(people.map(async (one) => (await linkOf(one))?.isComplete))).toEqual(
      people.map(() => true),
    )
  })
})
