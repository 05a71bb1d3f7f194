import type { LoginStep } from '@dodici/contract/types'
import type { CameFrom } from '#server/actor.ts'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { findAccountById } from '#server/features/accounts/account-row.ts'
import { knownDevice, type DeviceToken } from '#server/features/accounts/known-devices.ts'
import { noteFailureLater } from '#server/features/audit/note-audit.ts'
import { hashSecret, isSecret, newSecret } from '#server/secrets.ts'
import { isWrongCode, wantsCode, withCode, type FactorStorage, type UsedFactor } from './factor-check.ts'
import {
  countTry,
  deleteLoginStep,
  deleteLoginStepsBefore,
  deleteLoginStepsBeyond,
  deleteLoginStepsOf,
  findLoginStep,
  insertLoginStep,
} from './factors.queries.ts'

/** How long a sign-in waits for its code: five minutes. */
const STEP_DAYS = 5 / (24 * 60)
const TRIES_MAX = 5
/** Sign-ins of one account that can wait at a time. */
const STEPS_MAX = 10

const stepOver = (): AppError =>
  new AppError('step_over', 'This sign-in has waited too long, or too many codes were wrong. Begin again.')

/**
 * Inside the transaction of a sign-in whose password was right: null if that is enough, else what waits for the code.
 */
export async function beginLoginStep(trx: Queries, clock: Clock, userId: string): Promise<LoginStep | null> {
  if (!(await wantsCode(trx, userId))) return null
  const step = newSecret('step')
  await insertLoginStep(trx, { token_hash: hashSecret(step), user_id: userId, tries: 0, created_at: instantOf(clock) })
  await deleteLoginStepsBeyond(trx, userId, STEPS_MAX)
  return { step, factors: ['totp', 'recovery'] }
}

export interface StepCode extends CameFrom {
  readonly step: string
  readonly code: string
  readonly device?: DeviceToken
  /** The address, from `addressOf`. */
  readonly address: string
}

/**
 * Ends a sign-in that waits, with its code, and signs in by `enter` in the same transaction.
 * @throws AppError `step_over`, `wrong_code`, `factor_unreadable`, `too_many_requests`
 */
export async function endLoginStep<Value>(
  storage: FactorStorage,
  { step, code, device, address, userAgent, block }: StepCode,
  enter: (trx: Queries, owner: UserTable, used: UsedFactor) => Promise<Value>,
): Promise<Value> {
  const { db, clock } = storage
  const tokenHash = hashSecret(step)
  const found = isSecret('step', step) ? await findLoginStep(db.read, tokenHash) : undefined
  if (found === undefined || found.created_at <= daysBefore(clock, STEP_DAYS)) throw stepOver()
  const row = await findAccountById(db.read, found.user_id)
  if (row === null || !(await db.transact((trx) => countTry(trx, tokenHash, TRIES_MAX)))) throw stepOver()
  const known = await knownDevice(db.read, row.id, device)
  const from = { userAgent, block }
  try {
    return await withCode(storage, { row, code, address, known, from }, async (trx, owner, used) => {
      // A new password, or another request, has ended it meanwhile.
      if (!(await deleteLoginStep(trx, tokenHash))) throw stepOver()
      return enter(trx, owner, used)
    })
  } catch (error) {
    if (isWrongCode(error)) void noteFailureLater(storage, { userId: row.id, from })
    throw error
  }
}

/** Ends all sign-ins of a person that wait, inside a transaction. */
export const endLoginStepsOf = (trx: Queries, userId: string): Promise<void> => deleteLoginStepsOf(trx, userId)

/** Deletes those that waited too long. */
export const removeOldLoginSteps = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteLoginStepsBefore(trx, daysBefore(clock, STEP_DAYS)))
