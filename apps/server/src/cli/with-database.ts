import type { Database } from '../db/database.ts'

/** Does something with a database, and closes it whatever comes of it. */
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
