import { ownRows } from '#server/db/journal/own-units.ts'
import type { ChangeTable, EventTable, Queries } from '#server/db/schema.ts'

/** Who made changes, and when. */
export const findMakers = (
  db: Queries,
  ownerId: string,
  sequences: readonly number[],
): Promise<Pick<ChangeTable, 'sequence' | 'made_by' | 'maker' | 'created_at'>[]> =>
  db
    .selectFrom('change')
    .select(['sequence', 'made_by', 'maker', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where('sequence', 'in', [...sequences])
    .execute()

/** What is told of an event. */
export type ToldEvent = Pick<
  EventTable,
  | 'id'
  | 'title'
  | 'all_day'
  | 'start_at'
  | 'end_at'
  | 'timezone'
  | 'end_timezone'
  | 'rrule'
  | 'location'
  | 'calendar_id'
  | 'category_id'
>

/** Those events that are there. */
export const findToldEvents = (db: Queries, ownerId: string, ids: readonly string[]): Promise<ToldEvent[]> =>
  ownRows(db, 'event', ownerId)
    .select(['id', 'title', 'all_day', 'start_at', 'end_at', 'timezone', 'end_timezone'])
    .select(['rrule', 'location', 'calendar_id', 'category_id'])
    .where('id', 'in', [...ids])
    .execute()

const named = { calendar: 'name', category: 'name', goal: 'title', goal_entry: 'note', milestone: 'title' } as const

/** The names of those things that are there. */
export async function findNames(
  db: Queries,
  {
    ownerId,
    table,
    ids,
  }: { readonly ownerId: string; readonly table: keyof typeof named; readonly ids: readonly string[] },
): Promise<{ readonly id: string; readonly name: string }[]> {
  // All have this column under one name or another.
  const column = named[table] as 'name'
  return ownRows(db, table as 'category', ownerId)
    .select(['id', `${column} as name`])
    .where('id', 'in', [...ids])
    .execute()
}
