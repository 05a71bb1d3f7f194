import type { Kysely } from 'kysely'

/**
 * The privacy setting under which a message was written. It is sent to a model again only if the present setting allows
 * as much.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('message').addColumn('said_under', 'text').execute()
}
