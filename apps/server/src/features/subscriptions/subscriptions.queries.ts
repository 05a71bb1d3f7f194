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

/** Whose turn it is: an owner, and since when something of theirs is due. */
export interface DueOwner {
  readonly owner_id: string
  readonly due_at: string
}

/** Owners with something due, but for some of them, those who wait longest first; through an index. */
export const findDueOwners = (
  db: Queries,
  { now, without, most }: { readonly now: string; readonly without: readonly string[]; readonly most: number },
): Promise<DueOwner[]> => {
  const due = db
    .selectFrom('subscription')
    .select(({ fn }) => ['owner_id', fn.min('due_at').as('due_at')])
    .where('due_at', '<=', now)
    .groupBy('owner_id')
    .orderBy('due_at')
    .orderBy('owner_id')
    .limit(most)
  return (without.length === 0 ? due : due.where('owner_id', 'not in', [...without])).execute()
}

/** Some subscriptions of an owner that are due, those that wait longest first. */
export const findDue = (
  db: Queries,
  ownerId: string,
  { now, most }: { readonly now: string; readonly most: number },
): Promise<SubscriptionTable[]> =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('calendar_id')
    .limit(most)
    .execute()

/** Puts a subscription off, if it is still due as it was when it was found: of two servers, one does. */
export async function claimDue(db: Queries, row: SubscriptionTable, until: string): Promise<boolean> {
  const claimed = await db
    .updateTable('subscription')
    .set({ due_at: until })
    .where('owner_id', '=', row.owner_id)
    .where('calendar_id', '=', row.calendar_id)
    .where('due_at', '=', row.due_at)
    .returning('calendar_id')
    .execute()
  return claimed.length > 0
}

/** Lets what a wrong clock has put off too far be read now. */
export const bringForward = async (db: Queries, { now, after }: { now: string; after: string }): Promise<void> => {
  await db.updateTable('subscription').set({ due_at: now }).where('due_at', '>', after).execute()
}

export const isAnyMisplaced = async (db: Queries, after: string): Promise<boolean> =>
  (await db.selectFrom('subscription').select('owner_id').where('due_at', '>', after).limit(1).executeTakeFirst()) !==
  undefined

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
