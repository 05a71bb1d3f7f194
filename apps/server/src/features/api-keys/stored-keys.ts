import { USER_AGENT_MAX } from '@dodici/contract/limits'
import { v7 as uuid } from 'uuid'
import type { Actor } from '#server/actor.ts'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { ApiKeyTable, Queries, UserTable } from '#server/db/schema.ts'
import { AppError, notFound } from '#server/errors.ts'
import { holdAccountById } from '#server/features/accounts/account-row.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { accessHasEnded, noteUse, refuseEnded } from '#server/features/sessions/sessions.service.ts'
import { hashSecret } from '#server/secrets.ts'
import { deleteKey, findKeys, insertKey, touchKey } from './api-keys.queries.ts'

/** Resolution of "last used", one hour: finer would turn every read into a write. */
const TOUCH_AFTER_DAYS = 1 / 24

/** Whether the last use is noted closely enough. */
export const isFresh = (clock: Clock, { last_used_at }: Pick<ApiKeyTable, 'last_used_at'>): boolean =>
  last_used_at !== null && last_used_at >= daysBefore(clock, TOUCH_AFTER_DAYS)

/** Notes the use of a key, to the hour, by what calls itself so. */
export async function noteKeyUse(
  { db, clock }: Storage,
  key: Pick<ApiKeyTable, 'id' | 'last_used_at'>,
  agent: string,
): Promise<void> {
  if (isFresh(clock, key)) return
  const used = { last_used_at: instantOf(clock), agent: agent.slice(0, USER_AGENT_MAX) }
  await noteUse(db, (trx) => touchKey(trx, key.id, used))
}

/** Whose a key will be, and the session that asks for it; the operator asks without one. */
export type KeyAsker =
  | Pick<Actor, 'userId' | 'sessionId' | 'from'>
  | { readonly userId: string; readonly sessionId: null }

interface WantedKey extends Partial<Pick<ApiKeyTable, 'expires_at' | 'feed'>> {
  readonly asker: KeyAsker
  readonly name: string
  readonly scope: ApiKeyTable['scope']
  /** As it will come; its hash alone is stored. */
  readonly secret: string
  /** How many of this scope an account can have. */
  readonly most: number
}

const MADE = { api: 'keyMade', dav: 'deviceMade', feed: 'feedMade' } as const
const ENDED = { api: 'keyEnded', dav: 'deviceEnded', feed: 'feedEnded' } as const

/** Checks and notes of whoever makes a key, inside its transaction. */
interface KeyHooks {
  /** Refuses owners who may have none. */
  readonly check?: (owner: UserTable) => void
  readonly also?: (trx: Queries) => Promise<void>
}

/**
 * Stores an API key, a device password or a feed.
 * @throws AppError `plan_limit` if there are as many already; `unauthenticated` if the account is gone, or the session
 * that asks has ended meanwhile: a key outlives it
 */
export function putKey(
  { db, clock }: Storage,
  { asker, name, scope, secret, most, expires_at = null, feed = null }: WantedKey,
  { check, also }: KeyHooks = {},
): Promise<ApiKeyTable> {
  const { userId } = asker
  return db.transact(async (trx) => {
    const owner = await holdAccountById(trx, userId)
    if (owner === null) throw new AppError('unauthenticated', 'This account is no longer there.')
    if (asker.sessionId !== null) await refuseEnded(trx, asker)
    check?.(owner)
    if ((await findKeys(trx, userId, scope)).length >= most) {
      throw new AppError('plan_limit', `An account has at most ${String(most)} of these. Delete one first.`)
    }
    const made = asker.sessionId === null ? { isByOperator: true } : { from: asker.from }
    const row = { id: uuid(), user_id: userId, name, scope, created_at: instantOf(clock) }
    const unused = { last_used_at: null, agent: null }
    const stored = { ...row, ...unused, expires_at, feed, key_hash: hashSecret(secret) }
    await insertKey(trx, stored)
    await noteAudit(trx, clock, { userId, kind: MADE[scope], name, ...made })
    await also?.(trx)
    return stored
  })
}

/**
 * Revokes a key, device password or feed, even if it is in use.
 * @throws AppError `not_found`
 */
export async function endKey(
  storage: Storage,
  { userId, from }: Pick<Actor, 'userId' | 'from'>,
  { id, scope }: Pick<ApiKeyTable, 'id' | 'scope'>,
): Promise<void> {
  await storage.db.transact(async (trx) => {
    const name = await deleteKey(trx, { user_id: userId, id, scope })
    if (name === undefined) throw notFound()
    await noteAudit(trx, storage.clock, { userId, kind: ENDED[scope], name, from })
  })
  await accessHasEnded(storage, userId)
}
