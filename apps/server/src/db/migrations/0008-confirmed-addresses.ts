import { type Kysely, sql } from 'kysely'
import { identifierText } from '../dialect.ts'

/**
 * Whether an address is confirmed, and its requested replacement. Existing accounts count as confirmed, so that an
 * upgrade does not stop their mails.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const text = identifierText(db)
  await db.schema.alterTable('user').addColumn('email_confirmed_at', text).execute()
  await db.schema.alterTable('user').addColumn('new_email', 'text').execute()
  await sql`update "user" set email_confirmed_at = created_at`.execute(db)
  await db.schema.alterTable('invite').addColumn('mailed_to', text).execute()
  // These mails are no longer sent: they went to whatever address somebody had typed.
  await sql`delete from mail where kind = 'beta_received' and due_at is not null`.execute(db)
  await db.schema
    .createTable('email_confirmation')
    .addColumn('token_hash', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('ended_as', text)
    .execute()
  await db.schema.createIndex('email_confirmation_user').on('email_confirmation').column('user_id').execute()
}
