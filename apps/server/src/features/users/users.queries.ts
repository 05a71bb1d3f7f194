import type { Queries, ReminderSettingColumns, UserTable } from '#server/db/schema.ts'

export const insertUser = async (db: Queries, row: UserTable): Promise<void> => {
  await db.insertInto('user').values(row).execute()
}

type ProfileColumns = Pick<
  UserTable,
  | 'username'
  | 'language'
  | 'timezone'
  | 'week_start'
  | 'country'
  | 'assistant'
  | 'color_by'
  | keyof ReminderSettingColumns
>

export const updateUser = async (
  db: Queries,
  id: string,
  columns: Partial<ProfileColumns> & { updated_at: string },
): Promise<void> => {
  await db.updateTable('user').set(columns).where('id', '=', id).execute()
}
