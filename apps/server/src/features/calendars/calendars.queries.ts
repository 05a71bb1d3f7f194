import type { CalendarTable, Queries } from '#server/db/schema.ts'

export const insertCalendar = async (db: Queries, row: CalendarTable): Promise<void> => {
  await db.insertInto('calendar').values(row).execute()
}

/**
 * Whether an event exists whose calendar does not. It skips from calendar to calendar through the index and never reads
 * every event: somebody may have 240,000.
 */
export async function hasHomelessEvent(db: Queries, ownerId: string): Promise<boolean> {
  const row = await db
    .withRecursive('used', (query) =>
      query
        .selectFrom('event')
        .select(({ fn }) => fn.min<string | null>('calendar_id').as('calendar_id'))
        .where('owner_id', '=', ownerId)
        .where('deleted_at', 'is', null)
        .unionAll(
          query
            .selectFrom('used')
            .where('used.calendar_id', 'is not', null)
            .select((used) =>
              used
                .selectFrom('event')
                .select(({ fn }) => fn.min<string | null>('event.calendar_id').as('calendar_id'))
                .where('event.owner_id', '=', ownerId)
                .where('event.deleted_at', 'is', null)
                .whereRef('event.calendar_id', '>', 'used.calendar_id')
                .as('calendar_id'),
            ),
        ),
    )
    .selectFrom('used')
    .select('used.calendar_id')
    .where('used.calendar_id', 'is not', null)
    .where('used.calendar_id', 'not in', (query) =>
      query.selectFrom('calendar').select('id').where('owner_id', '=', ownerId).where('deleted_at', 'is', null),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
