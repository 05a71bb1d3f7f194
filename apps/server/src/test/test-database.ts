import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { newPostgresDatabase, newSchema, type TestPostgres } from '../../../../scripts/machine/test-postgres.ts'
import type { MigratedDatabases } from '../../../../scripts/vitest/migrated-databases.ts'

/** Settings of a database that exists for one test file. */
export interface TestDatabase {
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly remove: () => Promise<void>
}

type Kind = 'sqlite' | 'postgresql'

const migrated = <Name extends keyof MigratedDatabases>(name: Name): MigratedDatabases[Name] => inject(name)

/** A new database of either kind, with its tables and nobody in it. */
export const newDatabase = (kind: Kind): Promise<TestDatabase> =>
  kind === 'sqlite' ? Promise.resolve(newSqlite()) : newPostgres()

/** The same before its first server has started. */
export const newEmptyDatabase = (kind: Kind): Promise<TestDatabase> =>
  kind === 'sqlite' ? Promise.resolve(emptyFolder()) : emptyPostgres()

/** A SQLite database with its tables. */
export function newSqlite(): TestDatabase {
  const folder = emptyFolder()
  cpSync(migrated('migratedFolder'), folder.dataDir, { recursive: true })
  return folder
}

/** A PostgreSQL database with its tables, and a folder beside it. */
export const newPostgres = async (): Promise<TestDatabase> =>
  besideFolder(await newPostgresDatabase(migrated('migratedDatabase')))

/** An empty schema of PostgreSQL, and a folder beside it. */
const emptyPostgres = async (): Promise<TestDatabase> => besideFolder(await newSchema())

/** A folder in which there is no database yet. */
export function emptyFolder(): TestDatabase {
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

function besideFolder({ url, remove }: TestPostgres): TestDatabase {
  const folder = emptyFolder()
  return {
    databaseUrl: url,
    dataDir: folder.dataDir,
    remove: async () => {
      await remove()
      await folder.remove()
    },
  }
}
