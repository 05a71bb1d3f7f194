import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../schema.ts'
import { OWNED_TABLES } from '../tables.ts'
import type { Row } from './copy-tables.ts'

type Count = RawBuilder<{ count: number }>

const ofNobody = OWNED_TABLES.map(({ name, owner }): readonly [string, Count] => [
  `rows of nobody in ${name}`,
  sql`select count(*) as count from ${sql.table(name)} r
    where not exists (select 1 from "user" u where u.id = r.${sql.ref(owner)}) and r.${sql.ref(owner)} is not null`,
])

/** Queries for dangling references, each with the sentence that reports it. */
const looseEnds: readonly (readonly [words: string, query: Count])[] = [
  ...ofNobody,
  [
    'people without a calendar',
    sql`select count(*) as count from "user" u
      where not exists (select 1 from calendar c where c.owner_id = u.id and c.deleted_at is null)`,
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
    'steps of no milestone',
    sql`select count(*) as count from milestone_step s
      where not exists (select 1 from milestone m where m.owner_id = s.owner_id and m.id = s.milestone_id)`,
  ],
  [
    'messages of no conversation',
    sql`select count(*) as count from message m
      where not exists (select 1 from conversation c where c.owner_id = m.owner_id and c.id = m.conversation_id)`,
  ],
  [
    'entries of no goal',
    sql`select count(*) as count from goal_entry e
      where not exists (select 1 from goal g where g.owner_id = e.owner_id and g.id = e.goal_id)`,
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

/** One sentence per kind of dangling reference. Each is one statement, because a server may be writing. */
export async function findLooseEnds(db: Queries): Promise<string[]> {
  const found: string[] = []
  for (const [words, query] of looseEnds) {
    const { rows } = await query.execute(db)
    const count = rows[0]?.count ?? 0
    if (count > 0) found.push(`${String(count)} ${words}`)
  }
  return found
}

/** Columns that hold JSON as text. */
const jsonColumns: Readonly<Record<string, readonly string[]>> = {
  category: ['default_reminders'],
  event: ['rdates', 'exdates', 'reminders', 'ics_extra'],
  event_exception: ['ics_extra'],
  change_row: ['before'],
  idempotency_key: ['answer'],
  mail: ['facts'],
  message: ['events', 'question'],
  proposal: ['items', 'milestone'],
  ai_log: ['looked'],
  push_message: ['notification_ids'],
}

/** How many values that should be JSON are not. */
export const countBrokenJson = (table: string, rows: readonly Row[]): number =>
  (jsonColumns[table] ?? []).reduce(
    (count, column) => count + rows.filter((row) => !isJson(row[column] ?? null)).length,
    0,
  )

function isJson(value: Row[string]): boolean {
  if (value === null) return true
  try {
    JSON.parse(String(value))
    return true
  } catch {
    return false
  }
}
