import type { Kysely } from 'kysely'

/** The goals that an answer mentions, beside the events. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('message')
    .addColumn('goals', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
