import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { startPlanner, type Planner } from './planner.ts'

/** Settings of a database that exists for one test file. */
export interface TestDatabase {
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly remove: () => Promise<void>
}

/**
 * Runs the same tests on SQLite and on PostgreSQL, each on a database of its own. Without `TEST_DATABASE_URL` the
 * PostgreSQL half fails (it is never skipped in silence), unless `TEST_DATABASES=sqlite` asks for one half only.
 */
export function eachDatabase(tests: (planner: () => Planner) => void): void {
  for (const kind of databasesToTest()) {
    describe(kind, () => {
      let planner: Planner | undefined
      let database: TestDatabase | undefined
      beforeAll(async () => {
        database = kind === 'sqlite' ? newSqlite() : await newPostgres()
        planner = await startPlanner(database)
      })
      afterAll(async () => {
        await planner?.stop()
        await database?.remove()
      })
      tests(() => {
        if (!planner) throw new Error('the planner has not started')
        return planner
      })
    })
  }
}

export const databasesToTest = (): readonly ('sqlite' | 'postgresql')[] =>
  process.env['TEST_DATABASES'] === 'sqlite' ? ['sqlite'] : ['sqlite', 'postgresql']

/** An empty folder for a SQLite database. */
export function newSqlite(): TestDatabase {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'dodici-test-'))
  return {
    databaseUrl: null,
    dataDir,
    remove: () => {
      rmSync(dataDir, { recursive: true, force: true })
      return Promise.resolve()
    },
  }
}

/** An empty schema on the test server. */
export async function newPostgres(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) {
    throw new Error('TEST_DATABASE_URL is not set: run `npm test`, which starts a PostgreSQL server, or set it.')
  }
  const schema = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, `create schema ${schema}`)
  const url = new URL(server)
  url.searchParams.set('options', `-c search_path=${schema}`)
  const folder = newSqlite()
  return {
    databaseUrl: url.toString(),
    dataDir: folder.dataDir,
    remove: async () => {
      await onServer(server, `drop schema ${schema} cascade`)
      await folder.remove()
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
