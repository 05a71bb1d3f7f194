import { type Clock, instantOf } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { forgetDevices, type SaidDevice } from '#server/features/accounts/known-devices.ts'
import type { CheckingStorage } from '#server/features/accounts/password-check.ts'
import { forgetNewEmail } from './confirmation.ts'
import { deleteResetsOf, updatePassword } from './passwords.queries.ts'
import { endKeys, type KeysAfter } from '#server/features/api-keys/end-keys.ts'
import { type MailStorage, queueMail } from '#server/features/mail-queue/queue-mail.ts'
import { endSessionsOf } from '#server/features/sessions/sessions.service.ts'

/** What setting a password needs. */
export type PasswordStorage = CheckingStorage & MailStorage & { readonly config: Pick<Config, 'appName'> }

/**
 * What goes along with every new password, inside its transaction: links for one work no more, another address that was
 * asked for with the old one is forgotten, and a mail tells the owner, with the keys that ended and those that were kept, if
 * the address is theirs for sure. After the commit, `wakePost` sends it at once.
 */
export async function passwordWasChanged(
  trx: Queries,
  clock: Clock,
  owner: UserTable,
  keys: KeysAfter = { ended: [], kept: [] },
): Promise<void> {
  await deleteResetsOf(trx, owner.id)
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

/** Keeps another password, inside a transaction. Undefined where they are gone. */
export const storePassword = (
  trx: Queries,
  clock: Clock,
  { userId, hash }: Pick<NewPassword, 'userId' | 'hash'>,
): Promise<UserTable | undefined> => updatePassword(trx, userId, { password_hash: hash, updated_at: instantOf(clock) })

interface NewPassword {
  readonly userId: string
  readonly hash: string
  readonly device?: SaidDevice
  /** Names of the API keys that go on working. */
  readonly keepKeys?: readonly string[] | undefined
}

/**
 * Gives somebody another password, inside a transaction, ends all of their sessions and the keys that are not kept by name, and
 * forgets all devices but the one that sets it. Answers who it is, and null where they are gone. `passwordWasChanged` goes along with it.
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
