import type { CameFrom } from '#server/actor.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { holdUnchanged } from '#server/features/accounts/account-row.ts'
import type { KnownDevice } from '#server/features/accounts/known-devices.ts'
import { limitsOfTries, wrongPassword, type CheckingStorage } from '#server/features/accounts/password-check.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { bucketOf, countUnlessUndecided, type Limit } from '#server/features/limits/limits.ts'
import type { Sealing } from '#server/sealing.ts'
import { hashSecret } from '#server/secrets.ts'
import { readTypedSecret } from '#server/typed-secret.ts'
import { deleteCode, findFactor, useStep } from './factors.queries.ts'
import { newestStep, readTotpCode, stepOfCode } from './totp.ts'

/**
 * Wrong codes per account in a day, beside the limits of passwords: of a million codes three are right at a time, and
 * whoever knows the password could go on for months. No new password forgets them.
 */
const WRONG_CODES_A_DAY = 30
const DAY_MINUTES = 24 * 60

export type FactorStorage = CheckingStorage & { readonly sealing: Sealing }

export interface CodeTry {
  /** The account, as it was read when its password was checked. */
  readonly row: UserTable
  /** A code of the app, or a recovery code. */
  readonly code: string
  /** The address, from `addressOf`. */
  readonly address: string
  /** What has been in this account before: a device, or the session that asks. Null for anybody else. */
  readonly known: KnownDevice | 'session' | null
  /** As the owner reads it in their log. */
  readonly from: CameFrom | null
}

export const wrongCode = (): AppError => new AppError('wrong_code', 'The code is wrong, too old, or was used before.')

export const isWrongCode = (error: unknown): boolean => error instanceof AppError && error.code === 'wrong_code'

/** What a right code was. */
export type UsedFactor = 'totp' | 'recovery'

/** Whether an account wants a code beside its password. */
export const wantsCode = async (db: Queries, userId: string): Promise<boolean> =>
  (await findFactor(db, { user_id: userId, kind: 'totp' })) !== undefined

/**
 * Uses a code up, and does some work in the same transaction: of two that come with one code, one gets through. Every way
 * to try a code uses this function, which counts it as a wrong password is counted, before it is tried; and notes a
 * recovery code that was used.
 * @throws AppError `wrong_code`, `wrong_password` if the password has changed meanwhile, `factor_unreadable`,
 * `too_many_requests`; and whatever the work throws
 */
export function withCode<Value>(
  storage: FactorStorage,
  tried: CodeTry,
  work: (trx: Queries, owner: UserTable, used: UsedFactor) => Promise<Value>,
): Promise<Value> {
  const use = async (trx: Queries): Promise<Value> => {
    const owner = await holdUnchanged(trx, tried.row)
    if (owner === null) throw wrongPassword()
    const used = await useCode(trx, storage, tried)
    if (used === null) throw wrongCode()
    if (used === 'recovery') {
      await noteAudit(trx, storage.clock, { userId: owner.id, kind: 'recoveryCodeUsed', from: tried.from })
    }
    return work(trx, owner, used)
  }
  const counted = () =>
    countUnlessUndecided(
      storage,
      limitsOfCodes(tried),
      async () => ({ value: await storage.db.transact(use), isForgiven: true }),
      isWrongCode,
    )
  return storage.passwords.inTurn(`code ${tried.row.id}`, counted)
}

function limitsOfCodes({ row, known, address }: CodeTry): Limit[] {
  const isDevice = known !== null && typeof known === 'object'
  const kind = isDevice ? `codes-device ${known.tokenHash}` : 'codes'
  const aDay = { bucket: bucketOf(kind, row.id), most: WRONG_CODES_A_DAY, minutes: DAY_MINUTES }
  return [...limitsOfTries({ emailKey: row.email_key, address, known }), aDay]
}

async function useCode(
  trx: Queries,
  storage: Pick<FactorStorage, 'clock' | 'sealing'>,
  { row, code }: CodeTry,
): Promise<UsedFactor | null> {
  const figures = readTotpCode(code)
  if (figures !== null) return (await useTotp(trx, storage, { userId: row.id, figures })) ? 'totp' : null
  const recovery = readTypedSecret(code)
  if (recovery === null) return null
  return (await deleteCode(trx, { user_id: row.id, code_hash: hashSecret(recovery) })) ? 'recovery' : null
}

async function useTotp(
  trx: Queries,
  { clock, sealing }: Pick<FactorStorage, 'clock' | 'sealing'>,
  { userId, figures }: { readonly userId: string; readonly figures: string },
): Promise<boolean> {
  const factor = await findFactor(trx, { user_id: userId, kind: 'totp' })
  if (factor === undefined) return false
  const secret = sealing.open(factor.secret, placeOfTotp(userId))
  if (secret === null) {
    throw new AppError('factor_unreadable', 'Codes of the app cannot be checked here now. Use a recovery code.')
  }
  const now = clock.now()
  const step = stepOfCode(Buffer.from(secret, 'base64url'), figures, now)
  return step !== null && useStep(trx, factor, { step, newest: newestStep(now) })
}

/** Where the secret of somebody's app is sealed for. */
export const placeOfTotp = (userId: string): string => `totp ${userId}`
