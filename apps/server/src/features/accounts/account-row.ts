import type { Queries, UserTable } from '#server/db/schema.ts'
import { emailKeyOf } from '#server/email-key.ts'
import { AppError } from '#server/errors.ts'
import { findUser, findUserByEmail, holdUser } from './accounts.queries.ts'

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
  (await holdUser(trx, 'email_key', emailKeyOf(email))) ?? null

export const holdAccountById = async (trx: Queries, userId: string): Promise<UserTable | null> =>
  (await holdUser(trx, 'id', userId)) ?? null

/**
 * The same if their password still is the one that was read before: another password, and the end of the account, wait for
 * the transaction or have come first.
 */
export async function holdUnchanged(
  trx: Queries,
  { id, password_hash }: Pick<UserTable, 'id' | 'password_hash'>,
): Promise<UserTable | null> {
  const held = await holdAccountById(trx, id)
  return held?.password_hash === password_hash ? held : null
}
