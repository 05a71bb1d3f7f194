import { sql, type Kysely } from 'kysely'

interface Lone {
  readonly owner_id: string
  readonly id: string
  readonly recurrence_id: string
}

/**
 * Older versions left exceptions on events that do not repeat, where nothing showed them. They become RDATEs of their
 * event, which thus becomes a series.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<Lone>`select event.owner_id, event.id, event_exception.recurrence_id
    from event join event_exception
      on event_exception.owner_id = event.owner_id and event_exception.event_id = event.id
    where event.rrule is null and event.rdates = '[]'
    order by event.owner_id, event.id, event_exception.recurrence_id`.execute(db)
  for (const [id, lone] of Map.groupBy(rows, (row) => row.id)) {
    const rdates = JSON.stringify(lone.map((row) => row.recurrence_id))
    await sql`update event set rdates = ${rdates} where owner_id = ${lone[0]?.owner_id} and id = ${id}`.execute(db)
  }
}
