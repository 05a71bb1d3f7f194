import type { Kysely } from 'kysely'
import { identifierText } from '../dialect.ts'

/** Passkeys, and the challenges that they have answered: none is answered twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('passkey')
    .addColumn('credential_id', text, (column) => column.primaryKey())
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('user_id', text, (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('last_used_at', text)
    .execute()
  await db.schema.createIndex('passkey_user').on('passkey').column('user_id').execute()
  await db.schema
    .createTable('answered_challenge')
    .addColumn('challenge_hash', text, (column) => column.primaryKey())
    .addColumn('answered_at', text, (column) => column.notNull())
    .execute()
}
