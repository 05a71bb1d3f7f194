import type { Queries, UserTable } from '#server/db/schema.ts'
import { emailKeyOf } from '#server/email-key.ts'
import { AppError } from '#server/errors.ts'
import { findUser, findUserByEmail, holdUser } from './accounts.queries.ts'

/** Stored accounts, for other features and never for an answer. */

/** @throws AppError `unauthenticated` if it has been deleted meanwhile */
export async function accountRow(db: Queries, userId: string): Promise<UserTable> {
  const row = await findUser(db, userId)
  if (row === undefined) throw new AppError('unauthenticated', 'This account is no longer there.')
  return row
}

/** The same for somebody other than the caller; null if there is none. */
export const findAccountById = async (db: Queries, userId: string): Promise<UserTable | null> =>
  (await findUser(db, userId)) ?? null

/** The account with an address, ignoring case. */
export const findAccount = async (db: Queries, email: string): Promise<UserTable | null> =>
  (await findUserByEmail(db, emailKeyOf(email))) ?? null

/** The same inside a transaction that adds something to the account; it cannot be deleted meanwhile. */
export const holdAccount = async (trx: Queries, email: string): Promise<UserTable | null> =>
  (await holdUser(trx, 'email_key', emailKeyOf(email))) ?? null

export const holdAccountById = async (trx: Queries, userId: string): Promise<UserTable | null> =>
  (await holdUser(trx, 'id', userId)) ?? null

/**
 * The same, if the password is still the one that was read before. A password change or deletion waits for this
 * transaction, or has come first.
 */
export async function holdUnchanged(
  trx: Queries,
  { id, password_hash }: Pick<UserTable, 'id' | 'password_hash'>,
): Promise<UserTable | null> {
  const held = await holdAccountById(trx, id)
  return held?.password_hash === password_hash ? held : null
}

/** @throws AppError `account_disabled` */
export function refuseDisabled({ disabled_at }: Pick<UserTable, 'disabled_at'>): void {
  if (disabled_at === null) return
  throw new AppError('account_disabled', 'This account is disabled. Ask whoever runs this server.')
}
