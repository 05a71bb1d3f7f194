import type { Actor } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { accountRow, holdAccountById } from '#server/features/accounts/account-row.ts'
import { forgetDevices } from '#server/features/accounts/known-devices.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { endKeys } from '#server/features/api-keys/end-keys.ts'
import { forgetNewEmail } from '#server/features/credentials/confirmation.ts'
import { endResetsOf } from '#server/features/credentials/reset-token.ts'
import { endLoginStepsOf } from '#server/features/factors/login-steps.ts'
import { endDevicesOf } from '#server/features/push/end-devices.ts'
import { endWebhooksOf } from '#server/features/webhooks/switch-off.ts'
import { accessHasEnded, endSessionsOf } from '#server/features/sessions/sessions.service.ts'

/**
 * Ends whatever opens this account but its password and second factor: all sessions, also the one that asks, which others
 * may have; keys, device passwords and secret addresses; push devices; known browsers; links that
 * were mailed. Webhooks are switched off.
 */
export async function revokeAll({ db, clock }: Storage, { userId, from }: Actor): Promise<void> {
  await db.transact(async (trx) => {
    const held = (await holdAccountById(trx, userId)) ?? (await accountRow(trx, userId))
    await endSessionsOf(trx, userId)
    await endLoginStepsOf(trx, userId)
    await endKeys(trx, userId)
    await endDevicesOf(trx, userId)
    await endWebhooksOf(trx, userId)
    await forgetDevices(trx, userId, null)
    await endResetsOf(trx, userId)
    await forgetNewEmail(trx, clock, held)
    await noteAudit(trx, clock, { userId, kind: 'allRevoked', from })
  })
  await accessHasEnded({ db }, userId)
}
