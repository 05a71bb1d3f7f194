import { emailKeyOf } from '#server/email-key.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { holdUserByEmail } from './accounts.queries.ts'
import { findUserByEmail } from './users.queries.ts'

/** Whose account an address is, whatever its case: for other services, never for an answer. */
export const findAccount = async (db: Queries, email: string): Promise<UserTable | null> =>
  (await findUserByEmail(db, emailKeyOf(email))) ?? null

/** The same inside a transaction that adds something to the account: it does not end meanwhile. */
export const holdAccount = async (trx: Queries, email: string): Promise<UserTable | null> =>
  (await holdUserByEmail(trx, emailKeyOf(email))) ?? null
