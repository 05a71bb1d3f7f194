import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databasesToTest } from '../test/each-database.ts'
import { registerAt, startServer, type ServerProcess } from '../test/server-process.ts'
import { newPostgres, type TestDatabase } from '../test/test-database.ts'
import { openDatabase } from './open.ts'
import type { Queries } from './schema.ts'

let database: TestDatabase
let operator: pg.Client

/** Takes the row of everybody, so that their writes wait inside a transaction. */
const holdWrites = () => operator.query('begin; update "user" set sequence = sequence')

/** Ends the backends that wait for the operator. */
async function endWaiting(): Promise<void> {
  const waiting = 'from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))'
  await operator.query(`select pg_terminate_backend(pid) ${waiting}`)
}

async function backendOf(trx: Queries): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
  return rows[0]!.pid
}

/** Ends a backend, and waits until its client has heard of it. */
async function end(pid: number): Promise<void> {
  await operator.query('select pg_terminate_backend($1)', [pid])
  await new Promise((resolve) => setTimeout(resolve, 200))
}

const isRunning = (server: ServerProcess): Promise<boolean> =>
  Promise.race([server.ended.then(() => false), new Promise<true>((resolve) => setTimeout(() => resolve(true), 300))])

if (databasesToTest().includes('postgresql')) {
  describe('PostgreSQL', () => {
    beforeAll(async () => {
      database = await newPostgres()
      operator = new pg.Client({ connectionString: database.databaseUrl ?? '' })
      await operator.connect()
    })
    afterAll(async () => {
      await operator.end()
      await database.remove()
    })

    it('D6: a backend that ends inside a transaction is a 503 for its request, and the server goes on', async () => {
      const server = await startServer(database)
      const client = await registerAt(server, 'ada@example.org')
      await holdWrites()
      const answers: Response[] = []
      void client.send('POST', '/categories', { name: 'Sport' }).then((answer) => answers.push(answer))
      // The mail that confirms the address may wait there, too, and comes again by itself.
      const endUntilAnswered = async (): Promise<(string | number | null)[][]> => {
        await endWaiting()
        return answers.map(({ status, headers }) => [status, headers.get('retry-after')])
      }
      await expect.poll(endUntilAnswered, { timeout: 30_000 }).toEqual([[503, '5']])
      await operator.query('rollback')
      expect(await isRunning(server)).toBe(true)
      expect(await (await client.send('GET', '/categories')).json()).toEqual([])
      expect((await client.send('POST', '/categories', { name: 'Sport' })).status).toBe(201)
      server.kill('SIGTERM')
      expect(await server.ended).toMatchObject({ code: 0 })
    }, 60_000)

    it('D6: a backend that ends before the commit is answered may have stored it: nothing else is said', async () => {
      const db = await openDatabase({ ...database, databasePool: 2 })
      const broken = db.transact(async (trx) => {
        await end(await backendOf(trx))
      })
      await expect(broken).rejects.toMatchObject({
        code: 'unavailable',
        detail: expect.not.stringContaining('Nothing was changed') as string,
      })
      await db.close()
    })

    it('D6: a backend that ends between two queries of a transaction is no fault of ours either', async () => {
      const db = await openDatabase({ ...database, databasePool: 2 })
      const broken = db.transact(async (trx) => {
        await end(await backendOf(trx))
        await sql`select 1`.execute(trx)
      })
      await expect(broken).rejects.toMatchObject({
        code: 'unavailable',
        detail: expect.stringContaining('Nothing was changed') as string,
      })
      expect(await db.transact((trx) => trx.selectFrom('category').select('id').execute())).toBeInstanceOf(Array)
      await db.close()
    })
  })
}
