import { lockName } from '#server/db/dialect.ts'
import type { AttemptTable, Queries } from '#server/db/schema.ts'

/** Locks a counter until the transaction ends. */
export const holdBucket = (trx: Queries, bucket: string): Promise<void> => lockName(trx, bucket)

/** The `place`-th newest attempt; undefined if there are fewer. */
export async function findAttemptTime(
  db: Queries,
  { bucket, after, until, place }: { bucket: string; after: string; until: string; place: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('attempt')
    .select('tried_at')
    .where('bucket', '=', bucket)
    .where('tried_at', '>', after)
    .where('tried_at', '<=', until)
    .orderBy('tried_at', 'desc')
    .limit(1)
    .offset(place - 1)
    .executeTakeFirst()
  return row?.tried_at
}

export const insertAttempts = async (db: Queries, rows: AttemptTable[]): Promise<void> => {
  await db.insertInto('attempt').values(rows).execute()
}

export const deleteAttempts = async (db: Queries, ids: readonly string[]): Promise<void> => {
  await db
    .deleteFrom('attempt')
    .where('id', 'in', [...ids])
    .execute()
}

/** Deletes attempts from `from` on and before `to`, in all counters. */
export const deleteAttemptsBetween = async (db: Queries, from: string, to: string): Promise<void> => {
  await db.deleteFrom('attempt').where('bucket', '>=', from).where('bucket', '<', to).execute()
}

export const deleteAttemptsAfter = async (db: Queries, instant: string): Promise<void> => {
  await db.deleteFrom('attempt').where('tried_at', '>', instant).execute()
}

export const deleteAttemptsBefore = async (db: Queries, instant: string): Promise<void> => {
  await db.deleteFrom('attempt').where('tried_at', '<', instant).execute()
}
