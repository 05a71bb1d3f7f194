import type { Kysely } from 'kysely'
import { identifierText } from '../dialect.ts'

/**
 * What a device did without a pause is one group of changes: each says what all of them did so far. Devices may ring in
 * place of the page. And names that programs gave up are remembered for those that knew them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('change').addColumn('group_tally', 'text').execute()
  const add = db.schema.alterTable('user')
  await add.addColumn('device_reminders', 'integer', (column) => column.notNull().defaultTo(0)).execute()
  const text = identifierText(db)
  await db.schema
    .createTable('dav_former_name')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('calendar_id', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('dav_former_name_key', ['owner_id', 'calendar_id', 'name'])
    .execute()
}
