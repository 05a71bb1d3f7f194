import type { Kysely } from 'kysely'
import { identifierText } from '../dialect.ts'

/** Browsers that have signed in to an account before. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('known_device')
    .addColumn('token_hash', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('last_used_at', text, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('known_device_user').on('known_device').column('user_id').execute()
}
