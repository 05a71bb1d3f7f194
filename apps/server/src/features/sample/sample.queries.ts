import { ownRows } from '#server/db/journal/own-units.ts'
import { ROWS_A_PAGE, rowsOf, slicesOf } from '#server/db/pages.ts'
import type { CalendarTable, EventTable, Queries } from '#server/db/schema.ts'

/** The sample calendar of somebody. */
export const findSample = (db: Queries, ownerId: string): Promise<CalendarTable | undefined> =>
  ownRows(db, 'calendar', ownerId).selectAll().where('sample', 'is not', null).limit(1).executeTakeFirst()

export type SampleRow = Pick<EventTable, 'id' | 'uid' | 'split_from'>

/** The events of a calendar, by which they can be told from those that came with it. */
export function findEventsIn(db: Queries, ownerId: string, calendarId: string): Promise<SampleRow[]> {
  const inOrder = ownRows(db, 'event', ownerId)
    .select(['id', 'uid', 'split_from'])
    .where('calendar_id', '=', calendarId)
    .orderBy('uid')
    .limit(ROWS_A_PAGE)
  return rowsOf((before: SampleRow | undefined) =>
    (before === undefined ? inOrder : inOrder.where('uid', '>', before.uid)).execute(),
  )
}

/** Whether anything of somebody's has a category: an event, one of its occurrences, or a goal. */
export async function isCategoryUsed(db: Queries, ownerId: string, categoryId: string): Promise<boolean> {
  const found = [
    await ownRows(db, 'event', ownerId).select('id').where('category_id', '=', categoryId).limit(1).executeTakeFirst(),
    await ownRows(db, 'goal', ownerId)
      .select('id')
      .where((goal) => goal.or([goal('category_id', '=', categoryId), goal('match_category_id', '=', categoryId)]))
      .limit(1)
      .executeTakeFirst(),
    await db
      .selectFrom('event_exception')
      .innerJoin('event', (join) =>
        join
          .onRef('event.owner_id', '=', 'event_exception.owner_id')
          .onRef('event.id', '=', 'event_exception.event_id'),
      )
      .select('event.id')
      .where('event_exception.owner_id', '=', ownerId)
      .where('event_exception.category_id', '=', categoryId)
      .where('event.deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst(),
  ]
  return found.some((row) => row !== undefined)
}

/** Which of these UIDs the events of a calendar have. */
export async function findTakenUids(
  db: Queries,
  { ownerId, id, uids }: { readonly ownerId: string; readonly id: string; readonly uids: readonly string[] },
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>()
  for await (const slice of slicesOf(uids)) {
    const rows = await ownRows(db, 'event', ownerId)
      .select('uid')
      .where('calendar_id', '=', id)
      .where('uid', 'in', slice)
      .execute()
    for (const { uid } of rows) taken.add(uid)
  }
  return taken
}
