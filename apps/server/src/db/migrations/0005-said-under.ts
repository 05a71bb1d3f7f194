import type { Kysely } from 'kysely'

/** What a person let out when something was said: it is said to a model again only where they let out as much now. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('message').addColumn('said_under', 'text').execute()
}
