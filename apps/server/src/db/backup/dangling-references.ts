import { sql, type RawBuilder } from 'kysely'
import type { Queries, Tables } from '../schema.ts'
import { OWNED_TABLES } from '../tables.ts'
import type { Row } from './copy-tables.ts'

type Count = RawBuilder<{ count: number }>

/** Rows that refer to others of the same owner, with the sentence that reports those whose other is missing. */
const references: readonly (readonly [words: string, from: keyof Tables, column: string, to: keyof Tables])[] = [
  ['events in no calendar', 'event', 'calendar_id', 'calendar'],
  ['changed occurrences of no event', 'event_exception', 'event_id', 'event'],
  ['steps of no milestone', 'milestone_step', 'milestone_id', 'milestone'],
  ['messages of no conversation', 'message', 'conversation_id', 'conversation'],
  ['entries of no goal', 'goal_entry', 'goal_id', 'goal'],
  ['subscriptions of no calendar', 'subscription', 'calendar_id', 'calendar'],
  ['links of no calendar', 'linked_calendar', 'calendar_id', 'calendar'],
  ['links of no account', 'linked_calendar', 'account_id', 'linked_account'],
]

/** Queries for dangling references, each with its sentence. */
const looseEnds: readonly (readonly [words: string, query: Count])[] = [
  ...OWNED_TABLES.map(({ name, owner }): readonly [string, Count] => [
    `rows of nobody in ${name}`,
    sql`select count(*) as count from ${sql.table(name)} r
      where not exists (select 1 from "user" u where u.id = r.${sql.ref(owner)}) and r.${sql.ref(owner)} is not null`,
  ]),
  [
    'people without a calendar',
    sql`select count(*) as count from "user" u
      where not exists (select 1 from calendar c where c.owner_id = u.id and c.deleted_at is null)`,
  ],
  ...references.map(([words, from, column, to]): readonly [string, Count] => [
    words,
    sql`select count(*) as count from ${sql.table(from)} r
      where not exists (select 1 from ${sql.table(to)} t where t.owner_id = r.owner_id and t.id = r.${sql.ref(column)})`,
  ]),
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
  proposal: ['items', 'milestone', 'goal'],
  ai_log: ['looked'],
  push_message: ['notification_ids'],
  subscription: ['reminders', 'held'],
  linked_calendar: ['held'],
  linked_object: ['sending'],
  passkey: ['transports'],
  identity_code: ['claims'],
  webhook: ['kinds', 'deliveries'],
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
