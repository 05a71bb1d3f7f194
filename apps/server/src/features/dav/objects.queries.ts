import { pagesOf, ROWS_A_PAGE, slicesOf } from '#server/db/pages.ts'
import { unseen } from '#server/db/prepare-query.ts'
import type { ChangeRowTable, EventTable, Queries } from '#server/db/schema.ts'

/** A calendar as a collection of resources. */
export interface Collection {
  readonly ownerId: string
  readonly calendarId: string
}

/** First and last day, in days since 1970. */
export interface Days {
  readonly first: number
  readonly last: number
}

/** What of an event decides its name and its ETag. */
export type ObjectRow = Pick<
  EventTable,
  'id' | 'uid' | 'version' | 'content_id' | 'category_id' | 'reminders' | 'created_at' | 'updated_at' | 'ics_names'
> & {
  readonly name: string | null
}

const objectsOf = (db: Queries, { ownerId, calendarId }: Collection) =>
  db
    .selectFrom('event')
    .leftJoin('dav_name', (join) =>
      join
        .onRef('dav_name.owner_id', '=', 'event.owner_id')
        .onRef('dav_name.event_id', '=', 'event.id')
        .onRef('dav_name.calendar_id', '=', 'event.calendar_id'),
    )
    .select([
      'event.id',
      'event.uid',
      'event.version',
      'event.content_id',
      'event.category_id',
      'event.reminders',
      'event.created_at',
      'event.updated_at',
      'event.ics_names',
      'dav_name.name',
    ])
    .where('event.owner_id', '=', unseen(ownerId))
    .where('event.calendar_id', '=', unseen(calendarId))
    .where('event.deleted_at', 'is', null)

/** The events of a calendar by UID, page by page; with a range of days, those that may touch it. */
export function objectPages(db: Queries, collection: Collection, days?: Days): AsyncGenerator<ObjectRow[]> {
  const all = objectsOf(db, collection).orderBy('event.uid').limit(ROWS_A_PAGE)
  const inOrder = days === undefined ? all : all.where('first_day', '<=', days.last).where('last_day', '>=', days.first)
  return pagesOf((before: ObjectRow | undefined) =>
    (before === undefined ? inOrder : inOrder.where('event.uid', '>', before.uid)).execute(),
  )
}

/** Those of these events that are in the calendar. */
export async function findObjects(db: Queries, collection: Collection, ids: readonly string[]): Promise<ObjectRow[]> {
  const found: ObjectRow[] = []
  for await (const slice of slicesOf(ids)) {
    found.push(...(await objectsOf(db, collection).where('event.id', 'in', slice.map(unseen)).execute()))
  }
  return found
}

/** Ids of events by the names that programs gave them in a calendar, in the trash or moved away too. */
export async function findNamed(
  db: Queries,
  { ownerId, calendarId }: Collection,
  names: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const slice of slicesOf(names)) {
    const rows = await db
      .selectFrom('dav_name')
      .select(['name', 'event_id'])
      .where('owner_id', '=', ownerId)
      .where('calendar_id', '=', calendarId)
      .where('name', 'in', slice)
      .execute()
    for (const row of rows) found.set(row.name, row.event_id)
  }
  return found
}

/** The names that programs gave these events in a calendar, by id. */
export async function findNames(
  db: Queries,
  { ownerId, calendarId }: Collection,
  eventIds: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const slice of slicesOf(eventIds)) {
    const rows = await db
      .selectFrom('dav_name')
      .select(['name', 'event_id'])
      .where('owner_id', '=', ownerId)
      .where('calendar_id', '=', calendarId)
      .where('event_id', 'in', slice)
      .execute()
    for (const row of rows) found.set(row.event_id, row.name)
  }
  return found
}

interface Naming {
  readonly name: string
  readonly eventId: string
}

