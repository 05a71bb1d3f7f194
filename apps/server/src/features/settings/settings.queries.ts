import type { Queries, SettingTable } from '#server/db/schema.ts'

export const findSetting = async (db: Queries, name: string): Promise<string | undefined> =>
  (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value

/** Of several who come at once with a value of their own, the first has it. */
export const insertSetting = async (db: Queries, row: SettingTable): Promise<void> => {
  await db
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}
