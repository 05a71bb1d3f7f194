import type { Queries, UserTable } from '#server/db/schema.ts'

export const findUsers = (db: Queries): Promise<UserTable[]> =>
  db.selectFrom('user').selectAll().orderBy('created_at').orderBy('id').execute()

export const updateAccount = async (
  db: Queries,
  id: string,
  columns: Partial<Pick<UserTable, 'plan' | 'password_hash'>> & { updated_at: string },
): Promise<void> => {
  await db.updateTable('user').set(columns).where('id', '=', id).execute()
}

const OWNED = ['event_exception', 'event', 'category', 'calendar', 'change_row', 'change', 'idempotency_key'] as const

/**
 * Removes somebody and every row that is theirs, but for the sessions. Their own row goes first: every change of theirs
 * takes it, so that one which is under way is waited for, and the next finds nobody.
 */
export async function deleteUserRows(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('user').where('id', '=', id).execute()
  for (const table of OWNED) {
    // All of them begin with the owner; the union of their types is too much for the query builder.
    await db
      .deleteFrom(table as 'event')
      .where('owner_id', '=', id)
      .execute()
  }
}
