import type { Kysely } from 'kysely'

/** The region whose public holidays a person has. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('user').addColumn('region', 'text').execute()
}
