import { ownRows } from '#server/db/journal/own-units.ts'
import { unseen } from '#server/db/prepare-query.ts'
import { pagesOf, ROWS_A_PAGE, rowsOf, slicesOf } from '#server/db/pages.ts'
import type { CategoryTable, EventTable, Queries } from '#server/db/schema.ts'

export interface OwnCalendar {
  readonly ownerId: string
  readonly id: string
}

export interface Days {
  readonly first: number
  readonly last: number
}

const eventsOf = (db: Queries, { ownerId, id }: OwnCalendar) =>
  ownRows(db, 'event', ownerId).where('calendar_id', '=', id)

/** Ids of the events of a calendar with one of these UIDs. */
export async function findIdsByUid(db: Queries, calendar: OwnCalendar, uids: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for await (const slice of slicesOf(uids)) {
    const rows = await eventsOf(db, calendar).select('id').where('uid', 'in', slice).execute()
    ids.push(...rows.map((row) => row.id))
  }
  return ids
}

/**
 * What a file says of categories, and their colours, oldest first. Those in the trash are included: an event changes when
 * its category goes there.
 */
export const findCategoriesOfFile = (
  db: Queries,
  ownerId: string,
): Promise<Pick<CategoryTable, 'id' | 'name' | 'color' | 'updated_at' | 'deleted_at'>[]> =>
  db
    .selectFrom('category')
    .select(['id', 'name', 'color', 'updated_at', 'deleted_at'])
    .where('owner_id', '=', unseen(ownerId))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export async function countEventsOfCalendar(db: Queries, calendar: OwnCalendar): Promise<number> {
  const counted = eventsOf(db, calendar).select((select) => select.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** The events of a calendar ordered by UID, page by page; with a range of days, those that may touch it. */
export function pagesOfCalendar(db: Queries, calendar: OwnCalendar, days?: Days): AsyncGenerator<EventTable[]> {
  const all = eventsOf(db, calendar).selectAll().orderBy('uid').limit(ROWS_A_PAGE)
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
  const inOrder = eventsOf(db, calendar)
    .select(['uid', 'title', 'start_at'])
    .where('first_day', '>=', first)
    .where('first_day', '<=', last)
    .orderBy('uid')
    .limit(ROWS_A_PAGE)
  return rowsOf((before: { uid: string } | undefined) =>
    (before === undefined ? inOrder : inOrder.where('uid', '>', before.uid)).execute(),
  )
}
