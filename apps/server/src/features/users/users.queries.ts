import { sql, type InferResult } from 'kysely'
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
  | 'region'
  | 'assistant'
  | 'color_by'
  | 'all_day_hours'
  | 'saved_views'
  | 'first_steps_closed'
  | 'hour_cycle'
  | keyof ReminderSettingColumns
>

export const updateUser = async (
  db: Queries,
  id: string,
  columns: { [Column in keyof ProfileColumns]?: ProfileColumns[Column] | undefined } & { updated_at: string },
): Promise<void> => {
  await db.updateTable('user').set(columns).where('id', '=', id).execute()
}

export const findUsers = (db: Queries): Promise<UserTable[]> =>
  db.selectFrom('user').selectAll().orderBy('created_at').orderBy('id').execute()

/** When each person, or a program of theirs, was here last, by their id; whoever has never been is left out. */
export async function findLastUses(db: Queries): Promise<Map<string, string>> {
  const keys = db.selectFrom('api_key').select(['user_id', 'last_used_at'])
  const sessions = db
    .selectFrom('session')
    .select(['user_id', 'last_used_at'])
    .$castTo<InferResult<typeof keys>[number]>()
  const rows = await db
    .selectFrom(keys.unionAll(sessions).as('used'))
    .select(['user_id', ({ fn }) => fn.max('last_used_at').as('last')])
    .groupBy('user_id')
    .execute()
  return new Map(rows.flatMap(({ user_id: id, last }) => (last === null ? [] : [[id, last]])))
}

export const updatePlan = async (
  db: Queries,
  id: string,
  columns: Pick<UserTable, 'plan' | 'updated_at'>,
): Promise<void> => {
  await db.updateTable('user').set(columns).where('id', '=', id).execute()
}

export const updateAccountState = async (
  db: Queries,
  id: string,
  columns: Partial<Pick<UserTable, 'disabled_at' | 'operator'>> & Pick<UserTable, 'updated_at'>,
): Promise<void> => {
  await db.updateTable('user').set(columns).where('id', '=', id).execute()
}

/**
 * Deletes a person, and what came from their address before they had an account. Their own row goes first: every change
 * and sign-in locks it, so one in progress is waited for, and the next finds nobody.
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
