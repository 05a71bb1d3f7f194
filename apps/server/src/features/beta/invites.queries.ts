import type { InviteTable, Queries } from '#server/db/schema.ts'

export const insertInvite = async (db: Queries, row: InviteTable): Promise<void> => {
  await db.insertInto('invite').values(row).execute()
}

/** Newest first. */
export const findInvites = (db: Queries): Promise<InviteTable[]> =>
  db.selectFrom('invite').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute()

export const findInvite = (db: Queries, id: string): Promise<InviteTable | undefined> =>
  db.selectFrom('invite').selectAll().where('id', '=', id).executeTakeFirst()

export const deleteInvite = async (db: Queries, id: string): Promise<void> => {
  await db.deleteFrom('invite').where('id', '=', id).execute()
}

export const isInviteUsable = async (db: Queries, codeHash: string, now: string): Promise<boolean> =>
  (await db
    .selectFrom('invite')
    .select('id')
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined

/** Uses a code and returns it; undefined if that is not possible. Of simultaneous attempts one succeeds. */
export const useInvite = (
  trx: Queries,
  { codeHash, userId, now }: { codeHash: string; userId: string; now: string },
): Promise<InviteTable | undefined> =>
  trx
    .updateTable('invite')
    .set({ used_at: now, user_id: userId })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

/** Revokes an unused code. Returns its note; undefined if there was none. */
export async function revokeUnusedInvite(trx: Queries, id: string, now: string): Promise<string | undefined> {
  const revoked = await trx
    .updateTable('invite')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('note')
    .executeTakeFirst()
  return revoked?.note
}
