import type { Calendar, Event } from '@dodici/contract/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { settleAllUnfinished } from '#server/db/journal/unfinished-change.ts'
import { OWNED_TABLES } from '#server/db/tables.ts'
import { deleteCalendar } from '#server/features/calendars/calendars.service.ts'
import { deleteAccount } from '#server/features/users/accounts.service.ts'
import { accessOf } from '#server/test/access-of.ts'
import { countedUsage } from '#server/test/counted-usage.ts'
import { everyRow } from '#server/test/every-row.ts'
import { fileOf } from '#server/test/most-of-everything.ts'
import { startPlanner, type Person, type Planner } from '#server/test/planner.ts'
import { newSqlite, type TestDatabase } from '#server/test/test-database.ts'
import { makeThings } from '#server/test/things.ts'

// PostgreSQL lets several write at the same time: there all is one part.

let planner: Planner
let database: TestDatabase
beforeAll(async () => {
  database = newSqlite()
  planner = await startPlanner(database)
})
afterAll(async () => {
  await planner.stop()
  await database.remove()
})

const EVENTS = 2_000

/** With reminders, and of next year, so that some of them are ahead. */
const file = fileOf(
  Array.from({ length: EVENTS }, (_, at) => [
    ...[`UID:${String(at)}`, 'DTSTART:20270303T100000Z', `SUMMARY:${String(at)}`],
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT10M', 'END:VALARM'],
  ]),
)

/** Somebody with one thing of each kind, and a calendar of many events, some of them in the trash. */
async function withMuch(): Promise<{ person: Person; calendar: string; rest: unknown }> {
  const person = await planner.newUser()
  await makeThings(planner, person)
  const rest = await ofEvents(person)
  const calendar = (await person.post('/calendars', { name: 'Grande' })).json<Calendar>()._id
  await person.post(`/calendars/${calendar}/import`, file, { 'content-type': 'text/calendar' })
  const [first] = (await person.get('/events?year=2027')).json<Event[]>().filter(({ title }) => title === '7')
  expect((await person.delete(`/events/${String(first?._id)}`)).statusCode).toBe(204)
  return { person, calendar, rest }
}

/** What there is of somebody's events, in all tables that know of them. */
async function ofEvents({ user }: Person): Promise<unknown> {
  const { event, event_exception, reminder, change_row } = await everyRow(planner.db)
  const own = (rows: unknown[] = []) => rows.filter((row) => (row as { owner_id: string }).owner_id === user._id)
  return [event, event_exception, reminder, change_row].map(own)
}

const ownRows = async (ownerId: string): Promise<string[]> => {
  const tables = await everyRow(planner.db)
  return OWNED_TABLES.filter(({ name, owner }) =>
    tables[name]?.some((row) => (row as Record<string, unknown>)[owner] === ownerId),
  ).map(({ name }) => name)
}

const KILLED = new Error('killed')

/** A database that stores each slice of a large write by itself, and does something before it stores one. */
function inParts(beforePart: () => Promise<void>): Database {
  const [{ db }, dueAlways] = [planner, () => true]
  return {
    ...db,
    transactFor: ({ work, takeBack, ...write }) =>
      db.transactFor({
        ...write,
        work: (trx, { next }) =>
          work(trx, {
            isAwaited: dueAlways,
            isDue: dueAlways,
            next: async () => {
              await beforePart()
              await next()
            },
          }),
        takeBack: () => Promise.reject(KILLED),
      }),
  }
}

/** One whose process goes away when some parts of a write are stored. */
function killedAfter(count: number): Database {
  let stored = 0
  return inParts(async () => {
    if (stored === count) throw KILLED
    stored += 1
  })
}

/** Does a large write with somebody else who writes before each part is stored; answers which of that was stored meanwhile. */
async function whileOthersWrite(write: (db: Database) => Promise<unknown>): Promise<number> {
  const [other, answers] = [await planner.newUser(), Array<Promise<number>>()]
  const state = { stored: 0 }
  const db = inParts(async () => {
    const name = { username: `Ada ${String(answers.length)}` }
    answers.push(
      other.patch('/users/profile', name).then(({ statusCode }) => {
        state.stored += 1
        return statusCode
      }),
    )
    // It waits for its turn by now.
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  await write(db)
  const { stored } = state
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
  return stored
}

describe('a calendar of thousands of events', () => {
  it('is deleted while others write, with all that was known of its events, and the sums stay right', async () => {
    const { person, calendar } = await withMuch()
    const access = await accessOf(planner, person)
    const deleting = (db: Database) => deleteCalendar({ ...planner, db }, access, { id: calendar, version: null })
    expect(await whileOthersWrite(deleting)).toBeGreaterThan(2)
    const [events, exceptions, reminders, journal] = (await ofEvents(person)) as { calendar_id?: string }[][]
    expect(events?.filter((row) => row.calendar_id === calendar)).toEqual([])
    expect(events?.length).toBeGreaterThan(0)
    expect(journal?.length).toBeLessThan(100)
    expect(exceptions?.length).toBeLessThan(10)
    expect(reminders?.length).toBeLessThan(10)
    const usage = await planner.db.read.selectFrom('usage').selectAll().execute()
    expect(usage).toContainEqual(await countedUsage(planner.db, person))
  })

  it.each([
    ['at the next start of the server', () => settleAllUnfinished(planner.db)],
    ['at the next write of its owner', (person: Person) => person.post('/categories', { name: 'Dopo' })],
  ])('is gone %s when the server was killed while it was deleted', async (_, next) => {
    const { person, calendar } = await withMuch()
    const storage = { ...planner, db: killedAfter(2) }
    await expect(
      deleteCalendar(storage, await accessOf(planner, person), { id: calendar, version: null }),
    ).rejects.toThrow('killed')
    const left = await planner.db.read
      .selectFrom('event')
      .select('id')
      .where('owner_id', '=', person.user._id)
      .where('calendar_id', '=', calendar)
      .execute()
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThan(EVENTS)
    await next(person)
    const [events] = (await ofEvents(person)) as { calendar_id: string }[][]
    expect(events?.filter((row) => row.calendar_id === calendar)).toEqual([])
    expect(await planner.db.read.selectFrom('unfinished_change').selectAll().execute()).toEqual([])
    const changes = (await person.get('/changes')).json<{ kind: string; title: string; undoable: boolean }[]>()
    expect(changes).toContainEqual(
      expect.objectContaining({ kind: 'calendar.delete', title: 'Grande', undoable: false }),
    )
    const usage = await planner.db.read.selectFrom('usage').selectAll().execute()
    expect(usage).toContainEqual(await countedUsage(planner.db, person))
  })
})

describe('an account of thousands of events', () => {
  it('is deleted while others write, and nothing of it is left', async () => {
    const { person } = await withMuch()
    expect(await whileOthersWrite((db) => deleteAccount({ ...planner, db }, person.email))).toBeGreaterThan(2)
    expect(await ownRows(person.user._id)).toEqual([])
  })

  it('lets nobody in once its deletion has begun, and is gone at the next start of a server that was killed', async () => {
    const { person } = await withMuch()
    await expect(deleteAccount({ ...planner, db: killedAfter(2) }, person.email)).rejects.toThrow('killed')
    expect(await ownRows(person.user._id)).not.toEqual([])
    expect((await person.get('/events?year=2027')).statusCode).toBe(401)
    const { email, password } = person
    expect((await planner.request('POST', '/auth/login', { body: { email, password } })).statusCode).toBe(401)
    await settleAllUnfinished(planner.db)
    expect(await ownRows(person.user._id)).toEqual([])
  })
})
