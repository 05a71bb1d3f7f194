import type { Calendar, Event, ImportReport } from '@dodici/contract/types'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settleAllUnfinished } from '#server/db/journal/unfinished-change.ts'
import { NO_REMINDERS } from '#server/db/journal/units/row-units.ts'
import { writeChange } from '#server/db/journal/write-change.ts'
import type { Database } from '#server/db/database.ts'
import { accessOf } from '#server/test/access-of.ts'
import { fileOf } from '#server/test/most-of-everything.ts'
import { startPlanner, type Person, type Planner } from '#server/test/planner.ts'
import { newSqlite, type TestDatabase } from '#server/test/test-database.ts'

// PostgreSQL lets several write at the same time: there a large change is one part.

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

const file = fileOf(
  Array.from({ length: EVENTS }, (_, at) => [
    `UID:${String(at)}`,
    'DTSTART;VALUE=DATE:20260303',
    `SUMMARY:${String(at)}`,
  ]),
)

async function importer(): Promise<{ person: Person; send: () => ReturnType<Person['post']> }> {
  const person = await planner.newUser()
  await planner.db.transact((trx) =>
    trx.updateTable('user').set({ plan: 'pro' }).where('id', '=', person.user._id).execute(),
  )
  const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
  const path = `/calendars/${calendar?._id ?? ''}/import`
  return { person, send: () => person.post(path, file, { 'content-type': 'text/calendar' }) }
}

const countOf = async (person: Person): Promise<number> =>
  (await person.get('/events?year=2026')).json<Event[]>().length

/** Takes on one name after another until something else is done, and answers how often that was stored in that time. */
async function writesUntil(person: Person, other: Promise<unknown>): Promise<number> {
  const state = { isDone: false }
  void other.finally(() => (state.isDone = true))
  for (let count = 0; ; count += 1) {
    const { statusCode } = await person.patch('/users/profile', { username: `Ada ${String(count)}` })
    expect(statusCode).toBe(200)
    if (state.isDone) return count
  }
}

it('lets others write while it is stored, and shows its owner all of it or nothing', async () => {
  const [{ person, send }, other] = [await importer(), await planner.newUser()]
  const importing = send()
  const reading = (async () => {
    const seen = new Set<number>()
    for (let at = 0; at < 20; at += 1) {
      seen.add(await countOf(person))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return seen
  })()
  expect(await writesUntil(other, importing)).toBeGreaterThan(2)
  const { changeId } = (await importing).json<ImportReport>()
  for (const count of await reading) expect([0, EVENTS]).toContain(count)
  const undoing = person.post(`/changes/${changeId ?? ''}/undo`)
  expect(await writesUntil(other, undoing)).toBeGreaterThan(0)
  expect((await undoing).statusCode).toBe(200)
  expect(await countOf(person)).toBe(0)
})

const CATEGORIES = 450

/** A change of many categories that fails after parts of it were stored. */
async function failInTheMiddle(person: Person, db: Database): Promise<unknown> {
  const access = await accessOf(planner, person)
  const work = writeChange(
    { db, clock: planner.clock },
    access,
    { kind: 'event.create', isLarge: true },
    async (writer) => {
      const content = { name: 'x', description: '', color: '#000000', target_minutes: null, away: null }
      const states = Array.from({ length: CATEGORIES }, () => ({
        id: uuid(),
        content: { ...content, default_reminders: NO_REMINDERS, created_at: writer.now },
      }))
      await writer.put('category', states.slice(0, 2))
      // Longer than a part of which nobody waits for the end.
      await new Promise((resolve) => setTimeout(resolve, 120))
      await writer.put('category', states.slice(2))
      const present = await writer.trx.selectFrom('category').select('id').where('name', '=', 'mine').execute()
      await writer.remove(
        'category',
        present.map(({ id }) => id),
      )
      throw new Error('failed')
    },
  )
  return work.catch((error: unknown) => error)
}

const namesOf = async (person: Person) =>
  (await person.get('/categories')).json<{ name: string }[]>().map(({ name }) => name)
const unfinished = () => planner.db.read.selectFrom('unfinished_change').selectAll().execute()

it('is taken back with all its parts when it fails, and later changes can still be undone', async () => {
  const person = await planner.newUser()
  const made = await person.post('/categories', { name: 'mine' })
  const before = (await person.get('/events?year=2026')).headers['etag']
  expect(await failInTheMiddle(person, planner.db)).toMatchObject({ message: 'failed' })
  expect(await namesOf(person)).toEqual(['mine'])
  expect(await unfinished()).toEqual([])
  expect((await person.get('/events?year=2026')).headers['etag']).not.toBe(before)
  expect((await person.post(`/changes/${String(made.headers['x-change-id'])}/undo`)).statusCode).toBe(200)
  expect(await namesOf(person)).toEqual([])
})

it.each([
  ['at the next start of the server', () => settleAllUnfinished(planner.db)],
  ['at the next write of its owner', (person: Person) => person.post('/categories', { name: 'next' })],
])('is taken back %s when nobody could do it before', async (_, next) => {
  const person = await planner.newUser()
  await person.post('/categories', { name: 'mine' })
  const killed = () => Promise.reject(new Error('killed'))
  const db: Database = { ...planner.db, transactFor: (write) => planner.db.transactFor({ ...write, takeBack: killed }) }
  expect(await failInTheMiddle(person, db)).toMatchObject({ message: 'killed' })
  expect(await unfinished()).toHaveLength(1)
  expect((await namesOf(person)).length).toBeGreaterThan(1)
  await next(person)
  expect((await namesOf(person)).filter((name) => name !== 'next')).toEqual(['mine'])
  expect(await unfinished()).toEqual([])
  const { rows } = await sql<{ most: number }>`select max(sequence) as most from change`.execute(planner.db.read)
  expect(rows[0]?.most).toBeGreaterThan(1)
})
