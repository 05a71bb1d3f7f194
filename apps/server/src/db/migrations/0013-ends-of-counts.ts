import { countEndOf, newBudget, STEPS_MAX } from '@dodici/core/recurrence'
import { sql, type Kysely } from 'kysely'

interface Counting {
  readonly owner_id: string
  readonly id: string
  readonly rrule: string
  readonly all_day: number
  readonly start_at: string
  readonly end_at: string
  readonly timezone: string | null
  readonly end_timezone: string | null
}

const ROWS_AT_ONCE = 1_000
/** Some twenty seconds. The remaining ends are computed when their events are next written. */
const STEPS_OF_ALL = 200_000_000

/** The last start that the COUNT of a rule allows. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('event').addColumn('count_end', 'text').execute()
  await fillCountEnds(db, STEPS_OF_ALL)
}

/** Stores the ends of existing events, within that many steps. */
export async function fillCountEnds(db: Kysely<never>, most: number): Promise<void> {
  let left = most
  for (let rows = await nextRows(db, null); rows.length > 0 && left > 0; rows = await nextRows(db, rows.at(-1))) {
    for (const row of rows) {
      const budget = newBudget()
      const end = countEndOf(row.rrule, timesOf(row), { budget })
      left -= STEPS_MAX - budget.left
      if (end === null) continue
      await sql`update event set count_end = ${end} where owner_id = ${row.owner_id} and id = ${row.id}`.execute(db)
      if (left <= 0) return
    }
  }
}

async function nextRows(db: Kysely<never>, after: Pick<Counting, 'owner_id' | 'id'> | null | undefined) {
  const [owner, id] = [after?.owner_id ?? '', after?.id ?? '']
  const { rows } = await sql<Counting>`select owner_id, id, rrule, all_day, start_at, end_at, timezone, end_timezone
    from event
    where upper(rrule) like '%COUNT=%' and (owner_id > ${owner} or (owner_id = ${owner} and id > ${id}))
    order by owner_id, id limit ${ROWS_AT_ONCE}`.execute(db)
  return rows
}

const timesOf = (row: Counting) => ({
  allDay: row.all_day === 1,
  start: row.start_at,
  end: row.end_at,
  timezone: row.timezone,
  endTimezone: row.end_timezone,
})
