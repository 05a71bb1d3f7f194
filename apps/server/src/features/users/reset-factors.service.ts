import type { User } from '@dodici/contract/types'
import { AppError } from '#server/errors.ts'
import { holdAccount } from '#server/features/accounts/account-row.ts'
import { userOfRow } from '#server/features/accounts/profile.ts'
import type { OperatorStorage } from '#server/features/audit/operator-log.ts'
import { accessHasEnded, endSessionsOf } from '#server/features/sessions/sessions.service.ts'
import { removeFactors, tellOwner } from '#server/features/factors/factor-changes.ts'
import { endLoginStepsOf } from '#server/features/factors/login-steps.ts'
import { noteForBoth } from './account-of.ts'

/**
 * The operator's way for somebody who has lost their second factor and their recovery codes: the password alone signs in
 * again. Ends all sessions, and mails the person. Returns whether there was anything to remove.
 * @throws AppError `not_found`
 */
export async function resetFactors(
  storage: OperatorStorage,
  email: string,
): Promise<{ readonly user: User; readonly hadAny: boolean }> {
  const { db, clock } = storage
  const done = await db.transact(async (trx) => {
    const row = await holdAccount(trx, email)
    if (row === null) throw new AppError('not_found', `Nobody has an account as ${email}.`)
    const hadAny = await removeFactors(trx, row.id)
    if (hadAny) {
      await endSessionsOf(trx, row.id)
      await endLoginStepsOf(trx, row.id)
      await noteForBoth(trx, storage, { row, kind: 'factorsReset' })
      await tellOwner(trx, clock, row, { change: 'reset' })
    }
    return { user: userOfRow(row), hadAny }
  })
  if (done.hadAny) await accessHasEnded({ db }, done.user._id)
  return done
}
