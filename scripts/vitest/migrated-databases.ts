// Tests begin with databases whose tables are there: to copy one takes a tenth of what it takes to make its tables.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { COMMAND_FILE } from '../built/server.ts'
import { runCommand } from '../machine/commands.ts'
import { newPostgresDatabase } from '../machine/test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with a SQLite database, which nobody has open. */
    migratedFolder: string
    /** The name of a PostgreSQL database on the test server; null where there is none. */
    migratedDatabase: string | null
  }
}

/** What tests are told of them. */
export type MigratedDatabases = Pick<ProvidedContext, 'migratedFolder' | 'migratedDatabase'>

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'dodici-migrated-'))
  const postgres = process.env['TEST_DATABASE_URL'] === undefined ? null : await newPostgresDatabase()
  const migrate = async (): Promise<void> => {
    await runMigrate({ DATA_DIR: folder, DATABASE_URL: '' })
    if (postgres !== null) await runMigrate({ DATA_DIR: folder, DATABASE_URL: postgres.url })
  }
  await migrate()
  project.onTestsRerun(migrate)
  project.provide('migratedFolder', folder)
  project.provide('migratedDatabase', postgres?.name ?? null)
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await postgres?.remove()
  }
}

async function runMigrate(environment: Record<string, string>): Promise<void> {
  const { succeeded, output } = await runCommand(['node', COMMAND_FILE, 'migrate'], { environment, isQuiet: true })
  if (!succeeded) throw new Error(`The databases that tests are given cannot be made: ${output}`)
}
