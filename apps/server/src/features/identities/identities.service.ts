import { IDENTITIES_MAX } from '@dodici/contract/limits'
import type { Identities, Identity, Proof as WrittenProof } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { IdentityTable, UserTable } from '#server/db/schema.ts'
import { AppError, notFound } from '#server/errors.ts'
import { accountRow, holdAccountById } from '#server/features/accounts/account-row.ts'
import { hasPassword, type RequestOrigin } from '#server/features/accounts/password-check.ts'
import { changeFactors } from '#server/features/factors/factor-changes.ts'
import type { FactorStorage } from '#server/features/factors/factor-check.ts'
import { refuseWithoutProof } from '#server/features/factors/proof.ts'
import type { MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import { provenUntil, provesSession } from '#server/features/sessions/proven-session.ts'
import { refuseEnded } from '#server/features/sessions/sessions.service.ts'
import { deleteIdentity, findIdentitiesOf, findIdentity } from './identities.queries.ts'
import { addIdentity, identityTaken, nameOfIdentity } from './login-by-oidc.service.ts'
import { claimsOfCode } from './oidc-steps.service.ts'

export type IdentitiesStorage = FactorStorage & MailStorage & { readonly config: Pick<Config, 'oidc'> }

const identityOfRow = ({ id, issuer, email, created_at, last_used_at }: IdentityTable): Identity => ({
  _id: id,
  issuer,
  email,
  createdAt: created_at,
  lastUsedAt: last_used_at,
})

/** The accounts elsewhere that sign a person in, oldest first. */
export async function listIdentities(storage: Storage, actor: Actor): Promise<Identities> {
  const { read } = storage.db
  return {
    hasPassword: hasPassword(await accountRow(read, actor.userId)),
    provenUntil: await provenUntil(storage, actor),
    identities: (await findIdentitiesOf(read, actor.userId)).map(identityOfRow),
  }
}

interface Returned {
  readonly code: string
  /** What the browser has kept. */
  readonly browser: string | null
  /** The address, from `addressOf`. */
  readonly address: string
}

/**
 * Links the account elsewhere that the browser came back from, by the session that has begun that.
 * @throws AppError `step_over`; `identity_taken` if it signs somebody else in; `quota_exceeded`, `too_many_requests`
 */
export async function linkIdentity(storage: IdentitiesStorage, actor: Actor, returned: Returned): Promise<Identity> {
  const claims = await claimsOfCode(storage, returned, { purpose: 'link', by: actor })
  const known = await findIdentity(storage.db.read, claims)
  if (known?.user_id === actor.userId) return identityOfRow(known)
  if (known !== undefined) throw identityTaken()
  const change = { change: 'identityAdded', name: nameOfIdentity(claims) } as const
  return changeFactors(storage, actor, change, async (trx, owner) => {
    if ((await findIdentitiesOf(trx, owner.id)).length >= IDENTITIES_MAX) {
      throw new AppError('quota_exceeded', `An account can have ${String(IDENTITIES_MAX)} accounts elsewhere.`)
    }
    return identityOfRow(await addIdentity(trx, storage, { claims, userId: owner.id, isUsed: false }))
  })
}

/**
 * Notes that the owner of an account without a password has signed in elsewhere once more: for some minutes, nothing more is
 * asked of this session.
 * @throws AppError `step_over`; `wrong_identity` if somebody else has signed in there; `too_many_requests`
 */
export async function proveByOidc(
  storage: IdentitiesStorage,
  actor: Actor,
  returned: Returned,
): Promise<{ until: string }> {
  const claims = await claimsOfCode(storage, returned, { purpose: 'proof', by: actor })
  const until = await storage.db.transact(async (trx) => {
    const owner = await holdAccountById(trx, actor.userId)
    await refuseEnded(trx, actor)
    const known = await findIdentity(trx, claims)
    if (owner === null || known?.user_id !== owner.id) {
      throw new AppError('wrong_identity', 'Somebody else has signed in elsewhere.')
    }
    return provesSession(trx, storage.clock, actor)
  })
  return { until }
}

/**
 * Has an account elsewhere sign nobody in any more.
 * @throws AppError `not_found`; `last_way_in` for the only one, of who has no password or may not use it; `wrong_password`,
 * `code_required`, `wrong_code`, `factor_unreadable`, `proof_elsewhere`, `too_many_requests`
 */
export async function endIdentity(
  storage: IdentitiesStorage,
  actor: Actor,
  { id, ...proof }: WrittenProof & RequestOrigin & { readonly id: string },
): Promise<void> {
  const row = await accountRow(storage.db.read, actor.userId)
  const own = await findIdentitiesOf(storage.db.read, row.id)
  const ended = own.find((identity) => identity.id === id)
  if (ended === undefined) throw notFound()
  refuseLastWayIn(storage, row, without(own, id))
  await refuseWithoutProof(storage, row, { ...proof, actor })
  const change = { change: 'identityRemoved', name: nameOfIdentity(ended), row } as const
  await changeFactors(storage, actor, change, async (trx, owner) => {
    refuseLastWayIn(storage, owner, without(await findIdentitiesOf(trx, owner.id), id))
    if (!(await deleteIdentity(trx, { user_id: owner.id, id }))) throw notFound()
  })
}

const without = (own: readonly IdentityTable[], id: string) => own.filter((identity) => identity.id !== id)

/** What is left has to let its owner in: a password where it may be used, or an account of the issuer that there is now. */
function refuseLastWayIn(
  { config: { oidc } }: IdentitiesStorage,
  row: UserTable,
  left: readonly IdentityTable[],
): void {
  const entersByPassword = hasPassword(row) && oidc?.isOnly !== true
  const entersElsewhere = oidc !== null && left.some(({ issuer }) => hrefOf(issuer) === hrefOf(oidc.issuer))
  if (entersByPassword || entersElsewhere) return
  throw new AppError('last_way_in', 'This is the only way to sign in to this account. Set a password first, by mail.')
}

/** How issuers are compared: with and without a `/` at the end, one without a path is the same. */
const hrefOf = (issuer: string): string => new URL(issuer).href
