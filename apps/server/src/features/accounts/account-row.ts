import type { Queries, UserTable } from '#server/db/schema.ts'
import { emailKeyOf } from '#server/email-key.ts'
import { AppError } from '#server/errors.ts'
import { findUser, findUserByEmail, holdUserByEmail } from './accounts.queries.ts'

/** Accounts as they are stored: for other features, never for an answer. */

/** @throws AppError `unauthenticated` where it has ended meanwhile */
export async function accountRow(db: Queries, userId: string): Promise<UserTable> {
  const row = await findUser(db, userId)
  if (row === undefined) throw new AppError('unauthenticated', 'This account is no longer there.')
  return row
}

/** The same for who is nobody's caller; null where there is none. */
export const findAccountById = async (db: Queries, userId: string): Promise<UserTable | null> =>
  (await findUser(db, userId)) ?? null

/** Whose account an address is, whatever its case. */
export const findAccount = async (db: Queries, email: string): Promise<UserTable | null> =>
  (await findUserByEmail(db, emailKeyOf(email))) ?? null

/** The same inside a transaction that adds something to the account: it does not end meanwhile. */
export const holdAccount = async (trx: Queries, email: string): Promise<UserTable | null> =>
  (await holdUserByEmail(trx, emailKeyOf(email))) ?? null
