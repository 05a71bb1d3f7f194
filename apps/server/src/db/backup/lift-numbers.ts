import { sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Queries } from '../schema.ts'

/** Versions are counted in seconds from here, so they fit the nine digits that `If-Match` accepts. */
const VERSIONS_FROM = Date.UTC(2026, 0, 1)

/**
 * Raises all numbers of a restored database above any that its data ever had. Browsers may have seen data written after
 * the backup, and would take an answer, notice or version with the same number for the same thing. The current time is
 * high enough, however often a backup is restored: nobody writes once per millisecond, or changes one thing once per
 * second, between two restores.
 */
export async function liftNumbers(db: Queries, clock: Clock): Promise<void> {
  await lift(db, { table: 'user', column: 'sequence', least: clock.now() })
  const version = Math.max(0, Math.floor((clock.now() - VERSIONS_FROM) / 1_000))
  for (const table of ['calendar', 'category', 'event', 'milestone', 'conversation', 'goal', 'goal_entry'] as const) {
    await lift(db, { table, column: 'version', least: version })
  }
}

async function lift(
  db: Queries,
  { table, column, least }: { table: string; column: string; least: number },
): Promise<void> {
  const number = sql.ref(column)
  await sql`update ${sql.table(table)}
    set ${number} = case when ${number} < ${sql.lit(least)} then ${sql.lit(least)} else ${number} + 1 end`.execute(db)
}
