import type { Kysely } from 'kysely'
import { identifierText } from '../dialect.ts'

/** What the assistant recommends or suggests and the person does not want to see again. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('turned_down')
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('advice_id', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('turned_down_key', ['owner_id', 'advice_id'])
    .execute()
}