/** Gives an event without a name one in a calendar. False where another event has it. */
export async function putFirstName(
  db: Queries,
  { ownerId, calendarId }: Collection,
  { name, eventId }: Naming,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('dav_name')
    .values({ owner_id: ownerId, calendar_id: calendarId, name, event_id: eventId })
    .onConflict((taken) => taken.columns(['owner_id', 'calendar_id', 'name']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The same for an event that may have another name there. */
export async function putName(
  db: Queries,
  { ownerId, calendarId }: Collection,
  { name, eventId }: Naming,
): Promise<void> {
  await db
    .deleteFrom('dav_name')
    .where('owner_id', '=', ownerId)
    .where('calendar_id', '=', calendarId)
    .where((row) => row.or([row('name', '=', name), row('event_id', '=', eventId)]))
    .execute()
  await db
    .insertInto('dav_name')
    .values({ owner_id: ownerId, calendar_id: calendarId, name, event_id: eventId })
    .execute()
}

/** Ids of all events of a calendar. */
export async function findIdsOf(db: Queries, collection: Collection): Promise<string[]> {
  const ids: string[] = []
  for await (const rows of objectPages(db, collection)) ids.push(...rows.map(({ id }) => id))
  return ids
}

/** Whether a person has an event with this id, in the trash or not. */
export const isStored = async (db: Queries, ownerId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('event')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/** The event of a calendar with this UID. */
export const findByUid = (db: Queries, collection: Collection, uid: string): Promise<ObjectRow | undefined> =>
  objectsOf(db, collection).where('event.uid', '=', unseen(uid)).executeTakeFirst()

/** The categories of changed occurrences of a calendar's events, each once; optionally of some events. */
export function findCategoriesOfOccurrences(
  db: Queries,
  { ownerId, calendarId }: Collection,
  eventIds?: readonly string[],
): Promise<{ event_id: string; category_id: string }[]> {
  const found = db
    .selectFrom('event_exception')
    .innerJoin('event', (join) =>
      join.onRef('event.owner_id', '=', 'event_exception.owner_id').onRef('event.id', '=', 'event_exception.event_id'),
    )
    .select(['event_exception.event_id', 'event_exception.category_id'])
    .distinct()
    .where('event_exception.owner_id', '=', ownerId)
    .where('event.calendar_id', '=', calendarId)
    .where('event.deleted_at', 'is', null)
    .where('event_exception.category_id', 'is not', null)
    .$narrowType<{ category_id: string }>()
  const wanted = eventIds === undefined ? found : found.where('event_exception.event_id', 'in', [...eventIds])
  return wanted.orderBy('event_exception.event_id').orderBy('event_exception.category_id').execute()
}

/** The calendars of these events, in the trash or not; an event that is gone for good is missing. */
export async function findPlaces(
  db: Queries,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, { readonly calendarId: string; readonly isThere: boolean }>> {
  const found = new Map<string, { calendarId: string; isThere: boolean }>()
  for await (const slice of slicesOf(ids)) {
    const rows = await db
      .selectFrom('event')
      .select(['id', 'calendar_id', 'deleted_at'])
      .where('owner_id', '=', ownerId)
      .where('id', 'in', slice)
      .execute()
    for (const row of rows) found.set(row.id, { calendarId: row.calendar_id, isThere: row.deleted_at === null })
  }
  return found
}

/** Ids of the events of a calendar that show one of these categories, themselves or in a changed occurrence. */
export async function findIdsOfCategories(
  db: Queries,
  { ownerId, calendarId }: Collection,
  categoryIds: readonly string[],
): Promise<string[]> {
  const own = await db
    .selectFrom('event')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('calendar_id', '=', calendarId)
    .where('deleted_at', 'is', null)
    .where('category_id', 'in', [...categoryIds])
    .execute()
  const ofOccurrences = await findCategoriesOfOccurrences(db, { ownerId, calendarId })
  const wanted = new Set(categoryIds)
  const changed = ofOccurrences.filter((row) => wanted.has(row.category_id)).map((row) => row.event_id)
  return [...new Set([...own.map((row) => row.id), ...changed])]
}

export type JournalRow = Pick<ChangeRowTable, 'sequence' | 'unit_type' | 'unit_id' | 'before'>

/** The journal's rows after a change, oldest first, page by page. */
export const journalPages = (db: Queries, ownerId: string, since: number): AsyncGenerator<JournalRow[]> =>
  pagesOf((before: JournalRow | undefined) => {
    const rows = db
      .selectFrom('change_row')
      .select(['sequence', 'unit_type', 'unit_id', 'before'])
      .where('owner_id', '=', ownerId)
      .where('sequence', '>', since)
      .orderBy('sequence')
      .orderBy('unit_type')
      .orderBy('unit_id')
      .limit(ROWS_A_PAGE)
    if (before === undefined) return rows.execute()
    return rows
      .where((where) =>
        where(
          where.refTuple('sequence', 'unit_type', 'unit_id'),
          '>',
          where.tuple(before.sequence, before.unit_type, before.unit_id),
        ),
      )
      .execute()
  })
