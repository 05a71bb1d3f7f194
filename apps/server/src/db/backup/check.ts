import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../database.ts'
import { digestTables, type TableDigest } from './copy-tables.ts'

/** What a check found: how much there is, and what is wrong with it. */
export interface CheckReport {
  readonly tables: readonly TableDigest[]
  /** One sentence each; empty where all is well. */
  readonly faults: readonly string[]
}

/** Rows that point at what is not there, by what to say of them. */
const orphans: readonly (readonly [words: string, query: RawBuilder<{ count: number }>])[] = [
  [
    'sessions of nobody',
    sql`select count(*) as count from session s
    where not exists (select 1 from "user" u where u.id = s.user_id)`,
  ],
  [
    'calendars of nobody',
    sql`select count(*) as count from calendar c
    where not exists (select 1 from "user" u where u.id = c.owner_id)`,
  ],
  [
    'categories of nobody',
    sql`select count(*) as count from category c
    where not exists (select 1 from "user" u where u.id = c.owner_id)`,
  ],
  [
    'events in no calendar',
    sql`select count(*) as count from event e
    where not exists (select 1 from calendar c where c.owner_id = e.owner_id and c.id = e.calendar_id)`,
  ],
  [
    'changed occurrences of no event',
    sql`select count(*) as count from event_exception x
    where not exists (select 1 from event e where e.owner_id = x.owner_id and e.id = x.event_id)`,
  ],
  [
    'journal rows of no change',
    sql`select count(*) as count from change_row r
    where not exists (select 1 from change c where c.owner_id = r.owner_id and c.sequence = r.sequence)`,
  ],
  [
    'changes beyond the number of their owner',
    sql`select count(*) as count from change c
    join "user" u on u.id = c.owner_id where c.sequence > u.sequence`,
  ],
]

/** Reads everything once, and looks for damage and for rows that point at what is not there. */
export async function checkDatabase(database: Database): Promise<CheckReport> {
  const faults: string[] = []
  if (database.kind === 'sqlite') {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.read)
    faults.push(...rows.map((row) => row.integrity_check).filter((answer) => answer !== 'ok'))
  }
  for (const [words, query] of orphans) {
    const { rows } = await query.execute(database.read)
    const count = rows[0]?.count ?? 0
    if (count > 0) faults.push(`${String(count)} ${words}`)
  }
  return { tables: await digestTables(database.read), faults }
}
