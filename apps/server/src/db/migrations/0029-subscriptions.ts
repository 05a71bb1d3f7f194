import { sql, type Kysely } from 'kysely'
import { identifierText } from '../dialect.ts'

/** Calendars that are read from an address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .alterTable('calendar')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('own'))
    .execute()
  await db.schema
    .createTable('subscription')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('calendar_id', text, (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('body_hash', text)
    .addColumn('content_hash', text)
    .addColumn('every_minutes', 'integer')
    .addColumn('feed_minutes', 'integer')
    .addColumn('due_at', text, (column) => column.notNull())
    .addColumn('last_ok_at', text)
    .addColumn('last_try_at', text)
    .addColumn('fault', 'text')
    .addColumn('faults', 'integer', (column) => column.notNull())
    .addColumn('held', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('category_id', text)
    .addColumn('reminders', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('subscription_key', ['owner_id', 'calendar_id'])
    .execute()
  await sql`create index subscription_due on subscription (due_at, owner_id)`.execute(db)
  // The quiet changes, which are forgotten before the others.
  await sql`create index change_quiet on change (created_at) where kind = 'subscription.refresh'`.execute(db)
}
