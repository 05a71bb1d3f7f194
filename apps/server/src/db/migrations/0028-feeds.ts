import type { Kysely } from 'kysely'

/** Secret addresses of feeds are keys too: named, noted, revoked and ended with the password as all are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['expires_at', 'feed']) await db.schema.alterTable('api_key').addColumn(column, 'text').execute()
}
