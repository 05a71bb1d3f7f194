import type { KnownDeviceTable, Queries } from '#server/db/schema.ts'

export const findDevice = (db: Queries, tokenHash: string): Promise<KnownDeviceTable | undefined> =>
  db.selectFrom('known_device').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()

export const hasDevice = async (db: Queries, userId: string): Promise<boolean> =>
  (await db.selectFrom('known_device').select('user_id').where('user_id', '=', userId).limit(1).executeTakeFirst()) !==
  undefined

/** Records that a device was used now; adds it if it is new. */
export const putDevice = async (trx: Queries, row: KnownDeviceTable): Promise<void> => {
  await trx
    .insertInto('known_device')
    .values(row)
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ last_used_at: row.last_used_at }))
    .execute()
}

/** Deletes all but a person's most recently used devices. */
export async function deleteDevicesBeyond(trx: Queries, userId: string, most: number): Promise<void> {
  const kept = trx
    .selectFrom('known_device')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .limit(most)
  await trx.deleteFrom('known_device').where('user_id', '=', userId).where('token_hash', 'not in', kept).execute()
}

export const deleteDevicesBut = async (trx: Queries, userId: string, tokenHash: string | null): Promise<void> => {
  await trx
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .$if(tokenHash !== null, (query) => query.where('token_hash', '!=', tokenHash ?? ''))
    .execute()
}

export const deleteDevicesBefore = async (trx: Queries, instant: string): Promise<void> => {
  await trx.deleteFrom('known_device').where('last_used_at', '<', instant).execute()
}
