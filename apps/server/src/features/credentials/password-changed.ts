import { type Clock, instantOf } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { forgetDevices, type DeviceToken } from '#server/features/accounts/known-devices.ts'
import type { CheckingStorage } from '#server/features/accounts/password-check.ts'
import { forgetNewEmail } from './confirmation.ts'
import { deleteResetsOf, updatePassword } from './passwords.queries.ts'
import { endKeys, type KeysAfter } from '#server/features/api-keys/end-keys.ts'
import { type MailStorage, queueMail } from '#server/features/mail-queue/queue-mail.ts'
import { endLoginStepsOf } from '#server/features/factors/login-steps.ts'
import { endSessionsOf } from '#server/features/sessions/sessions.service.ts'

/** What setting a password needs. */
export type PasswordStorage = CheckingStorage & MailStorage & { readonly config: Pick<Config, 'appName'> }

/**
 * Side effects of every new password, inside its transaction: reset links and sign-ins that wait for a code stop working,
 * a requested address is forgotten, and a mail lists the ended and kept keys, if the address is confirmed. `wakePost` sends it after the
 * commit.
 */
export async function passwordWasChanged(
  trx: Queries,
  clock: Clock,
  owner: UserTable,
  keys: KeysAfter = { ended: [], kept: [] },
): Promise<void> {
  await deleteResetsOf(trx, owner.id)
  await endLoginStepsOf(trx, owner.id)
  await forgetNewEmail(trx, clock, owner)
  if (owner.email_confirmed_at === null) return
  const { id, email, language } = owner
  await queueMail(trx, clock, {
    kind: 'password_changed',
    userId: id,
    address: email,
    language,
    about: { endedKeys: keys.ended, keptKeys: keys.kept },
  })
}

/** Stores another password, inside a transaction. Undefined if the person is gone. */
export const storePassword = (
  trx: Queries,
  clock: Clock,
  { userId, hash }: Pick<NewPassword, 'userId' | 'hash'>,
): Promise<UserTable | undefined> => updatePassword(trx, userId, { password_hash: hash, updated_at: instantOf(clock) })

interface NewPassword {
  readonly userId: string
  readonly hash: string
  readonly device?: DeviceToken
  /** Names of the API keys to keep. */
  readonly keepKeys?: readonly string[] | undefined
}

/**
 * Sets a person's password inside a transaction, ends all sessions and the keys not kept by name, and forgets all
 * devices but the one that sets it. Returns the person; null if gone. `passwordWasChanged` belongs to it.
 */
export async function replacePassword(
  trx: Queries,
  clock: Clock,
  { userId, hash, device, keepKeys }: NewPassword,
): Promise<{ owner: UserTable; keys: KeysAfter } | null> {
  const owner = await storePassword(trx, clock, { userId, hash })
  await endSessionsOf(trx, userId)
  await forgetDevices(trx, userId, device)
  const keys = await endKeys(trx, userId, keepKeys)
  return owner === undefined ? null : { owner, keys }
}
