import type { Category } from '@dodici/contract/types'
import Sqlite from 'better-sqlite3'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { databasesToTest } from '#server/test/each-database.ts'
import { clientOf, registerAt, startServer, type Client } from '#server/test/server-process.ts'
import { newPostgres, newSqlite } from '#server/test/test-database.ts'
import { isDeep, testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { sqliteFile } from './sqlite-folder.ts'

const MINUTES = 60_000
const WRITERS = 6
const LONGEST_ROUND_MILLISECONDS = 400

/** Writes one thing after another until the server is gone, and notes every name that it was told is stored. */
async function writeUntilItEnds(client: Client, writer: string, answered: Set<string>): Promise<void> {
  for (let count = 0; ; count += 1) {
    const name = `${writer} ${String(count)}`
    try {
      const answer = await client.send('POST', '/categories', { name })
      if (answer.status === 201) answered.add(name)
      await answer.arrayBuffer()
    } catch {
      // The connection broke off: the server was killed, and whether it had stored this one nobody was told.
      return
    }
  }
}

/** Moments of the kills, from the seed of all tests. */
const moments = (): number[] =>
  fc.sample(fc.integer({ min: 5, max: LONGEST_ROUND_MILLISECONDS }), { numRuns: testCounts.kills, seed: testSeed })

it.each(databasesToTest())(
  'D1: keeps every write that was answered, through kill -9 at random moments (%s)',
  async (kind) => {
    const database = kind === 'sqlite' ? newSqlite() : await newPostgres()
    const answered = new Set<string>()
    let server = await startServer(database)
    const { token } = await registerAt(server, 'ada@example.org')
    for (const [round, moment] of moments().entries()) {
      const writers = Array.from({ length: WRITERS }, (_, writer) =>
        writeUntilItEnds(clientOf(server, token), `${String(round)}.${String(writer)}`, answered),
      )
      await new Promise((resolve) => setTimeout(resolve, moment))
      server.kill('SIGKILL')
      expect((await server.ended).signal).toBe('SIGKILL')
      await Promise.all(writers)
      if (kind === 'sqlite') expectIntact(database.dataDir)

      server = await startServer(database)
      const categories = (await (await clientOf(server, token).send('GET', '/categories')).json()) as Category[]
      const stored = new Set(categories.map((category) => category.name))
      expect([...answered].filter((name) => !stored.has(name))).toEqual([])
    }
    expect(answered.size).toBeGreaterThan(testCounts.kills)
    server.kill('SIGTERM')
    await server.ended
    await database.remove()
  },
  isDeep ? 30 * MINUTES : 3 * MINUTES,
)

function expectIntact(dataDir: string): void {
  const file = new Sqlite(sqliteFile(dataDir))
  expect(file.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
  file.close()
}
