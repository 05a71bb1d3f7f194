import { setTimeout as wait } from 'node:timers/promises'
import type { SignedInPlace } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Actor, SignedIn } from '#server/actor.ts'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries, SessionTable, UserTable } from '#server/db/schema.ts'
import { AppError, notFound } from '#server/errors.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { hashSecret, newSecret } from '#server/secrets.ts'
import {
  deleteDeadSessions,
  deleteSession,
  deleteSessionsBeyond,
  deleteSessionsBut,
  deleteSessionsOf,
  findSession,
  findSessionAges,
  findSessions,
  insertSession,
  touchSession,
  type SignedInRow,
} from './sessions.queries.ts'

/** A session ends if it is unused for this long, or this old. */
const SESSION_IDLE_DAYS = 30
const SESSION_AGE_DAYS = 180
/** Resolution of "last used", one hour: finer would turn every read into a write. */
const TOUCH_AFTER_DAYS = 1 / 24
const USER_AGENT_MAX = 300
/** A write takes a few. */
const TOUCH_MILLISECONDS = 50
/** Sessions per account. Beyond that, the one unused for longest ends. */
const SESSIONS_MAX = 100

/** Starts a session inside a transaction and returns its token, which is not stored. */
export async function startSession(
  trx: Queries,
  clock: Clock,
  of: { userId: string; userAgent: string },
): Promise<string> {
  const token = newSecret('session')
  const now = instantOf(clock)
  await insertSession(trx, {
    token_hash: hashSecret(token),
    id: uuid(),
    user_id: of.userId,
    user_agent: of.userAgent.slice(0, USER_AGENT_MAX),
    created_at: now,
    last_used_at: now,
    proven_at: null,
  })
  await deleteSessionsBeyond(trx, of.userId, SESSIONS_MAX)
  return token
}

/**
 * The session of a token. Synchronous if the database is in this process and "last used" is recent.
 * @throws AppError `unauthenticated` for a token that is unknown, unused for 30 days, or 180 days old
 */
export function actorOfSession(storage: Storage, token: string): SignedIn | Promise<SignedIn> {
  const rows = findSession(storage.db, hashSecret(token))
  return rows instanceof Promise ? rows.then(([row]) => signedIn(storage, row)) : signedIn(storage, rows[0])
}

function signedIn({ db, clock }: Storage, row: SignedInRow | undefined): SignedIn | Promise<SignedIn> {
  if (row === undefined || !isYoung(clock, row)) throw new AppError('unauthenticated', 'Sign in first.')
  const actor = { ...actorBy('session', row.session_id, row), isOperator: row.operator === 1 }
  // "Last used" in the future means that the clock was set back; its days begin anew.
  const isFresh = row.last_used_at >= daysBefore(clock, TOUCH_AFTER_DAYS) && row.last_used_at <= daysBefore(clock, -1)
  if (isFresh) return actor
  return noteUse(db, (trx) => touchSession(trx, row.session_id, instantOf(clock))).then(() => actor)
}

const isYoung = (clock: Clock, ages: Pick<SessionTable, 'created_at' | 'last_used_at'>): boolean =>
  ages.last_used_at >= daysBefore(clock, SESSION_IDLE_DAYS) && ages.created_at >= daysBefore(clock, SESSION_AGE_DAYS)

/** The person behind a session or key. */
export const actorBy = (
  by: SignedIn['by'],
  sessionId: string,
  { id, plan, language, timezone, sequence }: Pick<UserTable, 'id' | 'plan' | 'language' | 'timezone' | 'sequence'>,
): SignedIn => ({ userId: id, by, sessionId, keyName: null, plan, language, timezone, sequence })

/**
 * Records "last used", but waits only a moment: if writes wait for another program's lock on the file, reads do not. If
 * nothing can be written (a full disk), reading still works.
 */
export const noteUse = (db: Database, touch: (trx: Queries) => Promise<void>): Promise<void> =>
  Promise.race([touchIfPossible(db, touch), wait(TOUCH_MILLISECONDS, undefined, { ref: false })])

async function touchIfPossible(db: Database, touch: (trx: Queries) => Promise<void>): Promise<void> {
  try {
    await db.transact(touch)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unavailable')) throw error
  }
}

/** Whether a session is still valid; checked by long-running answers. */
export async function isSessionAlive(
  { db, clock }: Storage,
  actor: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<boolean> {
  const ages = await findSessionAges(db.read, actor.userId, actor.sessionId)
  return ages !== undefined && isYoung(clock, ages)
}

/**
 * Refuses a session that has ended since its request came, inside a transaction that holds the account: whoever ends all
 * sessions of an account waits for it, or has come first.
 * @throws AppError `unauthenticated`
 */
export async function refuseEnded(
  trx: Queries,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<void> {
  if ((await findSessionAges(trx, userId, sessionId)) === undefined) {
    throw new AppError('unauthenticated', 'This session has ended.')
  }
}

/** A person's sessions, most recently used first. */
export async function listSessions({ db, clock }: Storage, actor: Actor): Promise<SignedInPlace[]> {
  const rows = await findSessions(db.read, actor.userId, oldestOf(clock))
  return rows.map((row) => ({
    _id: row.id,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isCurrent: row.id === actor.sessionId,
  }))
}

/**
 * Ends one of the person's sessions.
 * @throws AppError `not_found`
 */
export async function endSession(storage: Storage, actor: Actor, id: string): Promise<void> {
  const { userId, from } = actor
  await storage.db.transact(async (trx) => {
    if (!(await deleteSession(trx, userId, id))) throw notFound()
    const kind = id === actor.sessionId ? 'signedOut' : 'sessionEnded'
    await noteAudit(trx, storage.clock, { userId, kind, from })
  })
  await accessHasEnded(storage, userId)
}

/** Ends the session that asks. Does nothing if it is already over. */
export async function endOwnSession(storage: Storage, { userId, sessionId, from }: Actor): Promise<void> {
  await storage.db.transact(async (trx) => {
    if (await deleteSession(trx, userId, sessionId))
      await noteAudit(trx, storage.clock, { userId, kind: 'signedOut', from })
  })
  await accessHasEnded(storage, userId)
}

/** Ends all of a person's sessions except the one that asks. */
export async function endOtherSessions(storage: Storage, actor: Actor): Promise<void> {
  const { userId, from } = actor
  await storage.db.transact(async (trx) => {
    await endSessionsBut(trx, actor)
    await noteAudit(trx, storage.clock, { userId, kind: 'otherSessionsEnded', from })
  })
  await accessHasEnded(storage, userId)
}

/** The same inside a transaction; call `accessHasEnded` afterwards. */
export const endSessionsBut = (trx: Queries, { userId, sessionId }: Actor): Promise<void> =>
  deleteSessionsBut(trx, userId, sessionId)

/**
 * Tells every node to close whatever runs for an ended session, key or account, such as an open stream. Call it after
 * the commit.
 */
export const accessHasEnded = ({ db }: Pick<Storage, 'db'>, userId: string): Promise<void> =>
  db.announce({ ownerId: userId, sequence: null })

/** Ends all sessions of a person, inside a transaction; call `accessHasEnded` afterwards. */
export const endSessionsOf = (trx: Queries, userId: string): Promise<void> => deleteSessionsOf(trx, userId)

/** Deletes the rows of expired sessions. */
export const removeDeadSessions = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteDeadSessions(trx, oldestOf(clock)))

const oldestOf = (clock: Clock) => ({
  usedBefore: daysBefore(clock, SESSION_IDLE_DAYS),
  createdBefore: daysBefore(clock, SESSION_AGE_DAYS),
})
