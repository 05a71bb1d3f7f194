import type { Queries, ReminderColumns, UserTable } from '#server/db/schema.ts'

/**
 * Somebody as they are now, if their password still is the one that was read before. Their row is held until the
 * transaction ends: another password, and the end of the account, wait for it or have come first.
 */
export const holdUser = (
  db: Queries,
  { id, password_hash }: Pick<UserTable, 'id' | 'password_hash'>,
): Promise<UserTable | undefined> =>
  db
    .updateTable('user')
    .set((update) => ({ sequence: update.ref('sequence') }))
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .returningAll()
    .executeTakeFirst()

export const insertUser = async (db: Queries, row: UserTable): Promise<void> => {
  await db.insertInto('user').values(row).execute()
}

type ProfileColumns = Pick<
  UserTable,
  'username' | 'language' | 'timezone' | 'week_start' | 'country' | 'assistant' | 'color_by' | keyof ReminderColumns
>

export const updateUser = async (
  db: Queries,
  id: string,
  columns: Partial<ProfileColumns> & { updated_at: string },
): Promise<void> => {
  await db.updateTable('user').set(columns).where('id', '=', id).execute()
}
