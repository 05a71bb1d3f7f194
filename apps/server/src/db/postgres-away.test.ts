import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openGate, type DatabaseGate } from '../test/database-gate.ts'
import { databasesToTest } from '../test/each-database.ts'
import { openStream } from '../test/event-stream.ts'
import { startPlanner, type Planner } from '../test/planner.ts'
import { newPostgres, type TestDatabase } from '../test/test-database.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open.ts'
import { prepareQuery } from './prepare-query.ts'

/** Until it is known that nothing answers. */
const KNOWN_MILLISECONDS = 5_500
const SOON = { timeout: 8_000, interval: 50 }

const timed = async <Value>(work: Promise<Value>): Promise<[Value, number]> => {
  const start = performance.now()
  return [await work, performance.now() - start]
}

const fault = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

if (databasesToTest().includes('postgresql')) {
  describe('a PostgreSQL that is frozen, or to which the way is cut', () => {
    let database: TestDatabase
    let gate: DatabaseGate
    let node: Planner

    beforeEach(async () => {
      database = await newPostgres()
      gate = await openGate(database.databaseUrl ?? '')
      node = await startPlanner({ ...database, databaseUrl: gate.url })
    })
    afterEach(async () => {
      gate.thaw()
      await node.stop()
      await gate.close()
      await database.remove()
    })

    it('D6: is a 503 for who waits, at once for who comes then, and well again by itself', async () => {
      const person = await node.newUser()
      gate.freeze()
      const waiting = [person.get('/categories'), person.post('/categories', { name: 'Sport' })]
      const [answers, milliseconds] = await timed(Promise.all(waiting))
      expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
        [503, '5'],
        [503, '5'],
      ])
      expect(milliseconds).toBeLessThan(KNOWN_MILLISECONDS)
      const [later, soon] = await timed(person.get('/categories'))
      expect(later.statusCode).toBe(503)
      expect(soon).toBeLessThan(1_000)
      gate.thaw()
      await expect.poll(async () => (await person.get('/categories')).statusCode, SOON).toBe(200)
      expect((await person.get('/categories')).json()).toEqual([])
      expect((await person.post('/categories', { name: 'Sport' })).statusCode).toBe(201)
    })

    it('D6: loses every connection of before: what was frozen may have been replaced meanwhile', async () => {
      const person = await node.newUser()
      await Promise.all([person.get('/categories'), person.get('/calendars')])
      await node.db.subscribe(() => undefined)
      expect(node.db.figures().pool).toMatchObject({ total: 2, idle: 2 })
      gate.freeze()
      await expect.poll(() => node.db.figures().pool?.total, SOON).toBe(0)
    })

    it('D6: has its streams told of what they have missed when it is back, before the next heartbeat', async () => {
      const person = await node.newUser()
      const stream = await openStream(node, person.token)
      expect(await stream.next()).toBe(0)
      gate.freeze()
      const other = await openDatabase({ ...database, databasePool: 2 })
      await other.transact((trx) =>
        trx.updateTable('user').set({ sequence: 7 }).where('id', '=', person.user._id).execute(),
      )
      await other.announce({ ownerId: person.user._id, sequence: 7 })
      await pause(KNOWN_MILLISECONDS)
      gate.thaw()
      const [number, milliseconds] = await timed(stream.next())
      expect(number).toBe(7)
      expect(milliseconds).toBeLessThan(8_000)
      await stream.close()
      await other.close()
    })
  })

  describe('a PostgreSQL', () => {
    let database: TestDatabase
    let db: Database
    beforeEach(async () => {
      database = await newPostgres()
    })
    afterEach(async () => {
      await db.close()
      await database.remove()
    })

    it('D6: that ends the connection for notices alone is not away, and is listened to again', async () => {
      db = await openDatabase({ ...database, databasePool: 2 })
      const heard: (number | null)[] = []
      let missed = 0
      await db.subscribe(
        ({ sequence }) => heard.push(sequence),
        () => {
          missed += 1
        },
      )
      await pause(1_200)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'dodici-notices' and datname = current_database()`.execute(db.read)
      const asked = Array.from({ length: 20 }, () => db.read.selectFrom('user').select('id').execute())
      expect(await Promise.all(asked)).toHaveLength(20)
      await expect.poll(() => missed, SOON).toBe(1)
      await db.announce({ ownerId: 'somebody', sequence: 3 })
      await expect.poll(() => heard, SOON).toEqual([3])
    })

    it('D6: that is a standby is not read from, however a balancer leads there', async () => {
      db = await openDatabase({ ...database, databasePool: 2 })
      // Where there is no standby, the one thing that tells of it is said by a function of the same name.
      const operator = new pg.Client({ connectionString: database.databaseUrl ?? '' })
      await operator.connect()
      await operator.query(`create function public.pg_is_in_recovery() returns boolean language sql as 'select true'`)
      const name = new URL(database.databaseUrl ?? '').pathname.slice(1)
      await operator.query(`alter database ${name} set search_path = public, pg_catalog`)
      await operator.end()
      const standby = openDatabase({ ...database, databasePool: 2 })
      expect(String(await fault(standby))).toMatch('PostgreSQL does not answer, or refuses: the server is a standby')
    })

    it.each([
      ['keeps the plan of a query', null, 1],
      ['keeps none behind a pooler, which would not find it again', 'behind', 0],
    ])('%s', async (_, behind, count) => {
      const databaseSessionUrl = behind === null ? null : database.databaseUrl
      db = await openDatabase({ ...database, databaseSessionUrl, databasePool: 1 })
      const find = prepareQuery((queries, value) => queries.selectFrom('user').select('id').where('id', '=', value))
      expect(await find(db, 'nobody')).toEqual([])
      const { rows } = await sql<{ count: number }>`select count(*) as count from pg_prepared_statements`.execute(
        db.read,
      )
      expect(rows).toEqual([{ count }])
    })
  })
}
