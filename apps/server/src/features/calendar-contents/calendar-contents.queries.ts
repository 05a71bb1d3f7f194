import { pagesOf, ROWS_A_PAGE, rowsOf, slicesOf } from '#server/db/pages.ts'
import type { EventTable, Queries } from '#server/db/schema.ts'

export interface OwnCalendar {
  readonly ownerId: string
  readonly id: string
}

export interface Days {
  readonly first: number
  readonly last: number
}

/** Ids of the events of a calendar with one of these UIDs. */
export async function findIdsByUid(db: Queries, calendar: OwnCalendar, uids: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for await (const slice of slicesOf(uids)) {
    const rows = await db
      .selectFrom('event')
      .select('id')
      .where('owner_id', '=', calendar.ownerId)
      .where('calendar_id', '=', calendar.id)
      .where('uid', 'in', slice)
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

/** The events of a calendar ordered by UID, page by page; with a range of days, those that may touch it. */
export function pagesOfCalendar(db: Queries, calendar: OwnCalendar, days?: Days): AsyncGenerator<EventTable[]> {
  const all = db
    .selectFrom('event')
    .selectAll()
    .where('owner_id', '=', calendar.ownerId)
    .where('calendar_id', '=', calendar.id)
    .where('deleted_at', 'is', null)
    .orderBy('uid')
    .limit(ROWS_A_PAGE)
  const inOrder = days === undefined ? all : all.where('first_day', '<=', days.last).where('last_day', '>=', days.first)
  return pagesOf((before: EventTable | undefined) =>
    (before === undefined ? inOrder : inOrder.where('uid', '>', before.uid)).execute(),
  )
}

/** Titles and starts of the events of a calendar that begin in a range of days. */
export const findStartsOfCalendar = (
  db: Queries,
  calendar: OwnCalendar,
  { first, last }: Days,
): Promise<Pick<EventTable, 'title' | 'start_at'>[]> => {
  const inOrder = db
    .selectFrom('event')
    .select(['uid', 'title', 'start_at'])
    .where('owner_id', '=', calendar.ownerId)
    .where('calendar_id', '=', calendar.id)
    .where('deleted_at', 'is', null)
    .where('first_day', '>=', first)
    .where('first_day', '<=', last)
    .orderBy('uid')
    .limit(ROWS_A_PAGE)
  return rowsOf((before: { uid: string } | undefined) =>
    (before === undefined ? inOrder : inOrder.where('uid', '>', before.uid)).execute(),
  )
}
