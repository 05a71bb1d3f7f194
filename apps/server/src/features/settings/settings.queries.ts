import type { Queries, SettingTable } from '#server/db/schema.ts'

export const findSetting = async (db: Queries, name: string): Promise<string | undefined> =>
  (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value

/** The first of several simultaneous values wins. */
export const insertSetting = async (db: Queries, row: SettingTable): Promise<void> => {
  await db
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}
