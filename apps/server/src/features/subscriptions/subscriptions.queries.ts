import { ownRows } from '#server/db/journal/own-units.ts'
import { pagesOf, ROWS_A_PAGE } from '#server/db/pages.ts'
import type { EventTable, Queries, SubscriptionTable } from '#server/db/schema.ts'

/** Whose subscription, by its calendar. */
export type SubscriptionKey = Pick<SubscriptionTable, 'owner_id' | 'calendar_id'>

/** A person's subscriptions, oldest first. */
export const findSubscriptions = (db: Queries, ownerId: string): Promise<SubscriptionTable[]> =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('calendar_id')
    .execute()

const oneOf = (db: Queries, { owner_id, calendar_id }: SubscriptionKey) =>
  db.selectFrom('subscription').selectAll().where('owner_id', '=', owner_id).where('calendar_id', '=', calendar_id)

export const findSubscription = (db: Queries, key: SubscriptionKey): Promise<SubscriptionTable | undefined> =>
  oneOf(db, key).executeTakeFirst()

export const insertSubscription = async (db: Queries, row: SubscriptionTable): Promise<void> => {
  await db.insertInto('subscription').values(row).execute()
}

export const setSubscription = async (
  db: Queries,
  { owner_id, calendar_id }: SubscriptionKey,
  facts: Partial<SubscriptionTable>,
): Promise<void> => {
  // A statement that sets nothing is none.
  if (Object.keys(facts).length === 0) return
  await db
    .updateTable('subscription')
    .set(facts)
    .where('owner_id', '=', owner_id)
    .where('calendar_id', '=', calendar_id)
    .execute()
}

/** The same for what came of reading an address, unless there is another address by now. */
export const setRead = async (
  db: Queries,
  { owner_id, calendar_id, url }: SubscriptionKey & Pick<SubscriptionTable, 'url'>,
  facts: Partial<SubscriptionTable>,
): Promise<void> => {
  await db
    .updateTable('subscription')
    .set(facts)
    .where('owner_id', '=', owner_id)
    .where('calendar_id', '=', calendar_id)
    .where('url', '=', url)
    .execute()
}

export const deleteSubscription = async (db: Queries, { owner_id, calendar_id }: SubscriptionKey): Promise<void> => {
  await db.deleteFrom('subscription').where('owner_id', '=', owner_id).where('calendar_id', '=', calendar_id).execute()
}

/** By what an event of a subscribed calendar is known again. */
export type KnownEvent = Pick<
  EventTable,
  'id' | 'uid' | 'title' | 'all_day' | 'start_at' | 'end_at' | 'rrule' | 'created_at'
>

/** All events of a calendar, ordered by UID, with a pause after each page. */
export async function findKnownEvents(
  db: Queries,
  { owner_id, calendar_id }: SubscriptionKey,
  pause: () => Promise<void>,
): Promise<KnownEvent[]> {
  const inOrder = ownRows(db, 'event', owner_id)
    .select(['id', 'uid', 'title', 'all_day', 'start_at', 'end_at', 'rrule', 'created_at'])
    .where('calendar_id', '=', calendar_id)
    .orderBy('uid')
    .limit(ROWS_A_PAGE)
  const known: KnownEvent[] = []
  const pages = pagesOf((before: KnownEvent | undefined) =>
    (before === undefined ? inOrder : inOrder.where('uid', '>', before.uid)).execute(),
  )
  for await (const page of pages) {
    known.push(...page)
    await pause()
  }
  return known
}
