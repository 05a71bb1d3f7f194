import type { Queries } from '#server/db/schema.ts'

/** Ids of what the person has turned down, newest first. */
export const findTurnedDown = async (db: Queries, ownerId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('turned_down')
    .select('advice_id')
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('advice_id')
    .execute()
  return rows.map(({ advice_id }) => advice_id)
}

/** What is turned down again is among the newest. */
export async function insertTurnedDown(
  trx: Queries,
  ownerId: string,
  ids: readonly string[],
  now: string,
): Promise<void> {
  if (ids.length === 0) return
  const rows = ids.map((advice_id) => ({ owner_id: ownerId, advice_id, created_at: now }))
  await trx
    .insertInto('turned_down')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['owner_id', 'advice_id']).doUpdateSet({ created_at: now }))
    .execute()
}

export async function deleteTurnedDown(trx: Queries, ownerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .deleteFrom('turned_down')
    .where('owner_id', '=', ownerId)
    .where('advice_id', 'in', [...ids])
    .execute()
}
