import { v7 as uuid } from 'uuid'
import type { Actor, SignedIn } from '#server/actor.ts'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries, SessionTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { hashToken, newSessionToken } from '#server/session-token.ts'
import {
  deleteDeadSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  findSessionAges,
  insertSession,
  touchSession,
  type SignedInRow,
} from './sessions.queries.ts'

/** A session ends when it was not used for so long, or when it is so old. */
const SESSION_IDLE_DAYS = 30
const SESSION_AGE_DAYS = 180
/** How exactly "last used" is kept, an hour: finer would make a write of every read. */
const TOUCH_AFTER_DAYS = 1 / 24
const USER_AGENT_MAX = 300

/** Starts a session inside a transaction and answers its token, which is stored nowhere. */
export async function startSession(
  trx: Queries,
  clock: Clock,
  of: { userId: string; userAgent: string },
): Promise<string> {
  const token = newSessionToken()
  const now = instantOf(clock)
  await insertSession(trx, {
    token_hash: hashToken(token),
    id: uuid(),
    user_id: of.userId,
    user_agent: of.userAgent.slice(0, USER_AGENT_MAX),
    created_at: now,
    last_used_at: now,
  })
  return token
}

/**
 * Who a token belongs to: said at once where the database is in this process and the session need not be touched.
 * @throws AppError `unauthenticated` for a token that is unknown, unused for 30 days, or 180 days old
 */
export function actorOfToken(storage: Storage, token: string | null): SignedIn | Promise<SignedIn> {
  const rows = token === null ? [] : findSession(storage.db, hashToken(token))
  return rows instanceof Promise ? rows.then(([row]) => signedIn(storage, row)) : signedIn(storage, rows[0])
}

function signedIn({ db, clock }: Storage, row: SignedInRow | undefined): SignedIn | Promise<SignedIn> {
  if (row === undefined || !isYoung(clock, row)) throw new AppError('unauthenticated', 'Sign in first.')
  const actor: SignedIn = {
    userId: row.id,
    sessionId: row.session_id,
    plan: row.plan,
    language: row.language,
    timezone: row.timezone,
    sequence: row.sequence,
  }
  if (row.last_used_at >= daysBefore(clock, TOUCH_AFTER_DAYS)) return actor
  return touch({ db, clock }, row.session_id).then(() => actor)
}

const isYoung = (clock: Clock, ages: Pick<SessionTable, 'created_at' | 'last_used_at'>): boolean =>
  ages.last_used_at >= daysBefore(clock, SESSION_IDLE_DAYS) && ages.created_at >= daysBefore(clock, SESSION_AGE_DAYS)

/** Whether a session that was alive when a request began still is: asked by answers that go on for long. */
export async function isSessionAlive(
  { db, clock }: Storage,
  actor: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<boolean> {
  const ages = await findSessionAges(db.read, actor.userId, actor.sessionId)
  return ages !== undefined && isYoung(clock, ages)
}

/** Notes that a session is used. While nothing can be written (a full disk), people go on reading all the same. */
async function touch({ db, clock }: Storage, sessionId: string): Promise<void> {
  try {
    await db.transact((trx) => touchSession(trx, sessionId, instantOf(clock)))
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unavailable')) throw error
  }
}

/** Ends the session that asks. */
export const endSession = ({ db }: Storage, actor: Actor): Promise<void> =>
  db.transact((trx) => deleteSession(trx, actor.userId, actor.sessionId))

/** Ends every session of somebody, inside a transaction. */
export const endSessionsOf = (trx: Queries, userId: string): Promise<void> => deleteSessionsOf(trx, userId)

/** Removes the rows of sessions that have ended by age. */
export const removeDeadSessions = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) =>
    deleteDeadSessions(trx, {
      usedBefore: daysBefore(clock, SESSION_IDLE_DAYS),
      createdBefore: daysBefore(clock, SESSION_AGE_DAYS),
    }),
  )
