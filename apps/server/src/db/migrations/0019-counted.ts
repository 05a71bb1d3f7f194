import type { Kysely } from 'kysely'

/** What an answer counted, which the page lists. Of what was answered before, nobody knows. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('message').addColumn('counted', 'text').execute()
}
