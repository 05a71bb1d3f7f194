import type { PasswordResetTable, Queries, UserTable } from '#server/db/schema.ts'

/** Answers what is stored then; undefined where nobody has the id. */
export const updatePassword = (
  db: Queries,
  id: string,
  columns: Pick<UserTable, 'password_hash' | 'updated_at'>,
): Promise<UserTable | undefined> =>
  db.updateTable('user').set(columns).where('id', '=', id).returningAll().executeTakeFirst()

/** Puts a link in the place of whichever somebody had. */
export async function replaceReset(trx: Queries, row: PasswordResetTable): Promise<void> {
  await deleteResetsOf(trx, row.user_id)
  await trx.insertInto('password_reset').values(row).execute()
}

export const deleteResetsOf = async (trx: Queries, userId: string): Promise<void> => {
  await trx.deleteFrom('password_reset').where('user_id', '=', userId).execute()
}

/** Whose link it is, if it was made after an instant. */
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
    .executeTakeFirst()

/** Takes a link away, and answers whether it was there. */
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
