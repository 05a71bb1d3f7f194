import type { Kysely } from 'kysely'
import { hasColumn, identifierText } from '../dialect.ts'

/** For databases whose 0027 was run before it had all of its parts: what they lack. Others have it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(await hasColumn(db, 'user', 'device_reminders'))) {
    const add = db.schema.alterTable('user')
    await add.addColumn('device_reminders', 'integer', (column) => column.notNull().defaultTo(0)).execute()
  }
  const text = identifierText(db)
  await db.schema
    .createTable('dav_former_name')
    .ifNotExists()
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('calendar_id', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('dav_former_name_key', ['owner_id', 'calendar_id', 'name'])
    .execute()
}
