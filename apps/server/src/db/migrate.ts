import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/index.ts'
import type { Queries } from './schema.ts'

/**
 * Runs all pending migrations. Several nodes may start at once: the migrator holds a lock.
 * @throws Error if the database is newer than this program; the error of the first failed migration
 */
export async function migrate(db: Queries): Promise<void> {
  const missing = await findMissing(db)
  if (missing.length === 0) return
  const { error } = await migratorOf(db).migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('The database could not be migrated.')
}

/**
 * Refuses a database with other tables than this program's.
 * @throws Error that lists the missing or unknown migrations
 */
export async function refuseOtherSchema(db: Queries): Promise<void> {
  const missing = await findMissing(db)
  if (missing.length === 0) return
  const names = missing.join(', ')
  throw new Error(`The tables are not up to date: ${names} is missing. Run the command migrate, or start the server.`)
}

/**
 * Names of pending migrations.
 * @throws Error if the database has one that this program does not know
 */
async function findMissing(db: Queries): Promise<string[]> {
  const known = await migratorOf(db).getMigrations()
  const missing = known.filter((migration) => migration.executedAt === undefined).map(({ name }) => name)
  // A new database may not even have the migrator's own table.
  if (missing.length === known.length) return missing
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const newer = rows.map(({ name }) => name).filter((name) => !known.some((migration) => migration.name === name))
  if (newer.length === 0) return missing
  throw new Error(`The tables are those of a newer version, which made ${newer.join(', ')}. Use that version.`)
}

const migratorOf = (db: Queries): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
