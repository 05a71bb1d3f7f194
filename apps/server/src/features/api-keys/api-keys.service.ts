import { API_KEYS_MAX } from '@dodici/contract/limits'
import { planLimits } from '@dodici/contract/plans'
import type { ApiKey, NewApiKey } from '@dodici/contract/types'
import type { Actor, SignedIn } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { ApiKeyTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { accountRow } from '#server/features/accounts/account-row.ts'
import type { FactorStorage } from '#server/features/factors/factor-check.ts'
import { refuseWithoutProof, type Proof } from '#server/features/factors/proof.ts'
import { actorBy, noteUse } from '#server/features/sessions/sessions.service.ts'
import { hashSecret, newSecret } from '#server/secrets.ts'
import { findKey, findKeys, findPlanOfKey, touchKey, type KeyRow } from './api-keys.queries.ts'
import { endKey, isFresh, putKey } from './stored-keys.ts'

const noKeys = (): AppError => new AppError('plan_limit', 'API keys come with the Enterprise plan.')

/**
 * The person a key acts for. Synchronous if the database is in this process and "last used" is recent.
 * @throws AppError `unauthenticated` for an unknown key; `plan_limit` if the owner's plan no longer has keys
 */
export function actorOfKey(storage: Storage, key: string): SignedIn | Promise<SignedIn> {
  const rows = findKey(storage.db, hashSecret(key))
  return rows instanceof Promise ? rows.then(([row]) => signedIn(storage, row)) : signedIn(storage, rows[0])
}

function signedIn({ db, clock }: Storage, row: KeyRow | undefined): SignedIn | Promise<SignedIn> {
  if (row?.scope !== 'api') throw new AppError('unauthenticated', 'This key is not valid.')
  if (!planLimits[row.plan].hasKeys) throw noKeys()
  const actor = { ...actorBy('key', row.key_id, row), keyName: row.name }
  if (isFresh(clock, row)) return actor
  return noteUse(db, (trx) => touchKey(trx, row.key_id, { last_used_at: instantOf(clock) })).then(() => actor)
}

/** Whether a key is still valid; checked by long-running answers. */
export async function isKeyAlive(
  { db }: Storage,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<boolean> {
  const plan = await findPlanOfKey(db.read, userId, sessionId)
  return plan !== undefined && planLimits[plan].hasKeys
}

const keyOfRow = (row: ApiKeyTable): ApiKey => ({
  _id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})

/** The person's keys, oldest first. */
export async function listKeys({ db }: Storage, { userId }: Actor): Promise<ApiKey[]> {
  return (await findKeys(db.read, userId, 'api')).map(keyOfRow)
}

/**
 * Creates a key and returns it, once.
 * @throws AppError `plan_limit` if the plan has no keys, or no more
 */
export async function createKey(storage: Storage, asker: Actor, name: string): Promise<NewApiKey> {
  const key = newSecret('key')
  const wanted = { asker, name, scope: 'api', secret: key, most: API_KEYS_MAX } as const
  const row = await putKey(storage, wanted, {
    check: ({ plan }) => {
      if (!planLimits[plan].hasKeys) throw noKeys()
    },
  })
  return { ...keyOfRow(row), key }
}

/**
 * The same for the owner, who shows that it is them: a key outlives the session that made it.
 * @throws AppError `plan_limit`, `wrong_password`, `code_required`, `wrong_code`, `factor_unreadable`,
 * `too_many_requests`
 */
export async function createOwnKey(
  storage: FactorStorage,
  actor: Actor,
  { name, ...proof }: Proof & { readonly name: string },
): Promise<NewApiKey> {
  const row = await accountRow(storage.db.read, actor.userId)
  await refuseWithoutProof(storage, row, { ...proof, actor })
  return createKey(storage, actor, name)
}

/**
 * Revokes a key, even if it is in use.
 * @throws AppError `not_found`
 */
export const removeKey = (storage: Storage, actor: Actor, id: string): Promise<void> =>
  endKey(storage, actor, { id, scope: 'api' })
