import { sql, type Kysely } from 'kysely'
import { identifierText } from '../dialect.ts'

/** Addresses that are told what changes in somebody's year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('webhook')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('old_secret', 'text')
    .addColumn('old_until', text)
    .addColumn('kinds', 'text', (column) => column.notNull())
    .addColumn('off_reason', 'text')
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('unit', text)
    .addColumn('message_id', text)
    .addColumn('message_to', text)
    .addColumn('due_at', text)
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('failing_since', text)
    .addColumn('deliveries', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('webhook_key', ['owner_id', 'id'])
    .execute()
  await sql`create index webhook_due on webhook (due_at, owner_id) where due_at is not null`.execute(db)
}
