import type { Kysely } from 'kysely'
import { identifierText } from '../dialect.ts'

/** Accounts elsewhere that sign people in, browsers that have come back from there, and sessions whose owner has shown themself there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('identity')
    .addColumn('issuer', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('last_used_at', text)
    .addPrimaryKeyConstraint('identity_key', ['issuer', 'subject'])
    .execute()
  await db.schema.createIndex('identity_user').on('identity').column('user_id').execute()
  await db.schema
    .createTable('identity_code')
    .addColumn('code_hash', text, (column) => column.primaryKey())
    .addColumn('browser_hash', text, (column) => column.notNull())
    .addColumn('purpose', text, (column) => column.notNull())
    .addColumn('user_id', text)
    .addColumn('session_id', text)
    .addColumn('claims', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('identity_code_user').on('identity_code').column('user_id').execute()
  await db.schema.alterTable('session').addColumn('proven_at', text).execute()
}
