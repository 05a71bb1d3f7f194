import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

type Settings = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>

/**
 * Opens the database that the settings name and brings its tables up to date.
 * @throws Error with a readable reason: locked by another server, lost, not a database, not reachable
 */
export async function openDatabase(settings: Settings): Promise<Database> {
  const database =
    settings.databaseUrl === null
      ? await openSqlite(settings.dataDir)
      : openPostgres(settings.databaseUrl, settings.databasePool)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
