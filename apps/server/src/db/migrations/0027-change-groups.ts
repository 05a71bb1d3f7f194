import type { Kysely } from 'kysely'

/** What a device did without a pause is one group of changes: each says what all of them did so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('change').addColumn('group_tally', 'text').execute()
}
