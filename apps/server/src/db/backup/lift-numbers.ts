import { sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Queries } from '../schema.ts'

/** Versions are counted in seconds from here: they stay below the nine digits that `If-Match` takes. */
const VERSIONS_FROM = Date.UTC(2026, 0, 1)

/**
 * Makes the numbers of a restored database greater than any that its data ever had: what was written after the backup is
 * gone, but browsers have seen it, and take an answer, a notice or a version with the same number for the same thing.
 * The time does that, whichever backup is restored how often: nobody writes once in each millisecond, nor changes one
 * thing once in each second, from one restoring to the next.
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
