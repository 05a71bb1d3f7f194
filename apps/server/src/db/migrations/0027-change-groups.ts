import type { Kysely } from 'kysely'

/**
 * What a device did without a pause is one group of changes: each says what all of them did so far. And devices may ring in
 * place of the page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('change').addColumn('group_tally', 'text').execute()
  const add = db.schema.alterTable('user')
  await add.addColumn('device_reminders', 'integer', (column) => column.notNull().defaultTo(0)).execute()
}
