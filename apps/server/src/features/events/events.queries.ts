import type { SelectQueryBuilder } from 'kysely'
import { ownRows } from '#server/db/journal/own-units.ts'
import { subscribedIds } from '#server/db/journal/refuse-read-only.ts'
import { SAMPLE_UIDS } from '#server/db/journal/units/sample-uid.ts'
import { pagesOf, ROWS_A_PAGE, slicesOf } from '#server/db/pages.ts'
import type { EventTable, Queries, Tables } from '#server/db/schema.ts'

/** Last day of an endless series: later than any day that the API accepts. */
export const ENDLESS_DAY = 999_999

export interface DayRange {
  readonly first: number
  readonly last: number
}

/** Columns that are sent, without those for finding events or for exports. */
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
  'away',
  'all_day',
  'start_at',
  'end_at',
  'timezone',
  'end_timezone',
  'rrule',
  'rdates',
  'exdates',
  'count_end',
  'reminders',
  'goal_id',
  'uid',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof EventTable)[]

type ShownRow = Pick<EventTable, (typeof SHOWN_COLUMNS)[number]>

/**
 * An owner's events that may touch some days, as two index ranges (decision 0003): those that begin within them, and
 * those that cross a year's end, began before and last into them.
 */
export async function* eventsOfDays(db: Queries, ownerId: string, days: DayRange): AsyncGenerator<ShownRow[]> {
  const present = ownRows(db, 'event', ownerId).select([...SHOWN_COLUMNS, 'first_day', 'last_day'])
  const within = present.where('first_day', '>=', days.first).where('first_day', '<=', days.last)
  const lasting = present
    .where('spans_years', '=', 1)
    .where('last_day', '>=', days.first)
    .where('first_day', '<', days.first)
  yield* inOrderOf(within, 'first_day')
  yield* inOrderOf(lasting, 'last_day')
}

type DayColumn = 'first_day' | 'last_day'
type DatedRow = ShownRow & Pick<EventTable, DayColumn>

function inOrderOf(rows: SelectQueryBuilder<Tables, 'event', DatedRow>, column: DayColumn): AsyncGenerator<DatedRow[]> {
  const inOrder = rows.orderBy(column).orderBy('id').limit(ROWS_A_PAGE)
  return pagesOf((last) =>
    (last === undefined
      ? inOrder
      : inOrder.where((where) => where(where.refTuple(column, 'id'), '>', where.tuple(last[column], last.id)))
    ).execute(),
  )
}

/** An owner's events with these ids outside the trash, unordered. */
export async function findEventsById(db: Queries, ownerId: string, ids: readonly string[]): Promise<EventTable[]> {
  const found: EventTable[] = []
  for await (const slice of slicesOf(ids)) {
    found.push(...(await ownRows(db, 'event', ownerId).selectAll().where('id', 'in', slice).execute()))
  }
  return found
}

/** An owner's events that are tied to some goals. */
export async function findIdsOfGoals(db: Queries, ownerId: string, goalIds: readonly string[]): Promise<string[]> {
  if (goalIds.length === 0) return []
  const linked = ownRows(db, 'event', ownerId).where('goal_id', 'in', [...goalIds])
  const rows = await linked.select('id').execute()
  return rows.map(({ id }) => id)
}

/** The number of events in the owner's calendars, without those that are subscribed, that start in a year (a series is one). */
export async function countEventsStartingIn(db: Queries, ownerId: string, year: number): Promise<number> {
  const counted = countedEventsOf(db, ownerId, year).where('calendar_id', 'not in', subscribedIds(db, ownerId))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** Of these, how many came with the sample year and are in it. */
export async function countSampleEventsStartingIn(db: Queries, ownerId: string, year: number): Promise<number> {
  const samples = ownRows(db, 'calendar', ownerId).select('id').where('sample', 'is not', null)
  const counted = countedEventsOf(db, ownerId, year)
    .where('calendar_id', 'in', samples)
    .where('uid', '>=', SAMPLE_UIDS.from)
    .where('uid', '<', SAMPLE_UIDS.before)
  return (await counted.executeTakeFirstOrThrow()).count
}

const countedEventsOf = (db: Queries, ownerId: string, year: number) =>
  ownRows(db, 'event', ownerId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('start_at', '>=', `${String(year)}-01-01`)
    .where('start_at', '<', `${String(year + 1)}-01-01`)
