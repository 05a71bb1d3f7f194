import type { Kysely } from 'kysely'

/** What a person says about being away, for an event or a category; and the hours that their all-day events count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['event', 'event_exception', 'category'])
    await db.schema.alterTable(table).addColumn('away', 'integer').execute()
  await db.schema
    .alterTable('user')
    .addColumn('all_day_hours', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
