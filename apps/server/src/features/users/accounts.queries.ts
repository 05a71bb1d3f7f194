import { sql } from 'kysely'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { OWNED_TABLES } from '#server/db/tables.ts'

export const findUsers = (db: Queries): Promise<UserTable[]> =>
  db.selectFrom('user').selectAll().orderBy('created_at').orderBy('id').execute()

export const updateAccount = async (
  db: Queries,
  id: string,
  columns: Partial<Pick<UserTable, 'plan' | 'password_hash'>> & { updated_at: string },
): Promise<void> => {
  await db.updateTable('user').set(columns).where('id', '=', id).execute()
}

/**
 * Removes somebody and every row that is theirs. Their own row goes first: every change and every signing in takes it, so
 * that one which is under way is waited for, and the next finds nobody.
 */
export async function deleteUserRows(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('user').where('id', '=', id).execute()
  for (const { name, owner } of OWNED_TABLES) {
    await sql`delete from ${sql.table(name)} where ${sql.ref(owner)} = ${id}`.execute(db)
  }
}
