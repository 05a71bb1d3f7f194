import { isIdTaken } from '#server/db/own-rows.ts'
import type { EventTable, Queries } from '#server/db/schema.ts'

/** Last day of a series that never ends: later than any day that the API takes. */
export const ENDLESS_DAY = 999_999

export interface DayRange {
  readonly first: number
  readonly last: number
}

/** The columns that go over the wire: not those by which events are found, nor what is kept for exports. */
export const SHOWN_COLUMNS = [
  'id',
  'calendar_id',
  'category_id',
  'title',
  'description',
  'location',
  'url',
  'kind',
  'status',
  'busy',
  'all_day',
  'start_at',
  'end_at',
  'timezone',
  'end_timezone',
  'rrule',
  'rdates',
  'exdates',
  'reminders',
  'uid',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof EventTable)[]

type ShownRow = Pick<EventTable, (typeof SHOWN_COLUMNS)[number]>

/**
 * The events of an owner that may touch some days: those that begin within them, and of those that reach over a year's
 * end, the ones that began before and last into them. Two index ranges; what comes back is what is shown.
 */
export async function findEventsOfDays(db: Queries, ownerId: string, days: DayRange): Promise<ShownRow[]> {
  const present = db
    .selectFrom('event')
    .select(SHOWN_COLUMNS)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
  const within = await present.where('first_day', '>=', days.first).where('first_day', '<=', days.last).execute()
  const lasting = await present
    .where('spans_years', '=', 1)
    .where('last_day', '>=', days.first)
    .where('first_day', '<', days.first)
    .execute()
  return [...within, ...lasting]
}

export const findEvent = (db: Queries, ownerId: string, id: string): Promise<EventTable | undefined> =>
  db
    .selectFrom('event')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Those of some ids that are events of the owner's and not in the trash, in no order. At most some hundred. */
export const findEventsById = (db: Queries, ownerId: string, ids: readonly string[]): Promise<EventTable[]> =>
  db
    .selectFrom('event')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()

export const isEventIdTaken = (db: Queries, id: string): Promise<boolean> => isIdTaken(db, 'event', id)

/** How many events of all the owner's calendars start in a year (a series is one). */
export async function countEventsStartingIn(db: Queries, ownerId: string, year: number): Promise<number> {
  const row = await db
    .selectFrom('event')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('start_at', '>=', `${String(year)}-01-01`)
    .where('start_at', '<', `${String(year + 1)}-01-01`)
    .executeTakeFirstOrThrow()
  return row.count
}
