import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { findAccount, holdAccountById } from '#server/features/accounts/account-row.ts'
import { queueMail } from '#server/features/mail-queue/queue-mail.ts'
import { hashSecret, newSecret } from '#server/secrets.ts'
import {
  deleteConfirmationsBefore,
  replaceConfirmation,
  supersedeConfirmations,
  updateAddress,
} from './addresses.queries.ts'

/** How long a link to confirm an address works. */
export const CONFIRMATION_DAYS = 3
/** How long one that has ended is remembered: whoever opens it is told why it does nothing. */
const ENDED_KEPT_DAYS = 30

/** The address of somebody that is to be confirmed; null where there is none. */
export const unconfirmedOf = ({ email, email_confirmed_at, new_email }: UserTable): string | null =>
  new_email ?? (email_confirmed_at === null ? email : null)

/** Has a link sent to the address of somebody that is to be confirmed, inside the transaction that makes it so. */
export async function queueConfirmation(trx: Queries, clock: Clock, user: UserTable): Promise<void> {
  const address = unconfirmedOf(user)
  if (address === null) return
  await queueMail(trx, clock, { kind: 'email_confirm', userId: user.id, address, language: user.language })
}

/** A link that was made, and where it is to be sent. */
export interface NewConfirmation {
  readonly token: string
  readonly user: UserTable
  readonly email: string
  /** Whether the address is to take the place of another one. */
  readonly isChange: boolean
}

/**
 * Makes the token of a link for an address, in place of any older one. It is stored as a hash, and is answered this once.
 * Null where the address is not to be confirmed any more, and where it is somebody else’s: nobody is told that.
 */
export async function newConfirmation(
  trx: Queries,
  clock: Clock,
  { userId, address }: { readonly userId: string; readonly address: string },
): Promise<NewConfirmation | null> {
  const user = await holdAccountById(trx, userId)
  const email = user === null ? null : unconfirmedOf(user)
  if (user === null || email !== address) return null
  const owner = await findAccount(trx, email)
  if (owner !== null && owner.id !== user.id) return null
  const token = newSecret('confirmation')
  const stored = { token_hash: hashSecret(token), user_id: user.id, email, created_at: instantOf(clock) }
  await replaceConfirmation(trx, { ...stored, ended_as: null })
  return { token, user, email, isChange: user.new_email !== null }
}

/** Notes that the present address of somebody is theirs, inside a transaction; it may have been noted before. */
export async function addressWasConfirmed(trx: Queries, clock: Clock, user: UserTable): Promise<UserTable> {
  if (user.email_confirmed_at !== null) return user
  const now = instantOf(clock)
  if (user.new_email === null) await supersedeConfirmations(trx, user.id)
  return (await updateAddress(trx, user.id, { email_confirmed_at: now, updated_at: now })) ?? user
}

/** Forgets the address that somebody wanted to have, inside a transaction. */
export async function forgetNewEmail(trx: Queries, clock: Clock, user: UserTable): Promise<UserTable> {
  if (user.new_email === null) return user
  await supersedeConfirmations(trx, user.id)
  return (await updateAddress(trx, user.id, { new_email: null, updated_at: instantOf(clock) })) ?? user
}

/** Removes those of which nobody needs to be told any more. */
export const removeOldConfirmations = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteConfirmationsBefore(trx, daysBefore(clock, ENDED_KEPT_DAYS)))
