import { pagesOf, ROWS_A_PAGE, slicesOf } from '#server/db/pages.ts'
import type { LinkedObjectTable, Queries } from '#server/db/schema.ts'
import type { LinkKey } from './linked.queries.ts'

/** A resource elsewhere and its event here, without the other side's body. */
export type LinkedObject = Omit<LinkedObjectTable, 'their_body'>

const COLUMNS = [
  'owner_id',
  'calendar_id',
  'href',
  'event_id',
  'etag',
  'tag',
  'sending',
  'conflict',
  'their_etag',
  'our_tag',
  'noticed_at',
] as const

const objectsOf = (db: Queries, { owner_id, calendar_id }: LinkKey) =>
  db.selectFrom('linked_object').select(COLUMNS).where('owner_id', '=', owner_id).where('calendar_id', '=', calendar_id)

/** All of a calendar, with a pause after each page. */
export async function findAllObjects(db: Queries, key: LinkKey, pause: () => Promise<void>): Promise<LinkedObject[]> {
  const inOrder = objectsOf(db, key).orderBy('href').limit(ROWS_A_PAGE)
  const found: LinkedObject[] = []
  const pages = pagesOf((before: LinkedObject | undefined) =>
    (before === undefined ? inOrder : inOrder.where('href', '>', before.href)).execute(),
  )
  for await (const page of pages) {
    found.push(...page)
    await pause()
  }
  return found
}

/** Those with one of these hrefs or events, and those that wait or were under way. */
export async function findSomeObjects(
  db: Queries,
  key: LinkKey,
  { hrefs, eventIds }: { readonly hrefs: readonly string[]; readonly eventIds: readonly string[] },
): Promise<LinkedObject[]> {
  const byHref = new Map<string, LinkedObject>()
  const waiting = objectsOf(db, key).where((row) =>
    row.or([row('conflict', 'is not', null), row('sending', 'is not', null)]),
  )
  for (const row of await waiting.execute()) byHref.set(row.href, row)
  for await (const slice of slicesOf(hrefs)) {
    for (const row of await objectsOf(db, key).where('href', 'in', slice).execute()) byHref.set(row.href, row)
  }
  for await (const slice of slicesOf(eventIds)) {
    for (const row of await objectsOf(db, key).where('event_id', 'in', slice).execute()) byHref.set(row.href, row)
  }
  return [...byHref.values()]
}

/** Writes what is known of resources, whatever was known before. */
export async function putObjects(db: Queries, rows: readonly LinkedObjectTable[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  for await (const slice of slicesOf(rows.map(({ href }) => href))) {
    await db
      .deleteFrom('linked_object')
      .where('owner_id', '=', first.owner_id)
      .where('calendar_id', '=', first.calendar_id)
      .where('href', 'in', slice)
      .execute()
  }
  for await (const slice of slicesOf(rows))
    await db
      .insertInto('linked_object')
      .values([...slice])
      .execute()
}

export async function deleteObjects(
  db: Queries,
  { owner_id, calendar_id }: LinkKey,
  hrefs: readonly string[],
): Promise<void> {
  for await (const slice of slicesOf(hrefs)) {
    await db
      .deleteFrom('linked_object')
      .where('owner_id', '=', owner_id)
      .where('calendar_id', '=', calendar_id)
      .where('href', 'in', slice)
      .execute()
  }
}

/** How many of a calendar's objects have an event. */
export async function countLinkedEvents(db: Queries, { owner_id, calendar_id }: LinkKey): Promise<number> {
  const { count } = await db
    .selectFrom('linked_object')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', owner_id)
    .where('calendar_id', '=', calendar_id)
    .where('event_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** How many objects the owner of a calendar has in others. */
export async function countOtherObjects(db: Queries, { owner_id, calendar_id }: LinkKey): Promise<number> {
  const { count } = await db
    .selectFrom('linked_object')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', owner_id)
    .where('calendar_id', '!=', calendar_id)
    .executeTakeFirstOrThrow()
  return count
}

export interface LeftCounts {
  readonly calendar_id: string
  readonly conflicts: number
  readonly unread: number
}

/** How many of a person's objects wait for a choice, and how many are no events, by calendar. */
export async function countLeft(db: Queries, ownerId: string): Promise<LeftCounts[]> {
  const rows = await db
    .selectFrom('linked_object')
    .select(({ fn, eb }) => [
      'calendar_id',
      fn.count(eb.case().when('conflict', 'is not', null).then(1).end()).as('conflicts'),
      fn.count(eb.case().when('event_id', 'is', null).then(1).end()).as('unread'),
    ])
    .where('owner_id', '=', ownerId)
    .groupBy('calendar_id')
    .execute()
  return rows.map((row) => ({ ...row, conflicts: Number(row.conflicts), unread: Number(row.unread) }))
}

/** What of a person waits for their choice, oldest first. */
export const findConflicts = (db: Queries, ownerId: string, most: number): Promise<LinkedObjectTable[]> =>
  db
    .selectFrom('linked_object')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('conflict', 'is not', null)
    .orderBy('noticed_at')
    .orderBy('href')
    .limit(most)
    .execute()

/** How many wait for a choice of a person. */
export async function countConflicts(db: Queries, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('linked_object')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('conflict', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** What waits for a choice in one calendar. */
export const findConflictsOf = (db: Queries, { owner_id, calendar_id }: LinkKey): Promise<LinkedObjectTable[]> =>
  db
    .selectFrom('linked_object')
    .selectAll()
    .where('owner_id', '=', owner_id)
    .where('calendar_id', '=', calendar_id)
    .where('conflict', 'is not', null)
    .execute()
