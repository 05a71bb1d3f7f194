import { sql, type Kysely } from 'kysely'
import { identifierText } from '../dialect.ts'

/** Calendars that are kept the same as those of accounts elsewhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeAccounts(db)
  await makeCalendars(db)
  await makeObjects(db)
}

async function makeAccounts(db: Kysely<unknown>): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('linked_account')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('fault', 'text')
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('linked_account_key', ['owner_id', 'id'])
    .execute()
}

async function makeCalendars(db: Kysely<unknown>): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('linked_calendar')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('calendar_id', text, (column) => column.notNull())
    .addColumn('account_id', text, (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('read_only', 'integer', (column) => column.notNull())
    .addColumn('sync_token', 'text')
    .addColumn('ctag', 'text')
    .addColumn('local_mark', 'bigint', (column) => column.notNull())
    .addColumn('is_complete', 'integer', (column) => column.notNull())
    .addColumn('due_at', text)
    .addColumn('last_ok_at', text)
    .addColumn('last_try_at', text)
    .addColumn('fault', 'text')
    .addColumn('faults', 'integer', (column) => column.notNull())
    .addColumn('held', 'text')
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('linked_calendar_key', ['owner_id', 'calendar_id'])
    .execute()
  await sql`create index linked_calendar_due on linked_calendar (due_at, owner_id)`.execute(db)
}

async function makeObjects(db: Kysely<unknown>): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('linked_object')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('calendar_id', text, (column) => column.notNull())
    .addColumn('href', text, (column) => column.notNull())
    .addColumn('event_id', text)
    .addColumn('etag', 'text')
    .addColumn('tag', 'text')
    .addColumn('sending', 'text')
    .addColumn('conflict', 'text')
    .addColumn('their_etag', 'text')
    .addColumn('their_body', 'text')
    .addColumn('our_tag', 'text')
    .addColumn('noticed_at', text)
    .addPrimaryKeyConstraint('linked_object_key', ['owner_id', 'calendar_id', 'href'])
    .execute()
  await sql`create index linked_object_event on linked_object (owner_id, calendar_id, event_id)`.execute(db)
  // The few that wait, or were under way: they are looked at each time.
  await sql`create index linked_object_waiting on linked_object (owner_id, calendar_id)
    where conflict is not null or sending is not null`.execute(db)
}
