import { sql } from 'kysely'
import type { Queries, UserTable } from '#server/db/schema.ts'

export const findUsers = (db: Queries): Promise<UserTable[]> =>
  db.selectFrom('user').selectAll().orderBy('created_at').orderBy('id').execute()

/** Somebody as they are now. Their row is held until the transaction ends: their account does not end meanwhile. */
export const holdUserByEmail = (db: Queries, emailKey: string): Promise<UserTable | undefined> =>
  db
    .updateTable('user')
    .set((update) => ({ sequence: update.ref('sequence') }))
    .where('email_key', '=', emailKey)
    .returningAll()
    .executeTakeFirst()

/** Answers what is stored then; undefined where nobody has the id. */
export const updateAccount = (
  db: Queries,
  id: string,
  columns: Partial<Pick<UserTable, 'plan' | 'password_hash'>> & { updated_at: string },
): Promise<UserTable | undefined> =>
  db.updateTable('user').set(columns).where('id', '=', id).returningAll().executeTakeFirst()

/**
 * Removes somebody, and what came from their address before they had an account. Their own row goes first: every change and
 * every signing in takes it, so that one which is under way is waited for, and the next finds nobody.
 */
export async function deleteUserRow(
  db: Queries,
  { id, email_key: key }: Pick<UserTable, 'id' | 'email_key'>,
): Promise<void> {
  await db.deleteFrom('user').where('id', '=', id).execute()
  await db.deleteFrom('beta_request').where('email_key', '=', key).execute()
  await sql`delete from mail where lower(address) = ${key}`.execute(db)
  await sql`delete from invite where lower(note) = ${key}`.execute(db)
}
