import type { Kysely } from 'kysely'

/** The version of the program that has run the last migration, in one row. It belongs to the tables, not to the data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('migrated_by')
    .addColumn('version', 'text', (column) => column.notNull())
    .execute()
}
