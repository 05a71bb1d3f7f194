import type { Actor } from '#server/actor.ts'
import type { UserTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { knownDevice, type DeviceToken } from '#server/features/accounts/known-devices.ts'
import { hasPassword, refuseWrongPassword, type RequestOrigin } from '#server/features/accounts/password-check.ts'
import { noteFailureLater } from '#server/features/audit/note-audit.ts'
import { provenUntil } from '#server/features/sessions/proven-session.ts'
import { isWrongCode, wantsCode, withCode, type FactorStorage } from './factor-check.ts'

/** What shows that it is the person themself who asks, and where they ask from. */
export interface Proof extends RequestOrigin {
  readonly password: string
  readonly code?: string | undefined
  readonly device?: DeviceToken
}

/**
 * Wants the password of whoever is signed in, and a code where signing in takes one, which is used up. What is wrong is
 * noted for the owner: somebody else may have the session. An account without a password was shown by another sign-in
 * elsewhere, some minutes ago, or is not.
 * @throws AppError `wrong_password`, `code_required`, `wrong_code`, `factor_unreadable`, `too_many_requests`,
 * `proof_elsewhere`
 */
export async function refuseWithoutProof(
  storage: FactorStorage,
  row: UserTable,
  proof: Proof & { readonly actor: Actor },
): Promise<void> {
  const { actor } = proof
  if (!hasPassword(row)) return refuseUnproven(storage, actor)
  try {
    await check(storage, row, proof)
  } catch (error) {
    if (isWrong(error)) void noteFailureLater(storage, { userId: row.id, kind: 'proofFailed', from: actor.from })
    throw error
  }
}

const isWrong = (error: unknown): boolean =>
  isWrongCode(error) || (error instanceof AppError && error.code === 'wrong_password')

async function check(storage: FactorStorage, row: UserTable, proof: Proof & { readonly actor: Actor }): Promise<void> {
  const { code, device, address, actor } = proof
  await refuseWrongPassword(storage, row, proof)
  if (!(await wantsCode(storage.db.read, row.id))) return
  if (code === undefined) throw new AppError('code_required', 'This account wants a code beside the password.')
  const known = (await knownDevice(storage.db.read, row.id, device)) ?? ('session' as const)
  await withCode(storage, { row, code, address, known, from: actor.from }, () => Promise.resolve())
}

async function refuseUnproven(storage: FactorStorage, actor: Actor): Promise<void> {
  if ((await provenUntil(storage, actor)) !== null) return
  throw new AppError(
    'proof_elsewhere',
    'This account has no password. Sign in elsewhere once more, or set one by mail.',
  )
}
