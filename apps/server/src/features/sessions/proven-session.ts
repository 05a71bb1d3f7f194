import type { Actor } from '#server/actor.ts'
import { instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { findProof, noteProof } from './sessions.queries.ts'

/** How long nothing more is asked of who has shown elsewhere that it is them: long enough to fill in a form. */
const PROVEN_MILLISECONDS = 10 * 60_000

/** Until when a session counts as that of its owner, without a password; null if it does not. */
export async function provenUntil(
  { db, clock }: Storage,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
): Promise<string | null> {
  const at = (await findProof(db.read, userId, sessionId))?.proven_at ?? null
  if (at === null) return null
  // A proof of the future means that the clock was set back since.
  const age = clock.now() - Date.parse(at)
  return age >= 0 && age < PROVEN_MILLISECONDS ? untilOf(at) : null
}

/** Notes that it is the owner who has this session, inside a transaction. Returns until when that counts. */
export async function provesSession(
  trx: Queries,
  clock: Clock,
  { sessionId }: Pick<Actor, 'sessionId'>,
): Promise<string> {
  const now = instantOf(clock)
  await noteProof(trx, sessionId, now)
  return untilOf(now)
}

const untilOf = (at: string): string => new Date(Date.parse(at) + PROVEN_MILLISECONDS).toISOString()
