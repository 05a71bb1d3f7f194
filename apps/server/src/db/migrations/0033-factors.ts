import type { Kysely } from 'kysely'
import { identifierText } from '../dialect.ts'

/** Second factors of signing in, and sign-ins that wait for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('factor')
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('factor_key', ['user_id', 'kind'])
    .execute()
  await db.schema
    .createTable('recovery_code')
    .addColumn('code_hash', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('recovery_code_user').on('recovery_code').column('user_id').execute()
  await db.schema
    .createTable('login_step')
    .addColumn('token_hash', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('login_step_user').on('login_step').column('user_id').execute()
}
