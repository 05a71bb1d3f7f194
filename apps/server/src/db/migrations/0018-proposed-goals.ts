import type { Kysely } from 'kysely'

/** The goal that a card makes. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('proposal').addColumn('goal', 'text').execute()
}
