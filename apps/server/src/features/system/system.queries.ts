import { sql } from 'kysely'
import type { Queries } from '#server/db/schema.ts'

/** A query that any working database answers at once. */
export const countMigrations = async (db: Queries): Promise<void> => {
  await sql`select count(*) from kysely_migration`.execute(db)
}
