import type { Kysely } from 'kysely'
import { identifierText } from '../dialect.ts'

/** Notes of changes that are stored in parts and have not come to their end. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('unfinished_change')
    .addColumn('owner_id', text, (column) => column.primaryKey())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('change_id', text, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('begun_at', text, (column) => column.notNull())
    .execute()
}
