import type { Kysely } from 'kysely'

/** Keys of the API, as all were, and passwords of devices in one table: both are named, noted and revoked alike. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('api_key')
    .addColumn('scope', 'text', (column) => column.notNull().defaultTo('api'))
    .execute()
  await db.schema.alterTable('api_key').addColumn('agent', 'text').execute()
}
