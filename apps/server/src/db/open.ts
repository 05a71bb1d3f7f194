import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { settleAllUnfinished } from './journal/unfinished-change.ts'
import { migrate, refuseOtherSchema } from './migrate.ts'
import { PERSON_LIMITS } from './person-limits.ts'
import { openPostgres, type PostgresSettings } from './postgres.ts'
import { markInstalled } from './sqlite-folder.ts'
import { openSqlite, openSqliteBeside } from './sqlite.ts'
import { isStorageFault } from '../storage-fault.ts'

export type DatabaseSettings = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'> &
  Partial<Pick<Config, 'databaseSessionUrl'>>

/**
 * Opens the configured database and migrates it.
 * @throws Error with a readable reason: locked by another server, lost, not a database, not reachable
 */
export async function openDatabase(settings: DatabaseSettings, limits = PERSON_LIMITS): Promise<Database> {
  const { databaseUrl, dataDir } = settings
  const database =
    databaseUrl === null ? openSqlite(dataDir, limits) : openPostgres(postgresOf(databaseUrl, settings), limits)
  return closingOnFailure(database, async () => {
    await migrate(database.migrating)
    await settleAllUnfinished(database)
    if (databaseUrl === null) markInstalled(dataDir)
  })
}

/**
 * Opens the database for a short command, beside servers that may be running. Does not migrate.
 * @throws Error if its tables are not those of this program
 */
export async function openBeside(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir } = settings
  const database = databaseUrl === null ? openSqliteBeside(dataDir) : openPostgres(postgresOf(databaseUrl, settings))
  return closingOnFailure(database, () => refuseOtherSchema(database.migrating))
}

const postgresOf = (
  url: string,
  { databaseSessionUrl: sessionUrl = null, databasePool: poolSize }: DatabaseSettings,
): PostgresSettings => ({ url, sessionUrl, poolSize })

async function closingOnFailure(database: Database, prepare: () => Promise<void>): Promise<Database> {
  try {
    await prepare()
    return database
  } catch (error) {
    await database.close()
    throw database.kind === 'postgresql' && isForeign(error) ? refusedByPostgres(error) : error
  }
}

/** Whether an error comes from PostgreSQL or the network, and is not one of our own. */
const isForeign = (error: unknown): error is Error =>
  error instanceof Error && ('code' in error || isStorageFault(error))

/** A host name with several addresses fails with one error for each, and no message of its own. */
function refusedByPostgres(error: Error): Error {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  const reason = first instanceof Error ? first.message : String(first)
  return new Error(`PostgreSQL does not answer, or refuses: ${reason}. Look at DATABASE_URL.`, { cause: error })
}
