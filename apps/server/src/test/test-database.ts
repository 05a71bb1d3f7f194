import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newSchema } from '../../../../scripts/machine/postgres-schema.ts'

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
  const [schema, folder] = [await newSchema(), newSqlite()]
  return {
    databaseUrl: schema.url,
    dataDir: folder.dataDir,
    remove: async () => {
      await schema.remove()
      await folder.remove()
    },
  }
}
