import type { PasswordResetTable, Queries, UserTable } from '#server/db/schema.ts'

/** Returns the stored row; undefined if nobody has the id. */
export const updatePassword = (
  db: Queries,
  id: string,
  columns: Pick<UserTable, 'password_hash' | 'updated_at'>,
): Promise<UserTable | undefined> =>
  db.updateTable('user').set(columns).where('id', '=', id).returningAll().executeTakeFirst()

/** Replaces a person's link. */
export async function replaceReset(trx: Queries, row: PasswordResetTable): Promise<void> {
  await deleteResetsOf(trx, row.user_id)
  await trx.insertInto('password_reset').values(row).execute()
}

export const deleteResetsOf = async (trx: Queries, userId: string): Promise<void> => {
  await trx.deleteFrom('password_reset').where('user_id', '=', userId).execute()
}

/** The owner of a link, if it was made after an instant and they are not disabled. */
export const findReset = (
  db: Queries,
  { tokenHash, after }: { tokenHash: string; after: string },
): Promise<{ user_id: string; email: string; username: string } | undefined> =>
  db
    .selectFrom('password_reset')
    .innerJoin('user', 'user.id', 'password_reset.user_id')
    .select(['user_id', 'email', 'username'])
    .where('token_hash', '=', tokenHash)
    .where('password_reset.created_at', '>', after)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

/** Deletes a link. Returns whether it existed. */
export async function deleteReset(trx: Queries, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteResetsBefore = async (db: Queries, instant: string): Promise<void> => {
  await db.deleteFrom('password_reset').where('created_at', '<', instant).execute()
}
