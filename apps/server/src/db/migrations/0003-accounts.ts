import { type Kysely, sql } from 'kysely'
import { identifierText } from '../dialect.ts'

type Builder = Kysely<never>

/** Tables for keys, password resets, invitations, mail, feedback and rate limits. */
export async function up(db: Builder): Promise<void> {
  await db.schema.alterTable('category').addColumn('target_minutes', 'integer').execute()
  await createSecrets(db)
  await createBeta(db)
  await createPost(db)
  await createAttempts(db)
}

/** A person's secrets, each stored as a hash. */
async function createSecrets(db: Builder): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('api_key')
    .addColumn('key_hash', text, (column) => column.primaryKey())
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('last_used_at', text)
    .execute()
  await db.schema.createIndex('api_key_user').on('api_key').column('user_id').execute()
  await db.schema
    .createTable('password_reset')
    .addColumn('token_hash', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull().unique())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute()
}

async function createBeta(db: Builder): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('invite')
    .addColumn('code_hash', text, (column) => column.primaryKey())
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('expires_at', text, (column) => column.notNull())
    .addColumn('revoked_at', text)
    .addColumn('used_at', text)
    .addColumn('user_id', text)
    .execute()
  await db.schema
    .createTable('beta_request')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', text, (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('approved_at', text)
    .execute()
}

/** Incoming feedback and outgoing mail. */
async function createPost(db: Builder): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('feedback')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text)
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('mail')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text)
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', text)
    .addColumn('sent_at', text)
    .addColumn('last_fault', 'text')
    .execute()
  await sql`create index mail_due on mail (due_at) where due_at is not null`.execute(db)
}

async function createAttempts(db: Builder): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('attempt')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('bucket', text, (column) => column.notNull())
    .addColumn('tried_at', text, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('attempt_in_bucket').on('attempt').columns(['bucket', 'tried_at']).execute()
}
