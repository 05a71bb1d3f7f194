import type { Kysely } from 'kysely'
import { identifierText } from '../dialect.ts'

/** Who may see the admin page, what was done with each account, and what the operator did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .alterTable('user')
    .addColumn('operator', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('audit_entry')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('first_at', text, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('by_operator', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_entry_key', ['owner_id', 'id'])
    .execute()
  await db.schema.createIndex('audit_entry_at').on('audit_entry').column('at').execute()
  await db.schema
    .createTable('operator_entry')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('operator_id', text)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', text)
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute()
}
