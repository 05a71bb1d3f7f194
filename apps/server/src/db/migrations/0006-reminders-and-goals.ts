import { type Kysely, sql } from 'kysely'
import { identifierText } from '../dialect.ts'

type Builder = Kysely<never>

/** Tables for reminders by page, mail and push, and for goals with entries; visibility of calendars. */
export async function up(db: Builder): Promise<void> {
  await widenUsers(db)
  await widenUnits(db)
  await createReminders(db)
  await createPushes(db)
  await createGoals(db)
  await db.schema
    .createTable('setting')
    .addColumn('name', identifierText(db), (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('created_at', identifierText(db), (column) => column.notNull())
    .execute()
}

async function widenUsers(db: Builder): Promise<void> {
  const text = identifierText(db)
  const add = db.schema.alterTable('user')
  await add.addColumn('all_day_at', text, (column) => column.notNull().defaultTo('09:00')).execute()
  await add.addColumn('quiet_from', text).execute()
  await add.addColumn('quiet_to', text).execute()
  await add.addColumn('mail_reminders', 'integer', (column) => column.notNull().defaultTo(1)).execute()
  await add.addColumn('digest', text, (column) => column.notNull().defaultTo('off')).execute()
  await add.addColumn('digest_at', text, (column) => column.notNull().defaultTo('07:00')).execute()
  await add.addColumn('digest_due_at', text).execute()
  await add.addColumn('color_by', text, (column) => column.notNull().defaultTo('category')).execute()
  await sql`create index user_digest_due on "user" (digest_due_at) where digest_due_at is not null`.execute(db)
}

async function widenUnits(db: Builder): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .alterTable('calendar')
    .addColumn('shown', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('category')
    .addColumn('default_reminders', 'text', (column) => column.notNull().defaultTo('{"timed":[],"allDay":[]}'))
    .execute()
  await db.schema.alterTable('event').addColumn('goal_id', text).execute()
  await db.schema.alterTable('milestone').addColumn('goal_id', text).execute()
}

async function createReminders(db: Builder): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('reminder')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('event_id', text, (column) => column.notNull())
    .addColumn('look_at', text, (column) => column.notNull())
    .addColumn('fired_until', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('reminder_key', ['owner_id', 'event_id'])
    .execute()
  // The only index without the owner first: due rows are searched over all owners.
  await db.schema.createIndex('reminder_due').on('reminder').columns(['look_at', 'owner_id']).execute()
  await db.schema.createIndex('reminder_of_owner').on('reminder').columns(['owner_id', 'look_at']).execute()
  // Events that already have reminders are checked at once.
  await sql`insert into reminder (owner_id, event_id, look_at, fired_until)
    select owner_id, id, updated_at, ${new Date().toISOString()} from event
    where reminders <> '[]' and deleted_at is null`.execute(db)
  await db.schema
    .createTable('notification')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('event_id', text, (column) => column.notNull())
    .addColumn('recurrence_id', text, (column) => column.notNull())
    .addColumn('minutes_before', 'integer', (column) => column.notNull())
    .addColumn('channel', text, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('is_late', 'integer', (column) => column.notNull())
    .addColumn('due_at', text)
    .addColumn('seen_at', text)
    .addColumn('done_at', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('notification_key', ['owner_id', 'id'])
    .addUniqueConstraint('notification_once', [
      'owner_id',
      'event_id',
      'recurrence_id',
      'minutes_before',
      'channel',
      'at',
    ])
    .execute()
  await db.schema.createIndex('notification_in_list').on('notification').columns(['owner_id', 'created_at']).execute()
  await sql`create index notification_due on notification (due_at) where due_at is not null`.execute(db)
}

async function createPushes(db: Builder): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('push_subscription')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('session_id', text, (column) => column.notNull())
    .addColumn('endpoint_hash', text, (column) => column.notNull().unique())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('last_used_at', text)
    .addColumn('last_fault', 'text')
    .addPrimaryKeyConstraint('push_subscription_key', ['owner_id', 'id'])
    .execute()
  await db.schema
    .createTable('push_message')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('subscription_id', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('notification_ids', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', text)
    .addColumn('sent_at', text)
    .addColumn('last_fault', 'text')
    .addPrimaryKeyConstraint('push_message_key', ['owner_id', 'id'])
    .execute()
  await sql`create index push_message_due on push_message (due_at) where due_at is not null`.execute(db)
}

async function createGoals(db: Builder): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('goal')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('category_id', text)
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('target', 'double precision', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('first_on', text, (column) => column.notNull())
    .addColumn('last_on', text, (column) => column.notNull())
    .addColumn('match_category_id', text)
    .addColumn('match_text', 'text')
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content_id', text)
    .addColumn('deleted_at', text)
    .addColumn('updated_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('goal_key', ['owner_id', 'id'])
    .execute()
  await db.schema
    .createTable('goal_entry')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('goal_id', text, (column) => column.notNull())
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('value', 'double precision', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content_id', text)
    .addColumn('deleted_at', text)
    .addColumn('updated_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('goal_entry_key', ['owner_id', 'id'])
    .execute()
  await db.schema.createIndex('goal_entry_of_goal').on('goal_entry').columns(['owner_id', 'goal_id', 'day']).execute()
}
