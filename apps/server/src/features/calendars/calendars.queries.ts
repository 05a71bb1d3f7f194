import type { CalendarTable, Queries } from '#server/db/schema.ts'

export const insertCalendar = async (db: Queries, row: CalendarTable): Promise<void> => {
  await db.insertInto('calendar').values(row).execute()
}

/**
 * The calendar of an event that does not exist, though the event does; undefined if there is none. It skips from calendar to calendar through the index and never reads
 * every event: somebody may have 240,000.
 */
export async function missingCalendar(db: Queries, ownerId: string): Promise<string | undefined> {
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
  return row?.calendar_id ?? undefined
}

/** An event of a calendar, outside the trash. */
export const findEventOf = (db: Queries, ownerId: string, calendarId: string): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('event')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('calendar_id', '=', calendarId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
