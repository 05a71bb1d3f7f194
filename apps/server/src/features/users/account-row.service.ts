import type { Queries, UserTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { findUser } from './users.queries.ts'

/**
 * An account as it is stored: for other services, never for an answer.
 * @throws AppError `unauthenticated` where it has ended meanwhile
 */
export async function accountRow(db: Queries, userId: string): Promise<UserTable> {
  const row = await findUser(db, userId)
  if (row === undefined) throw new AppError('unauthenticated', 'This account is no longer there.')
  return row
}

/** The same for who is nobody's caller; null where there is none. */
export const findAccountById = async (db: Queries, userId: string): Promise<UserTable | null> =>
  (await findUser(db, userId)) ?? null
