import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { migrations } from './migrations/index.ts'

/**
 * Brings the tables up to the newest migration. Several nodes may start at once: the migrator holds a lock.
 * @throws the fault of the first migration that failed, or of a database that is newer than this program
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database.migrating,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('The database could not be migrated.')
}
