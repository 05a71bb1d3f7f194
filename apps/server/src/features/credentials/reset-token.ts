import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { holdAccount } from '#server/features/accounts/account-row.ts'
import { hashSecret, newSecret } from '#server/secrets.ts'
import { deleteResetsBefore, deleteResetsOf, replaceReset } from './passwords.queries.ts'

/** How long a link for a new password works: an hour. */
export const RESET_DAYS = 1 / 24

/**
 * Makes the token of such a link, in place of any older one. It is stored as a hash, and is answered this once. Null where
 * nobody has the address.
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

/** Ends the link that somebody may have, inside a transaction. */
export const endResetsOf = (trx: Queries, userId: string): Promise<void> => deleteResetsOf(trx, userId)

/** Removes those that work no more. */
export const removeOldResets = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteResetsBefore(trx, daysBefore(clock, RESET_DAYS)))
