import type { User } from '@dodici/contract/types'
import { instantOf } from '#server/clock.ts'
import type { UserTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { userOfRow } from '#server/features/accounts/profile.ts'
import type { OperatorStorage } from '#server/features/audit/operator-log.ts'
import { addressWasConfirmed } from '#server/features/credentials/confirmation.ts'
import { endResetsOf } from '#server/features/credentials/reset-token.ts'
import { endLoginStepsOf } from '#server/features/factors/login-steps.ts'
import { accessHasEnded, endSessionsOf } from '#server/features/sessions/sessions.service.ts'
import { accountOf, noteForBoth, type Meant } from './account-of.ts'
import { updateAccountState } from './users.queries.ts'

/** Which state the operator puts an account into, on the command line and on the admin page. */

interface Outcome {
  readonly user: User
  /** Whether it was in another state before. */
  readonly isNew: boolean
}

/**
 * Lets nobody into an account: its sessions end, and all other ways in and out are shut until it is enabled. Nothing in
 * it is lost.
 * @throws AppError `not_found`; `operator_protected` for an operator's on the admin page
 */
export async function disableAccount(storage: OperatorStorage, meant: Meant): Promise<Outcome> {
  const { db, clock } = storage
  const outcome = await db.transact(async (trx) => {
    const row = await accountOf(trx, meant)
    refuseOperator(storage, row)
    const isNew = row.disabled_at === null
    const now = instantOf(clock)
    if (isNew) {
      await updateAccountState(trx, row.id, { disabled_at: now, updated_at: now })
      await noteForBoth(trx, storage, { row, kind: 'accountDisabled' })
    }
    await endSessionsOf(trx, row.id)
    await endLoginStepsOf(trx, row.id)
    await endResetsOf(trx, row.id)
    return { user: userOfRow(row), isNew }
  })
  await accessHasEnded(storage, outcome.user._id)
  return outcome
}

/** Nobody locks out who runs the server, or themselves, but by the command line. */
function refuseOperator({ operatorId }: OperatorStorage, { operator }: UserTable): void {
  if (operatorId === undefined || operator === 0) return
  throw new AppError('operator_protected', 'An operator can be disabled by the command line alone.')
}

/**
 * Opens an account again.
 * @throws AppError `not_found`
 */
export const enableAccount = (storage: OperatorStorage, meant: Meant): Promise<Outcome> =>
  storage.db.transact(async (trx) => {
    const row = await accountOf(trx, meant)
    const isNew = row.disabled_at !== null
    if (isNew) {
      await updateAccountState(trx, row.id, { disabled_at: null, updated_at: instantOf(storage.clock) })
      await noteForBoth(trx, storage, { row, kind: 'accountEnabled' })
    }
    return { user: userOfRow(row), isNew }
  })

/**
 * Marks an address as confirmed by the operator.
 * @throws AppError `not_found`
 */
export const confirmAccount = (storage: OperatorStorage, meant: Meant): Promise<Outcome> =>
  storage.db.transact(async (trx) => {
    const row = await accountOf(trx, meant)
    const isNew = row.email_confirmed_at === null
    const confirmed = await addressWasConfirmed(trx, storage.clock, row)
    if (isNew) await noteForBoth(trx, storage, { row, kind: 'addressConfirmed', name: row.email })
    return { user: userOfRow(confirmed), isNew }
  })

/**
 * Shows somebody the admin page, or no more. Only for the command line.
 * @throws AppError `not_found`
 */
export const setOperator = (storage: OperatorStorage, meant: Meant, isOperator: boolean): Promise<Outcome> =>
  storage.db.transact(async (trx) => {
    const row = await accountOf(trx, meant)
    const isNew = (row.operator === 1) !== isOperator
    if (isNew) {
      await updateAccountState(trx, row.id, { operator: isOperator ? 1 : 0, updated_at: instantOf(storage.clock) })
      await noteForBoth(trx, storage, { row, kind: isOperator ? 'operatorMade' : 'operatorEnded' })
    }
    return { user: userOfRow(row), isNew }
  })
