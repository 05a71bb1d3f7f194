import type { Kysely } from 'kysely'
import { identifierText } from '../dialect.ts'

type Builder = Kysely<never>

/** Tables for the assistant: milestones with steps, conversations, proposals, and the log of what was read. */
export async function up(db: Builder): Promise<void> {
  // Descriptions contain booking codes, addresses and private matters, so by default they are not sent.
  await db.schema
    .alterTable('user')
    .addColumn('assistant', 'text', (column) => column.notNull().defaultTo('noDescriptions'))
    .execute()
  await createMilestones(db)
  await createConversations(db)
  await createProposals(db)
}

async function createMilestones(db: Builder): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('milestone')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('event_id', text)
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content_id', text)
    .addColumn('deleted_at', text)
    .addColumn('updated_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('milestone_key', ['owner_id', 'id'])
    .execute()
  await db.schema
    .createTable('milestone_step')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('milestone_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('event_id', text)
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('first_on', text, (column) => column.notNull())
    .addColumn('last_on', text, (column) => column.notNull())
    .addColumn('done_at', text)
    .addPrimaryKeyConstraint('milestone_step_key', ['owner_id', 'milestone_id', 'id'])
    .execute()
}

async function createConversations(db: Builder): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('conversation')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content_id', text)
    .addColumn('deleted_at', text)
    .addColumn('updated_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('conversation_key', ['owner_id', 'id'])
    .execute()
  await db.schema
    .createTable('message')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('conversation_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('proposal_id', text)
    .addColumn('engine', 'text')
    .addColumn('fallback', 'text')
    .addColumn('is_cut', 'integer', (column) => column.notNull())
    .addColumn('question', 'text')
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('message_key', ['owner_id', 'conversation_id', 'id'])
    .execute()
}

async function createProposals(db: Builder): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('proposal')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('milestone', 'text')
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('expires_at', text, (column) => column.notNull())
    .addColumn('change_id', text)
    .addPrimaryKeyConstraint('proposal_key', ['owner_id', 'id'])
    .execute()
  await db.schema
    .createTable('ai_log')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('looked', 'text', (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('sent_to', 'text')
    .addPrimaryKeyConstraint('ai_log_key', ['owner_id', 'id'])
    .execute()
}
