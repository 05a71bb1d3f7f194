import type { Database } from '../db/database.ts'

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
