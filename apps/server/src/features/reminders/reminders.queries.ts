import { skippingLocked } from '#server/db/dialect.ts'
import { chunksOf } from '#server/db/pages.ts'
import type { NotificationTable, Queries, ReminderLookTable, UserTable } from '#server/db/schema.ts'

const ROWS_A_STATEMENT = 500

/**
 * Owners with something due: a reminder, a snoozed one, a digest. Three index probes, however much is stored. Polled,
 * so without a transaction.
 */
export async function findDueOwners(db: Queries, now: string, most: number): Promise<string[]> {
  const [reminders, snoozed, digests] = await Promise.all([
    db
      .selectFrom('reminder_look')
      .select('owner_id')
      .where('look_at', '<=', now)
      .orderBy('look_at')
      .limit(most)
      .execute(),
    db.selectFrom('notification').select('owner_id').where('due_at', '<=', now).limit(most).execute(),
    db.selectFrom('user').select('id as owner_id').where('digest_due_at', '<=', now).limit(most).execute(),
  ])
  return [...new Set([...reminders, ...snoozed, ...digests].map((row) => row.owner_id))]
}

/** A person's row, locked for this transaction; undefined if another one has it. Their writes wait. */
export const holdOwner = (trx: Queries, id: string): Promise<UserTable | undefined> =>
  skippingLocked(trx, trx.selectFrom('user').selectAll().where('id', '=', id)).executeTakeFirst()

/** Somebody as they are now. */
export const findOwner = (db: Queries, id: string): Promise<UserTable | undefined> =>
  db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst()

/** An owner's events to check by an instant, which may be ahead, the earliest first. */
export const findLooks = (
  trx: Queries,
  ownerId: string,
  { until, most }: { until: string; most: number },
): Promise<ReminderLookTable[]> =>
  trx
    .selectFrom('reminder_look')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('look_at', '<=', until)
    .orderBy('look_at')
    .orderBy('event_id')
    .limit(most)
    .execute()

/** Stores until when reminders have fired, and when the next is due. */
export async function putLooks(trx: Queries, rows: readonly ReminderLookTable[]): Promise<void> {
  for (const slice of chunksOf(rows, ROWS_A_STATEMENT)) {
    await trx
      .insertInto('reminder_look')
      .values(slice)
      .onConflict((conflict) =>
        conflict.columns(['owner_id', 'event_id']).doUpdateSet((update) => ({
          look_at: update.ref('excluded.look_at'),
          fired_until: update.ref('excluded.fired_until'),
        })),
      )
      .execute()
  }
}

export async function deleteLooks(trx: Queries, ownerId: string, eventIds: readonly string[]): Promise<void> {
  for (const slice of chunksOf(eventIds, ROWS_A_STATEMENT)) {
    await trx.deleteFrom('reminder_look').where('owner_id', '=', ownerId).where('event_id', 'in', slice).execute()
  }
}

/**
 * Schedules all of an owner's events for a check now, because their time zone changed. What the new zone puts into the
 * past never fires; what is due already does.
 */
export const lookAtAll = async (trx: Queries, ownerId: string, now: string): Promise<void> => {
  await trx
    .updateTable('reminder_look')
    .set((update) => ({
      fired_until: update.case().when('look_at', '<=', now).then(update.ref('fired_until')).else(now).end(),
      look_at: now,
    }))
    .where('owner_id', '=', ownerId)
    .execute()
}

/** Stores fired reminders and returns the ids of the new ones. */
export async function insertNotifications(trx: Queries, rows: readonly NotificationTable[]): Promise<Set<string>> {
  const ids = new Set<string>()
  for (const slice of chunksOf(rows, ROWS_A_STATEMENT)) {
    const inserted = await trx
      .insertInto('notification')
      .values(slice)
      .onConflict((conflict) =>
        conflict.columns(['owner_id', 'event_id', 'recurrence_id', 'minutes_before', 'channel', 'at']).doNothing(),
      )
      .returning('id')
      .execute()
    for (const { id } of inserted) ids.add(id)
  }
  return ids
}

/** Reminders of some events that fired since an instant. */
export async function findCame(
  trx: Queries,
  ownerId: string,
  { eventIds, since }: { eventIds: readonly string[]; since: string },
): Promise<NotificationTable[]> {
  const found: NotificationTable[] = []
  for (const slice of chunksOf(eventIds, ROWS_A_STATEMENT)) {
    const rows = await trx
      .selectFrom('notification')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('event_id', 'in', slice)
      .where('at', '>=', since)
      .execute()
    found.push(...rows)
  }
  return found
}

/** Brings snoozed reminders back, as if they had just fired. */
export const takeSnoozed = (trx: Queries, ownerId: string, now: string): Promise<NotificationTable[]> =>
  trx
    .updateTable('notification')
    .set({ due_at: null, seen_at: null, created_at: now })
    .where('owner_id', '=', ownerId)
    .where('due_at', '<=', now)
    .returningAll()
    .execute()

/** Owners whose digest is impossibly far ahead: the clock was set back since. */
export const findMisplacedDigests = (db: Queries, after: string, most: number): Promise<UserTable[]> =>
  db.selectFrom('user').selectAll().where('digest_due_at', '>', after).limit(most).execute()

export const setDigestDue = async (trx: Queries, ownerId: string, dueAt: string | null): Promise<void> => {
  await trx.updateTable('user').set({ digest_due_at: dueAt }).where('id', '=', ownerId).execute()
}
