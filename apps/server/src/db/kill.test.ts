import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { databasesToTest } from '../test/each-database.ts'
import { clientOf, registerAt, startServer, type Client } from '../test/server-process.ts'
import { contradictions, writeSteadily, type Expectations } from '../test/steady-writer.ts'
import { newDatabase, newSqlite, type TestDatabase } from '../test/test-database.ts'
import { checkDatabase } from './backup/check.ts'
import { openDatabase } from './open.ts'

const WRITERS = 4
const LONGEST_MILLISECONDS = 500
/** A round starts a server, which takes its time on a busy machine. */
const ROUND_MILLISECONDS = 15_000

const moments = fc.sample(fc.integer({ min: 1, max: LONGEST_MILLISECONDS }), {
  seed: testSeed,
  numRuns: testCounts.kills,
})

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Whether a write of this round was answered, and is what stands there now. */
const hasAnswer = (expectations: Expectations, round: string): boolean =>
  [...expectations.values()].some((states) => states.length === 1 && states[0]?.startsWith(round))

/** Opens the database as the next server would, and looks at what is there. */
async function inspect(database: TestDatabase): Promise<{ faults: readonly string[]; present: Map<string, string> }> {
  const db = await openDatabase({ ...database, databasePool: 2 })
  const { faults } = await checkDatabase(db)
  const rows = await db.read.selectFrom('event').select(['id', 'title']).where('deleted_at', 'is', null).execute()
  await db.close()
  return { faults, present: new Map(rows.map(({ id, title }) => [id, title])) }
}

it.each(databasesToTest())(
  'D1: what was answered is there after kill -9 at a random moment while people write (%s)',
  async (kind) => {
    const database = await newDatabase(kind)
    const expectations: Expectations = new Map()
    let token: string | null = null
    let answered = 0
    for (const [round, moment] of moments.entries()) {
      const server = await startServer(database)
      const client: Client = token === null ? await registerAt(server, 'ada@example.org') : clientOf(server, token)
      token = client.token
      const writers = Array.from({ length: WRITERS }, (_, index) =>
        writeSteadily(client, `Round ${String(round)} writer ${String(index)}`, expectations),
      )
      // The requests of one person take turns: the moment counts from when the first of this round is answered.
      while (!hasAnswer(expectations, `Round ${String(round)} `)) await pause(1)
      await pause(moment)
      server.kill('SIGKILL')
      expect(await server.ended).toMatchObject({ signal: 'SIGKILL' })
      answered += (await Promise.all(writers)).reduce((sum, count) => sum + count, 0)
      const { faults, present } = await inspect(database)
      expect(faults).toEqual([])
      expect(contradictions(expectations, present)).toEqual([])
    }
    expect(answered).toBeGreaterThan(testCounts.kills)
    await database.remove()
  },
  (testCounts.kills + 1) * ROUND_MILLISECONDS,
)

it('D1: a commit is on the disk before it is answered, and both connections keep to the write-ahead log', async () => {
  const database = newSqlite()
  const db = await openDatabase({ ...database, databasePool: 2 })
  for (const connection of [db.migrating, db.read]) {
    const pragma = async (name: string) => (await sql`pragma ${sql.raw(name)}`.execute(connection)).rows
    expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }])
    expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }])
    expect(await pragma('mmap_size')).toEqual([{ mmap_size: 0 }])
  }
  await db.close()
  await database.remove()
})
