import type { Kysely } from 'kysely'

/** How a question was read, which the page shows beside its answer. Of what was answered before, nobody knows. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('message').addColumn('reading', 'text').execute()
}
