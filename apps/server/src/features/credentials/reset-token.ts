import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { holdAccount } from '#server/features/accounts/account-row.ts'
import { hashSecret, newSecret } from '#server/secrets.ts'
import { deleteResetsBefore, deleteResetsOf, replaceReset } from './passwords.queries.ts'

/** Lifetime of a reset link: one hour. */
export const RESET_DAYS = 1 / 24

/**
 * Creates a reset token, replacing any older one. Stored as a hash and returned once. Null if nobody has the address.
 */
export async function newResetToken(
  trx: Queries,
  clock: Clock,
  email: string,
): Promise<{ token: string; user: UserTable } | null> {
  const user = await holdAccount(trx, email)
  if (user === null) return null
  const token = newSecret('reset')
  await replaceReset(trx, { token_hash: hashSecret(token), user_id: user.id, created_at: instantOf(clock) })
  return { token, user }
}

/** Ends a person's link, inside a transaction. */
export const endResetsOf = (trx: Queries, userId: string): Promise<void> => deleteResetsOf(trx, userId)

/** Deletes expired links. */
export const removeOldResets = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteResetsBefore(trx, daysBefore(clock, RESET_DAYS)))
