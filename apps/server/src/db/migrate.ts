import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { migrations } from './migrations/index.ts'

type Migrating = Pick<Database, 'migrating'>

const migratorOf = ({ migrating }: Migrating): Migrator =>
  new Migrator({ db: migrating, provider: { getMigrations: () => Promise.resolve(migrations) } })

/**
 * Brings the tables up to the newest migration. Several nodes may start at once: the migrator holds a lock. Answers the
 * names of the migrations that were run.
 * @throws the fault of the first migration that failed, or of a database that is newer than this program
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database.migrating,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    ...(await schemaOption(database)),
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('The database could not be migrated.')
}

/** On PostgreSQL the migrator finds tables of every schema; ours are in the one that the connection uses. */
async function schemaOption(database: Database): Promise<{ migrationTableSchema?: string }> {
  if (database.kind === 'sqlite') return {}
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database.migrating)
  return rows[0] === undefined ? {} : { migrationTableSchema: rows[0].name }
}
