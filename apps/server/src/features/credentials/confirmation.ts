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

/** Lifetime of a confirmation link. */
export const CONFIRMATION_DAYS = 3
/** How long an ended link is remembered, to say why it does not work. */
const ENDED_KEPT_DAYS = 30

/** The unconfirmed address of a person; null if there is none. */
export const unconfirmedOf = ({ email, email_confirmed_at, new_email }: UserTable): string | null =>
  new_email ?? (email_confirmed_at === null ? email : null)

/** Queues a link to a person's unconfirmed address, inside the transaction that sets it. */
export async function queueConfirmation(trx: Queries, clock: Clock, user: UserTable): Promise<void> {
  const address = unconfirmedOf(user)
  if (address === null) return
  await queueMail(trx, clock, { kind: 'email_confirm', userId: user.id, address, language: user.language })
}

/** A new link, and its recipient. */
export interface NewConfirmation {
  readonly token: string
  readonly user: UserTable
  readonly email: string
  /** Whether the address will replace another one. */
  readonly isChange: boolean
}

/**
 * Creates the token for an address, replacing any older one. Stored as a hash and returned once. Null if there is
 * nothing to confirm, if the person is disabled, or if somebody else has the address, which nobody is told.
 */
export async function newConfirmation(
  trx: Queries,
  clock: Clock,
  { userId, address }: { readonly userId: string; readonly address: string },
): Promise<NewConfirmation | null> {
  const user = await holdAccountById(trx, userId)
  const email = user === null ? null : unconfirmedOf(user)
  if (user === null || email !== address || user.disabled_at !== null) return null
  const owner = await findAccount(trx, email)
  if (owner !== null && owner.id !== user.id) return null
  const token = newSecret('confirmation')
  const stored = { token_hash: hashSecret(token), user_id: user.id, email, created_at: instantOf(clock) }
  await replaceConfirmation(trx, { ...stored, ended_as: null })
  return { token, user, email, isChange: user.new_email !== null }
}

/** Marks a person's present address as confirmed, inside a transaction. May already be. */
export async function addressWasConfirmed(trx: Queries, clock: Clock, user: UserTable): Promise<UserTable> {
  if (user.email_confirmed_at !== null) return user
  const now = instantOf(clock)
  if (user.new_email === null) await supersedeConfirmations(trx, user.id)
  return (await updateAddress(trx, user.id, { email_confirmed_at: now, updated_at: now })) ?? user
}

/** Forgets a requested address, inside a transaction. */
export async function forgetNewEmail(trx: Queries, clock: Clock, user: UserTable): Promise<UserTable> {
  if (user.new_email === null) return user
  await supersedeConfirmations(trx, user.id)
  return (await updateAddress(trx, user.id, { new_email: null, updated_at: instantOf(clock) })) ?? user
}

/** Deletes links that ended long ago. */
export const removeOldConfirmations = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteConfirmationsBefore(trx, daysBefore(clock, ENDED_KEPT_DAYS)))
