import type { Actor } from '#server/actor.ts'
import { accountRow, holdUnchanged } from '#server/features/accounts/account-row.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { endKeys } from '#server/features/api-keys/end-keys.ts'
import {
  type PasswordStorage,
  passwordWasChanged,
  storePassword,
} from '#server/features/credentials/password-changed.ts'
import { accessHasEnded, endSessionsBut, refuseEnded } from '#server/features/sessions/sessions.service.ts'
import { refuseWeakPassword } from '#server/weak-passwords.ts'
import { removeAccount } from './accounts.service.ts'
import { forgetDevices, type DeviceToken } from '#server/features/accounts/known-devices.ts'
import { type RequestOrigin, wrongPassword } from '#server/features/accounts/password-check.ts'
import type { FactorStorage } from '#server/features/factors/factor-check.ts'
import { refuseWithoutProof, type Proof } from '#server/features/factors/proof.ts'

/** Actions on the person's own account that need the password, and a code where signing in takes one. */

/**
 * Sets a new password, and ends all sessions except the one that asks, and all keys except those kept by name. Mails
 * the owner.
 * @throws AppError `wrong_password`, `code_required`, `wrong_code`, `factor_unreadable`, `invalid_input` for a weak one,
 * `unknown_reference` for an unknown key, `too_many_requests`
 */
export async function changePassword(
  storage: PasswordStorage & FactorStorage,
  actor: Actor,
  input: {
    readonly currentPassword: string
    readonly code?: string | undefined
    readonly newPassword: string
    readonly device?: DeviceToken
    readonly keepKeys?: readonly string[] | undefined
  },
  from: RequestOrigin,
): Promise<void> {
  const { db, clock, passwords } = storage
  const row = await accountRow(storage.db.read, actor.userId)
  await refuseWeakPassword(input.newPassword, { ...row, appName: storage.config.appName }, 'newPassword')
  const { currentPassword: password, code, device } = input
  await refuseWithoutProof(storage, row, { ...from, device, password, code, actor })
  const hash = await passwords.hash(input.newPassword, 'known')
  await db.transact(async (trx) => {
    // Hashing takes time: a password set meanwhile wins.
    if ((await holdUnchanged(trx, row)) === null) throw wrongPassword()
    await refuseEnded(trx, actor)
    await storePassword(trx, clock, { userId: row.id, hash })
    await noteAudit(trx, clock, { userId: row.id, kind: 'passwordChanged', from: actor.from })
    await endSessionsBut(trx, actor)
    await forgetDevices(trx, row.id, input.device)
    await passwordWasChanged(trx, clock, row, await endKeys(trx, row.id, input.keepKeys))
  })
  await accessHasEnded(storage, row.id)
  storage.wakePost()
}

/**
 * Deletes the account with everything in it, for good.
 * @throws AppError `wrong_password`, `code_required`, `wrong_code`, `factor_unreadable`, `too_many_requests`
 */
export async function deleteOwnAccount(storage: FactorStorage, actor: Actor, proof: Proof): Promise<void> {
  const row = await accountRow(storage.db.read, actor.userId)
  await refuseWithoutProof(storage, row, { ...proof, actor })
  await removeAccount(storage, row.id, async (trx) => {
    const held = await holdUnchanged(trx, row)
    if (held === null) throw wrongPassword()
    await refuseEnded(trx, actor)
    return held
  })
}
