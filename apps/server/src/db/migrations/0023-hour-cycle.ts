import type { Kysely } from 'kysely'

/** How a person writes times; `locale` is what is usual for their language and country. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('hour_cycle', 'text', (column) => column.notNull().defaultTo('locale'))
    .execute()
}
