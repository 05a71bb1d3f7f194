import type { Kysely } from 'kysely'

/** The views that a person has saved by name, as a JSON list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user')
    .addColumn('saved_views', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
