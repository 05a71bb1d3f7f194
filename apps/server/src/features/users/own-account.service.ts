import type { Actor } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { UserTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import type { MailStorage } from '#server/features/mail/queue.service.ts'
import { endKeys } from '#server/features/api-keys/end-keys.service.ts'
import { passwordWasChanged } from '#server/features/passwords/changed.service.ts'
import { accessHasEnded, endSessionsBut } from '#server/features/sessions/sessions.service.ts'
import { refuseWeakPassword } from '#server/weak-passwords.ts'
import { updateAccount } from './accounts.queries.ts'
import { removeAccount } from './accounts.service.ts'
import { forgetDevices, knownDevice, type SaidDevice } from './known-devices.service.ts'
import { isRightPassword, type CheckingStorage } from './password-check.service.ts'
import { findUser, holdUser } from './users.queries.ts'

/** What somebody does with their own account, and says their password for. */

/** What changing a password needs. */
export type ChangingStorage = CheckingStorage & MailStorage & { readonly config: Pick<Config, 'appName'> }

export interface From {
  /** Where it comes from, as `addressOf` says it. */
  readonly address: string
  /** Aborted where nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

/**
 * Sets a new password, and ends all sessions but the one that asks, and all keys but those kept by name. A mail tells the owner.
 * @throws AppError `wrong_password`, `invalid_input` for a weak one, `unknown_reference` for a key that is none,
 * `too_many_requests`
 */
export async function changePassword(
  storage: ChangingStorage,
  actor: Actor,
  input: {
    readonly currentPassword: string
    readonly newPassword: string
    readonly device?: SaidDevice
    readonly keepKeys?: readonly string[] | undefined
  },
  from: From,
): Promise<void> {
  const { db, clock, passwords } = storage
  const row = await ownRow(storage, actor)
  await refuseWeakPassword(input.newPassword, { ...row, appName: storage.config.appName }, 'newPassword')
  await refuseWrongPassword(storage, row, { ...from, device: input.device, password: input.currentPassword })
  const hash = await passwords.hash(input.newPassword, 'known')
  await db.transact(async (trx) => {
    // Hashing takes its time: whoever got another password meanwhile keeps that one.
    if ((await holdUser(trx, row)) === undefined) throw wrongPassword()
    await updateAccount(trx, row.id, { password_hash: hash, updated_at: instantOf(clock) })
    await endSessionsBut(trx, actor)
    await forgetDevices(trx, row.id, input.device)
    await passwordWasChanged(trx, clock, row, await endKeys(trx, row.id, input.keepKeys))
  })
  await accessHasEnded(storage, row.id)
  storage.wakePost()
}

/**
 * Deletes the account with everything in it, for good.
 * @throws AppError `wrong_password`, `too_many_requests`
 */
export async function deleteOwnAccount(
  storage: CheckingStorage,
  actor: Actor,
  input: From & { readonly password: string; readonly device?: SaidDevice },
): Promise<void> {
  const row = await ownRow(storage, actor)
  await refuseWrongPassword(storage, row, input)
  await removeAccount(storage, row.id, async (trx) => {
    const held = await holdUser(trx, row)
    if (held === undefined) throw wrongPassword()
    return held
  })
}

async function ownRow({ db }: CheckingStorage, { userId }: Actor): Promise<UserTable> {
  const row = await findUser(db.read, userId)
  if (row === undefined) throw new AppError('unauthenticated', 'This account is no longer there.')
  return row
}

/** @throws AppError `wrong_password`, `too_many_requests` */
export async function refuseWrongPassword(
  storage: CheckingStorage,
  row: UserTable,
  { password, device, ...from }: From & { readonly password: string; readonly device?: SaidDevice },
): Promise<void> {
  const known = (await knownDevice(storage.db.read, row.id, device)) ?? ('session' as const)
  const tried = { emailKey: row.email_key, storedHash: row.password_hash, password, known, ...from }
  if (!(await isRightPassword(storage, tried))) throw wrongPassword()
}

const wrongPassword = (): AppError => new AppError('wrong_password', 'The password is wrong.')
