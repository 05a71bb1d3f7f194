import { type Kysely, sql } from 'kysely'
import { identifierText } from '../dialect.ts'

type Builder = Kysely<never>

/** Accounts, the units of the journal (calendars, categories, events) and the journal itself. */
export async function up(db: Builder): Promise<void> {
  await createAccounts(db)
  await createUnits(db)
  await createEvents(db)
  await createJournal(db)
}

async function createAccounts(db: Builder): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('user')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', text, (column) => column.notNull().unique())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('timezone', 'text', (column) => column.notNull())
    .addColumn('week_start', 'text', (column) => column.notNull())
    .addColumn('country', 'text')
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('token_hash', text, (column) => column.primaryKey())
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('last_used_at', text, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_user').on('session').column('user_id').execute()
}

/** The columns of every unit of the journal. The owner comes first, so that one person's rows are stored together. */
function unitTable(db: Builder, name: string) {
  const text = identifierText(db)
  return db.schema
    .createTable(name)
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content_id', text)
    .addColumn('deleted_at', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, ['owner_id', 'id'])
}

async function createUnits(db: Builder): Promise<void> {
  const described = (name: string) =>
    unitTable(db, name)
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('color', 'text', (column) => column.notNull())
  await described('category').execute()
  await described('calendar')
    .addColumn('year', 'integer', (column) => column.notNull())
    .execute()
}

function occurrenceColumns(table: ReturnType<typeof unitTable>, db: Builder) {
  const text = identifierText(db)
  return table
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('busy', 'integer', (column) => column.notNull())
    .addColumn('all_day', 'integer', (column) => column.notNull())
    .addColumn('start_at', text, (column) => column.notNull())
    .addColumn('end_at', text, (column) => column.notNull())
    .addColumn('timezone', 'text')
    .addColumn('end_timezone', 'text')
    .addColumn('category_id', text)
    .addColumn('ics_extra', 'text')
}

async function createEvents(db: Builder): Promise<void> {
  const text = identifierText(db)
  await occurrenceColumns(unitTable(db, 'event'), db)
    .addColumn('calendar_id', text, (column) => column.notNull())
    .addColumn('uid', text, (column) => column.notNull())
    .addColumn('ics_sequence', 'integer', (column) => column.notNull())
    .addColumn('rrule', 'text')
    .addColumn('rdates', 'text', (column) => column.notNull())
    .addColumn('exdates', 'text', (column) => column.notNull())
    .addColumn('reminders', 'text', (column) => column.notNull())
    .addColumn('split_from', text)
    .addColumn('first_day', 'integer', (column) => column.notNull())
    .addColumn('last_day', 'integer', (column) => column.notNull())
    .addColumn('spans_years', 'integer', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .execute()
  await occurrenceColumns(
    db.schema
      .createTable('event_exception')
      .addColumn('owner_id', text, (column) => column.notNull())
      .addColumn('event_id', text, (column) => column.notNull())
      .addColumn('recurrence_id', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('event_exception_key', ['owner_id', 'event_id', 'recurrence_id']) as never,
    db,
  ).execute()
  await createEventIndexes(db)
}

/** A year is two range reads that touch only what they return (decision 0003). */
async function createEventIndexes(db: Builder): Promise<void> {
  await sql`create index event_by_first_day on event (owner_id, first_day) where deleted_at is null`.execute(db)
  await sql`create index event_by_last_day on event (owner_id, last_day)
    where deleted_at is null and spans_years = 1`.execute(db)
  await sql`create unique index event_uid on event (owner_id, calendar_id, uid) where deleted_at is null`.execute(db)
  await sql`create index event_trash on event (owner_id, deleted_at) where deleted_at is not null`.execute(db)
  await sql`create index event_of_category on event (owner_id, category_id) where category_id is not null`.execute(db)
}

async function createJournal(db: Builder): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('change')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('group_id', text, (column) => column.notNull())
    .addColumn('actor_id', text, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('undoes', text)
    .addColumn('undone_by', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('change_key', ['owner_id', 'sequence'])
    .execute()
  await db.schema
    .createTable('change_row')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('unit_type', 'text', (column) => column.notNull())
    .addColumn('unit_id', text, (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('before_content_id', text)
    .addColumn('after_content_id', text)
    .addPrimaryKeyConstraint('change_row_key', ['owner_id', 'sequence', 'unit_type', 'unit_id'])
    .execute()
  await db.schema.createIndex('change_row_unit').on('change_row').columns(['owner_id', 'unit_id']).execute()
  await db.schema.createIndex('change_by_age').on('change').column('created_at').execute()
  await db.schema
    .createTable('idempotency_key')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_key_key', ['owner_id', 'key'])
    .execute()
}
