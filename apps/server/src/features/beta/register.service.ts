import type { NewBetaUser, Session } from '@dodici/contract/types'
import { AppError } from '#server/errors.ts'
import { addressWasConfirmed, queueConfirmation } from '#server/features/credentials/confirmation.ts'
import { bucketOf, forgiveAttempts, takeAttempts } from '#server/features/limits/limits.ts'
import type { MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import { withinRegistrationLimits, type Origin } from '#server/features/users/registration-limits.ts'
import {
  createAccount,
  refuseWhereOnlyElsewhere,
  withKnownZone,
  type AccountStorage,
} from '#server/features/users/new-account.ts'
import { enter } from '#server/features/users/users.service.ts'
import { hashInviteCode } from './invite-code.ts'
import { couldBeUsed, useUp } from './invites.service.ts'

export type BetaStorage = AccountStorage & MailStorage

const CODES_A_PLACE = 60
const CODE_MINUTES = 15

/**
 * Creates an account with an invite code, whatever REGISTRATION says, and signs it in. A code is used once; if the
 * registration fails, it stays valid. An address that the code was mailed to is confirmed by it; any other gets a link.
 * @throws AppError `oidc_only`, `invalid_invite`, `email_taken`, `invalid_input`, `too_many_requests`
 */
export async function registerBeta(storage: BetaStorage, input: NewBetaUser, origin: Origin): Promise<Session> {
  refuseWhereOnlyElsewhere(storage)
  const { db, clock } = storage
  const taken = await takeAttempts(storage, [
    { bucket: bucketOf('invite-code', origin.address), most: CODES_A_PLACE, minutes: CODE_MINUTES },
  ])
  const codeHash = hashInviteCode(input.inviteCode)
  if (codeHash === null || !(await couldBeUsed(db.read, clock, codeHash))) throw invalidInvite()
  const make = () =>
    createAccount(storage, withKnownZone(input), async (trx, row) => {
      const mailedTo = await useUp(trx, clock, { codeHash, userId: row.id })
      if (mailedTo === undefined) throw invalidInvite()
      if (mailedTo === row.email_key) await addressWasConfirmed(trx, clock, row)
      else await queueConfirmation(trx, clock, row)
      await forgiveAttempts(trx, taken)
      return enter(trx, clock, { ...origin, userId: row.id, said: input.device, isRegistration: true })
    })
  const { user, value } = await withinRegistrationLimits(storage, origin, make)
  storage.wakePost()
  return { user, ...value }
}

const invalidInvite = (): AppError => new AppError('invalid_invite', 'This invite code is unknown, used or expired.')
