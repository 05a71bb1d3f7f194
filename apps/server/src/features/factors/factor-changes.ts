import type { AuditKind } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import { instantOf, type Clock } from '#server/clock.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { holdAccountById, holdUnchanged } from '#server/features/accounts/account-row.ts'
import { wrongPassword } from '#server/features/accounts/password-check.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { queueMail, type MailStorage, type TwoStepFacts } from '#server/features/mail-queue/queue-mail.ts'
import { accessHasEnded, endSessionsBut, refuseEnded } from '#server/features/sessions/sessions.service.ts'
import { hashSecret } from '#server/secrets.ts'
import { newTypedSecret } from '#server/typed-secret.ts'
import { deleteFactor, replaceCodes } from './factors.queries.ts'
import { endLoginStepsOf } from './login-steps.ts'
import { deletePasskeysOf } from './passkeys.queries.ts'

const RECOVERY_CODES = 10

/** What somebody changes, as they read it in their log. */
const KINDS = {
  on: 'twoStepOn',
  off: 'twoStepOff',
  codes: 'recoveryCodesMade',
  passkeyAdded: 'passkeyMade',
  passkeyRemoved: 'passkeyEnded',
  identityAdded: 'identityLinked',
  identityRemoved: 'identityUnlinked',
} as const satisfies Partial<Record<TwoStepFacts['change'], AuditKind>>

interface FactorChange {
  readonly change: keyof typeof KINDS
  /** Of the passkey, or of the account elsewhere. */
  readonly name?: string
  /** The account as it was when its password was checked; a new password since then wins. */
  readonly row?: UserTable
}

/**
 * Changes somebody's second factors: ends all other sessions, notes it, and mails the owner.
 * @throws AppError `unauthenticated` if the session that asks has ended meanwhile, `wrong_password`; and whatever the work throws
 */
export async function changeFactors<Value>(
  storage: MailStorage,
  actor: Actor,
  { change, name = '', row }: FactorChange,
  work: (trx: Queries, owner: UserTable) => Promise<Value>,
): Promise<Value> {
  const { db, clock } = storage
  const value = await db.transact(async (trx) => {
    const held = row === undefined ? await holdAccountById(trx, actor.userId) : await holdUnchanged(trx, row)
    if (held === null) throw wrongPassword()
    await refuseEnded(trx, actor)
    await endSessionsBut(trx, actor)
    await endLoginStepsOf(trx, held.id)
    await noteAudit(trx, clock, { userId: held.id, kind: KINDS[change], name, from: actor.from })
    await tellOwner(trx, clock, held, { change })
    return work(trx, held)
  })
  await accessHasEnded(storage, actor.userId)
  storage.wakePost()
  return value
}

/** Queues a mail that says what happened, inside that transaction, if the address is confirmed. */
export async function tellOwner(trx: Queries, clock: Clock, owner: UserTable, about: TwoStepFacts): Promise<void> {
  if (owner.email_confirmed_at === null) return
  const { id: userId, email: address, language } = owner
  await queueMail(trx, clock, { kind: 'two_step_changed', userId, address, language, about })
}

/** Replaces somebody's recovery codes, inside a transaction. Returns them as they are shown, once. */
export async function newCodes(trx: Queries, clock: Clock, user_id: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newTypedSecret)
  const created_at = instantOf(clock)
  const rows = codes.map(({ secret }) => ({ code_hash: hashSecret(secret), user_id, created_at }))
  await replaceCodes(trx, user_id, rows)
  return codes.map(({ shown }) => shown)
}

/** Removes all second factors of somebody, inside a transaction. Returns whether there were any. */
export async function removeFactors(trx: Queries, userId: string): Promise<boolean> {
  const hadPasskeys = await deletePasskeysOf(trx, userId)
  return (await removeTotp(trx, userId)) || hadPasskeys
}

/** Removes the codes of an app alone, with the recovery codes. Returns whether there were any. */
export async function removeTotp(trx: Queries, userId: string): Promise<boolean> {
  await replaceCodes(trx, userId, [])
  return deleteFactor(trx, { user_id: userId, kind: 'totp' })
}
