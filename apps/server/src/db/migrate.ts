import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { migrations } from './migrations/index.ts'

export type Migrating = Pick<Database, 'kind' | 'migrating'>

/**
 * Brings the tables up to the newest migration. Several nodes may start at once: the migrator holds a lock. Answers the
 * names of the migrations that were run.
 * @throws the fault of the first migration that failed, or of a database that is newer than this program
 */
export async function migrate(database: Migrating): Promise<string[]> {
  const migrator = await migratorOf(database)
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('The database could not be migrated.')
  return (results ?? []).map((result) => result.migrationName)
}

/**
 * Refuses a database whose tables are not up to date with this program.
 * @throws Error that says which migrations are missing
 */
export async function refuseOtherSchema(database: Migrating): Promise<void> {
  const migrator = await migratorOf(database)
  const missing = (await migrator.getMigrations()).filter((migration) => migration.executedAt === undefined)
  if (missing.length === 0) return
  const names = missing.map((migration) => migration.name).join(', ')
  throw new Error(`The tables are not up to date: ${names} is missing. Run the command migrate, or start the server.`)
}

/** On PostgreSQL the migrator finds tables of every schema; ours are in the one that the connection uses. */
async function migratorOf({ kind, migrating }: Migrating): Promise<Migrator> {
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  if (kind === 'sqlite') return new Migrator({ db: migrating, provider })
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(migrating)
  const schema = rows[0] === undefined ? {} : { migrationTableSchema: rows[0].name }
  return new Migrator({ db: migrating, provider, ...schema })
}
