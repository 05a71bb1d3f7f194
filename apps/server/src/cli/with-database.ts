import { systemClock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Storage } from '../db/journal/write-change.ts'
import { openBeside } from '../db/open.ts'
import type { Terminal } from './terminal.ts'

/** Opens a database for some work, and closes it whatever happens. */
export async function withDatabase<Value>(
  opening: Promise<Database>,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  const database = await opening
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The same for a service, beside servers that may be running. */
export const withStorage = <Value>({ config }: Terminal, work: (storage: Storage) => Promise<Value>): Promise<Value> =>
  withDatabase(openBeside(config()), (db) => work({ db, clock: systemClock }))
