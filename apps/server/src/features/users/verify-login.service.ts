import type { PasskeyLogin, Session } from '@dodici/contract/types'
import type { Config } from '#server/config.ts'
import { userOfRow } from '#server/features/accounts/profile.ts'
import { tellOwner } from '#server/features/factors/factor-changes.ts'
import type { FactorStorage } from '#server/features/factors/factor-check.ts'
import { endLoginStep, type StepCode } from '#server/features/factors/login-steps.ts'
import { loginByPasskey, type PasskeyStorage } from '#server/features/factors/passkey-login.service.ts'
import type { MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import type { Origin } from './registration-limits.ts'
import { refuseWhereOnlyElsewhere } from './new-account.ts'
import { enter } from './users.service.ts'

/**
 * Finishes a sign-in whose password was right, with a code of the person's app or a recovery code, of whose use they are
 * told.
 * @throws AppError `step_over`, `wrong_code`, `factor_unreadable`, `too_many_requests`
 */
export async function verifyLogin(storage: FactorStorage & MailStorage, tried: StepCode): Promise<Session> {
  const { clock } = storage
  const session = await endLoginStep(storage, tried, async (trx, owner, used) => {
    if (used === 'recovery') await tellOwner(trx, clock, owner, { change: 'recovered' })
    const { userAgent, block, device } = tried
    const entered = await enter(trx, clock, { userId: owner.id, userAgent, block, said: device })
    return { user: userOfRow(owner), ...entered }
  })
  storage.wakePost()
  return session
}

/**
 * Signs in with a passkey, which is both factors in one.
 * @throws AppError `oidc_only`, `wrong_passkey`, `step_over`, `too_many_requests`
 */
export async function enterByPasskey(
  storage: PasskeyStorage & { readonly config: Pick<Config, 'oidc'> },
  input: PasskeyLogin & Origin,
): Promise<Session> {
  refuseWhereOnlyElsewhere(storage)
  return loginByPasskey(storage, input, async (trx, owner) => {
    const { userAgent, block, device } = input
    const entered = await enter(trx, storage.clock, { userId: owner.id, userAgent, block, said: device })
    return { user: userOfRow(owner), ...entered }
  })
}
