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
