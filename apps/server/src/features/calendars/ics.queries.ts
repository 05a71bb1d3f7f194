import type { EventTable, Queries } from '#server/db/schema.ts'

const UIDS_A_QUERY = 1_000

/** Ids of those events of a calendar that have one of the UIDs. */
export async function findIdsByUid(
  db: Queries,
  calendar: { ownerId: string; id: string },
  uids: readonly string[],
): Promise<string[]> {
  const ids: string[] = []
  for (let from = 0; from < uids.length; from += UIDS_A_QUERY) {
    const rows = await db
      .selectFrom('event')
      .select('id')
      .where('owner_id', '=', calendar.ownerId)
      .where('calendar_id', '=', calendar.id)
      .where('uid', 'in', uids.slice(from, from + UIDS_A_QUERY))
      .where('deleted_at', 'is', null)
      .execute()
    ids.push(...rows.map((row) => row.id))
  }
  return ids
}

export async function countEventsOfCalendar(db: Queries, ownerId: string, calendarId: string): Promise<number> {
  const row = await db
    .selectFrom('event')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('calendar_id', '=', calendarId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** The events of a calendar in the order of their start. */
export const findEventsOfCalendar = (db: Queries, ownerId: string, calendarId: string): Promise<EventTable[]> =>
  db
    .selectFrom('event')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('calendar_id', '=', calendarId)
    .where('deleted_at', 'is', null)
    .orderBy('start_at')
    .orderBy('uid')
    .execute()

interface OwnCalendar {
  readonly ownerId: string
  readonly id: string
}

interface Days {
  readonly first: number
  readonly last: number
}

/** The events of a calendar that may touch some days. */
export const findEventsOfCalendarBetween = (
  db: Queries,
  calendar: OwnCalendar,
  { first, last }: Days,
): Promise<EventTable[]> =>
  db
    .selectFrom('event')
    .selectAll()
    .where('owner_id', '=', calendar.ownerId)
    .where('calendar_id', '=', calendar.id)
    .where('deleted_at', 'is', null)
    .where('first_day', '<=', last)
    .where('last_day', '>=', first)
    .execute()

/** What the events of a calendar that begin within some days are called, and when they do. */
export const findStartsOfCalendar = (
  db: Queries,
  calendar: OwnCalendar,
  { first, last }: Days,
): Promise<Pick<EventTable, 'title' | 'start_at'>[]> =>
  db
    .selectFrom('event')
    .select(['title', 'start_at'])
    .where('owner_id', '=', calendar.ownerId)
    .where('calendar_id', '=', calendar.id)
    .where('deleted_at', 'is', null)
    .where('first_day', '>=', first)
    .where('first_day', '<=', last)
    .execute()
