import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { migrations } from './migrations/index.ts'

export type Migrating = Pick<Database, 'kind' | 'migrating'>

/**
 * Brings the tables up to the newest migration. Several nodes may start at once: the migrator holds a lock. Answers the
 * names of the migrations that were run.
 * @throws Error where the database is newer than this program; the fault of the first migration that failed
 */
export async function migrate(database: Migrating): Promise<string[]> {
  const migrator = await migratorOf(database)
  await findMissing(database, migrator)
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('The database could not be migrated.')
  return (results ?? []).map((result) => result.migrationName)
}

/**
 * Refuses a database whose tables are not those of this program.
 * @throws Error that says which migrations are missing, or are not known here
 */
export async function refuseOtherSchema(database: Migrating): Promise<void> {
  const missing = await findMissing(database, await migratorOf(database))
  if (missing.length === 0) return
  const names = missing.join(', ')
  throw new Error(`The tables are not up to date: ${names} is missing. Run the command migrate, or start the server.`)
}

/**
 * Names of the migrations that this database has not seen.
 * @throws Error where it has seen one that this program does not know
 */
async function findMissing({ migrating }: Migrating, migrator: Migrator): Promise<string[]> {
  const known = await migrator.getMigrations()
  const missing = known.filter((migration) => migration.executedAt === undefined).map(({ name }) => name)
  // A database that has seen none of ours may not even have the table in which they are noted.
  if (missing.length === known.length) return missing
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(migrating)
  const newer = rows.map(({ name }) => name).filter((name) => !known.some((migration) => migration.name === name))
  if (newer.length === 0) return missing
  throw new Error(`The tables are those of a newer version, which made ${newer.join(', ')}. Use that version.`)
}

/** On PostgreSQL the migrator finds tables of every schema; ours are in the one that the connection uses. */
async function migratorOf({ kind, migrating }: Migrating): Promise<Migrator> {
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  if (kind === 'sqlite') return new Migrator({ db: migrating, provider })
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(migrating)
  const schema = rows[0] === undefined ? {} : { migrationTableSchema: rows[0].name }
  return new Migrator({ db: migrating, provider, ...schema })
}
