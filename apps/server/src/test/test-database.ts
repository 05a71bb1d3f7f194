import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'

/** Settings of a database that exists for one test file. */
export interface TestDatabase {
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly remove: () => Promise<void>
}

/** A new and empty database of either kind. */
export const newDatabase = (kind: 'sqlite' | 'postgresql'): Promise<TestDatabase> =>
  kind === 'sqlite' ? Promise.resolve(newSqlite()) : newPostgres()

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
