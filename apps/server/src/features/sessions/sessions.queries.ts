import { prepareQuery } from '#server/db/prepare-query.ts'
import type { Queries, SessionTable, UserTable } from '#server/db/schema.ts'

export type SignedInRow = Pick<UserTable, 'id' | 'plan' | 'language' | 'timezone' | 'sequence' | 'operator'> &
  Pick<SessionTable, 'created_at' | 'last_used_at'> & { session_id: string }

/** The session of a token with its person, unless they are disabled: one row or none. */
export const findSession = prepareQuery<SignedInRow>((db, tokenHash) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .select([
      'session.id as session_id',
      'session.created_at',
      'session.last_used_at',
      'user.id',
      'user.plan',
      'user.language',
      'user.timezone',
      'user.sequence',
      'user.operator',
    ])
    .where('token_hash', '=', tokenHash)
    .where('user.disabled_at', 'is', null),
)

export const findSessionAges = (
  db: Queries,
  userId: string,
  sessionId: string,
): Promise<Pick<SessionTable, 'created_at' | 'last_used_at'> | undefined> =>
  db
    .selectFrom('session')
    .select(['created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()

/** A person's valid sessions, most recently used first. */
export const findSessions = (
  db: Queries,
  userId: string,
  limits: { usedBefore: string; createdBefore: string },
): Promise<SessionTable[]> =>
  db
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('last_used_at', '>=', limits.usedBefore)
    .where('created_at', '>=', limits.createdBefore)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const insertSession = async (db: Queries, row: SessionTable): Promise<void> => {
  await db.insertInto('session').values(row).execute()
}

export const touchSession = async (db: Queries, sessionId: string, now: string): Promise<void> => {
  await db
    .updateTable('session')
    .set((update) => ({
      last_used_at: now,
      created_at: update.case().when('created_at', '>', now).then(now).else(update.ref('created_at')).end(),
    }))
    .where('id', '=', sessionId)
    .execute()
}

/** When it was last shown elsewhere who has this session. */
export const findProof = (
  db: Queries,
  userId: string,
  sessionId: string,
): Promise<Pick<SessionTable, 'proven_at'> | undefined> =>
  db
    .selectFrom('session')
    .select('proven_at')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()

export const noteProof = async (trx: Queries, sessionId: string, now: string): Promise<void> => {
  await trx.updateTable('session').set({ proven_at: now }).where('id', '=', sessionId).execute()
}

/** Returns whether it existed. */
export const deleteSession = async (db: Queries, userId: string, sessionId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteSessionsBut = async (db: Queries, userId: string, sessionId: string): Promise<void> => {
  await db.deleteFrom('session').where('user_id', '=', userId).where('id', '!=', sessionId).execute()
}

/** Ends all but the most recently used sessions. */
export async function deleteSessionsBeyond(db: Queries, userId: string, most: number): Promise<void> {
  const newest = db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
  await db.deleteFrom('session').where('user_id', '=', userId).where('id', 'not in', newest).execute()
}

export const deleteSessionsOf = async (db: Queries, userId: string): Promise<void> => {
  await db.deleteFrom('session').where('user_id', '=', userId).execute()
}

/** Deletes expired sessions. */
export const deleteDeadSessions = async (
  db: Queries,
  limits: { usedBefore: string; createdBefore: string },
): Promise<void> => {
  await db
    .deleteFrom('session')
    .where((where) =>
      where.or([where('last_used_at', '<', limits.usedBefore), where('created_at', '<', limits.createdBefore)]),
    )
    .execute()
}
