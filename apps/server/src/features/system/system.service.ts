import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { countMigrations } from './system.queries.ts'

/**
 * Which database answers.
 * @throws AppError `unavailable` where none does
 */
export async function checkDatabase(db: Database): Promise<Database['kind']> {
  try {
    await countMigrations(db.read)
    return db.kind
  } catch (error) {
    throw new AppError('unavailable', 'The database does not answer.', { cause: error, retryAfter: 5 })
  }
}
