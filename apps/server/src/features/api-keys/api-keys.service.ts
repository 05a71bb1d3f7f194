import { API_KEYS_MAX } from '@dodici/contract/limits'
import { planLimits } from '@dodici/contract/plans'
import type { ApiKey, NewApiKey } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Actor, SignedIn } from '#server/actor.ts'
import { daysBefore, instantOf } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { ApiKeyTable } from '#server/db/schema.ts'
import { AppError, notFound } from '#server/errors.ts'
import { holdAccountById } from '#server/features/accounts/account-row.ts'
import { accessHasEnded, actorBy, noteUse } from '#server/features/sessions/sessions.service.ts'
import { hashSecret, newSecret } from '#server/secrets.ts'
import { deleteKey, findKey, findKeys, findPlanOfKey, insertKey, touchKey, type KeyRow } from './api-keys.queries.ts'

/** Resolution of "last used", one hour: finer would turn every read into a write. */
const TOUCH_AFTER_DAYS = 1 / 24

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
  if (row === undefined) throw new AppError('unauthenticated', 'This key is not valid.')
  if (!planLimits[row.plan].hasKeys) throw noKeys()
  const actor = { ...actorBy('key', row.key_id, row), keyName: row.name }
  const isFresh = row.last_used_at !== null && row.last_used_at >= daysBefore(clock, TOUCH_AFTER_DAYS)
  return isFresh ? actor : noteUse(db, (trx) => touchKey(trx, row.key_id, instantOf(clock))).then(() => actor)
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
  return (await findKeys(db.read, userId)).map(keyOfRow)
}

/**
 * Creates a key and returns it, once.
 * @throws AppError `plan_limit` if the plan has no keys, or no more
 */
export function createKey({ db, clock }: Storage, { userId }: Actor, name: string): Promise<NewApiKey> {
  return db.transact(async (trx) => {
    const owner = await holdAccountById(trx, userId)
    if (owner === null) throw new AppError('unauthenticated', 'This account is no longer there.')
    if (!planLimits[owner.plan].hasKeys) throw noKeys()
    if ((await findKeys(trx, userId)).length >= API_KEYS_MAX) {
      throw new AppError('plan_limit', `An account has at most ${String(API_KEYS_MAX)} keys. Delete one first.`)
    }
    const key = newSecret('key')
    const row = { id: uuid(), user_id: userId, name, created_at: instantOf(clock), last_used_at: null }
    await insertKey(trx, { ...row, key_hash: hashSecret(key) })
    return { ...keyOfRow({ ...row, key_hash: '' }), key }
  })
}

/**
 * Revokes a key, even if it is in use.
 * @throws AppError `not_found`
 */
export async function removeKey(storage: Storage, { userId }: Actor, id: string): Promise<void> {
  if (!(await storage.db.transact((trx) => deleteKey(trx, userId, id)))) throw notFound()
  await accessHasEnded(storage, userId)
}
