import { sql, type Kysely } from 'kysely'
import { identifierText } from '../dialect.ts'

/** What CalDAV needs: the octets that a program sent, its names for resources, its properties, and sync tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = identifierText(db)
  for (const column of ['ics_names', 'ics_body'])
    await db.schema.alterTable('event').addColumn(column, 'text').execute()
  await db.schema
    .createTable('dav_name')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('calendar_id', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('event_id', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('dav_name_key', ['owner_id', 'calendar_id', 'name'])
    .execute()
  await sql`create unique index dav_name_event on dav_name (owner_id, event_id, calendar_id)`.execute(db)
  await db.schema
    .createTable('dav_collection')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('calendar_id', text, (column) => column.notNull())
    .addColumn('name', text)
    .addColumn('position', 'integer')
    .addColumn('transparent', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('dav_collection_key', ['owner_id', 'calendar_id'])
    .execute()
  await sql`create unique index dav_collection_name on dav_collection (owner_id, name) where name is not null`.execute(
    db,
  )
  await db.schema
    .createTable('dav_property')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('calendar_id', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('dav_property_key', ['owner_id', 'calendar_id', 'name'])
    .execute()
  await db.schema
    .createTable('calendar_mark')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('calendar_id', text, (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('calendar_mark_key', ['owner_id', 'calendar_id'])
    .execute()
}
