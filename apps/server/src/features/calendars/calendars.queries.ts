import { addUsage, journalBytes } from '#server/db/journal/usage.ts'
import { findOwnRow, findOwnRows, isIdTaken } from '#server/db/own-rows.ts'
import type { CalendarTable, Queries } from '#server/db/schema.ts'

export const findCalendars = (db: Queries, ownerId: string): Promise<CalendarTable[]> =>
  findOwnRows(db, 'calendar', ownerId)

export const findCalendar = (db: Queries, ownerId: string, id: string): Promise<CalendarTable | undefined> =>
  findOwnRow(db, 'calendar', { ownerId, id })

export const isCalendarIdTaken = (db: Queries, id: string): Promise<boolean> => isIdTaken(db, 'calendar', id)

export const insertCalendar = async (db: Queries, row: CalendarTable): Promise<void> => {
  await db.insertInto('calendar').values(row).execute()
}

/** One event that is there although its calendar is not; undefined where all is well. */
export const findHomelessEvent = (db: Queries, ownerId: string): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('event')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('calendar_id', 'not in', (where) =>
      where.selectFrom('calendar').select('id').where('owner_id', '=', ownerId).where('deleted_at', 'is', null),
    )
    .limit(1)
    .executeTakeFirst()

/** Removes for good the events of a calendar (those in the trash too) with all that the journal keeps of them. */
export async function deleteEventsOfCalendar(db: Queries, ownerId: string, calendarId: string): Promise<void> {
  const eventIds = db
    .selectFrom('event')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('calendar_id', '=', calendarId)
  const rows = db.deleteFrom('change_row').where('owner_id', '=', ownerId).where('unit_id', 'in', eventIds)
  const journal = await rows.returning(journalBytes.as('bytes')).execute()
  await db.deleteFrom('event_exception').where('owner_id', '=', ownerId).where('event_id', 'in', eventIds).execute()
  const events = await db
    .deleteFrom('event')
    .where('owner_id', '=', ownerId)
    .where('calendar_id', '=', calendarId)
    .returning(['bytes', 'deleted_at'])
    .execute()
  const { trash = [], kept = [] } = Object.groupBy(events, (row) => (row.deleted_at === null ? 'kept' : 'trash'))
  await addUsage(db, ownerId, { journal: -sumOf(journal), kept: -sumOf(kept), trash: -sumOf(trash) })
}

/** Removes a calendar's own row for good, with what the journal kept of it before. */
export async function deleteCalendarRow(db: Queries, ownerId: string, id: string): Promise<void> {
  const rows = db.deleteFrom('change_row').where('owner_id', '=', ownerId).where('unit_id', '=', id)
  const journal = await rows.returning(journalBytes.as('bytes')).execute()
  const calendars = await db
    .deleteFrom('calendar')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('bytes')
    .execute()
  // Within its own change it is among those that are there: the change puts it into the trash when it is stored.
  await addUsage(db, ownerId, { journal: -sumOf(journal), trash: -sumOf(calendars) })
}

const sumOf = (rows: readonly { readonly bytes: number }[]): number => rows.reduce((sum, { bytes }) => sum + bytes, 0)

/** Removes the changes of which nothing is left that could be taken back: they still had the names of what they did. */
export async function deleteEmptyChanges(db: Queries, ownerId: string): Promise<void> {
  await db
    .deleteFrom('change')
    .where('owner_id', '=', ownerId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('change_row')
            .select('change_row.unit_id')
            .where('change_row.owner_id', '=', ownerId)
            .whereRef('change_row.sequence', '=', 'change.sequence'),
        ),
      ),
    )
    .execute()
}
