import { isMisplaced, type QueueInstants } from '#server/db/misplaced.ts'
import { skippingLocked } from '#server/db/dialect.ts'
import type { NotificationTable, PushMessageTable, PushSubscriptionTable, Queries } from '#server/db/schema.ts'

/** A row of somebody's. */
interface Owned {
  readonly owner_id: string
  readonly id: string
}

/** The devices of somebody on which they are still signed in: on others nothing of theirs is shown. */
const signedInDevices = (db: Queries, ownerId: string) =>
  db
    .selectFrom('push_subscription')
    .where('owner_id', '=', ownerId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('session')
          .select('session.id')
          .whereRef('session.id', '=', 'push_subscription.session_id')
          .where('session.user_id', '=', ownerId),
      ),
    )

/** The oldest first. */
export const findDevices = (db: Queries, ownerId: string): Promise<PushSubscriptionTable[]> =>
  signedInDevices(db, ownerId).selectAll().orderBy('created_at').orderBy('id').execute()

export const findDevice = (db: Queries, { owner_id, id }: Owned): Promise<PushSubscriptionTable | undefined> =>
  signedInDevices(db, owner_id).selectAll().where('id', '=', id).executeTakeFirst()

export const findDeviceIds = async (db: Queries, ownerId: string): Promise<string[]> =>
  (await signedInDevices(db, ownerId).select('push_subscription.id').execute()).map(({ id }) => id)

/** Whoever has it: a browser has one endpoint, and one person at a time. */
export const findDeviceByHash = (db: Queries, hash: string): Promise<PushSubscriptionTable | undefined> =>
  db.selectFrom('push_subscription').selectAll().where('endpoint_hash', '=', hash).executeTakeFirst()

/** Puts a device in the place of the one with the same endpoint, where there is one. */
export const putDevice = async (trx: Queries, row: PushSubscriptionTable): Promise<void> => {
  await trx
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(row))
    .execute()
}

type DeviceOutcome = Partial<Pick<PushSubscriptionTable, 'last_used_at' | 'last_fault'>>

export const updateDevice = async (trx: Queries, { owner_id, id }: Owned, outcome: DeviceOutcome): Promise<void> => {
  await trx
    .updateTable('push_subscription')
    .set(outcome)
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute()
}

/** With what waits for it. Answers whether there was one. */
export async function deleteDevice(trx: Queries, { owner_id, id }: Owned): Promise<boolean> {
  await trx.deleteFrom('push_message').where('owner_id', '=', owner_id).where('subscription_id', '=', id).execute()
  const { numDeletedRows } = await trx
    .deleteFrom('push_subscription')
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Of these, the ones that are neither ticked off nor put off, oldest first. */
export const findOpenNotifications = (
  db: Queries,
  ownerId: string,
  ids: readonly string[],
): Promise<NotificationTable[]> =>
  db
    .selectFrom('notification')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .where('done_at', 'is', null)
    .where('due_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute()

export const insertPush = async (trx: Queries, row: PushMessageTable): Promise<void> => {
  await trx.insertInto('push_message').values(row).execute()
}

/** Whether anything is to be pushed: asked often, so without a transaction. */
export const hasDuePush = async (db: Queries, now: string): Promise<boolean> =>
  (await db.selectFrom('push_message').select('id').where('due_at', '<=', now).limit(1).executeTakeFirst()) !==
  undefined

/** Whether anything waits since before the clock was set back. */
export const hasMisplacedPush = async (db: Queries, instants: QueueInstants): Promise<boolean> =>
  (await db.selectFrom('push_message').select('id').where(isMisplaced(instants)).limit(1).executeTakeFirst()) !==
  undefined

/** Has those pushed now. */
export const bringPushesForward = async (trx: Queries, instants: QueueInstants): Promise<void> => {
  await trx.updateTable('push_message').set({ due_at: instants.now }).where(isMisplaced(instants)).execute()
}

/** Takes what is due, oldest first, and puts it off until an instant: nobody else takes it before. */
export async function claimPushes(
  trx: Queries,
  { now, until, most }: { now: string; until: string; most: number },
): Promise<PushMessageTable[]> {
  const due = trx.selectFrom('push_message').select('id').where('due_at', '<=', now).orderBy('due_at').limit(most)
  const ids = (await skippingLocked(trx, due).execute()).map((row) => row.id)
  if (ids.length === 0) return []
  return (
    trx
      .updateTable('push_message')
      .set((update) => ({ due_at: until, tries: update('tries', '+', 1) }))
      // Found by what is due: ids alone have no index.
      .where('due_at', '<=', now)
      .where('id', 'in', ids)
      .returningAll()
      .execute()
  )
}

type PushOutcome = Partial<Pick<PushMessageTable, 'due_at' | 'sent_at' | 'last_fault'>>

export const updatePush = async (trx: Queries, { owner_id, id }: Owned, outcome: PushOutcome): Promise<void> => {
  await trx.updateTable('push_message').set(outcome).where('owner_id', '=', owner_id).where('id', '=', id).execute()
}

export const deletePush = async (trx: Queries, { owner_id, id }: Owned): Promise<void> => {
  await trx.deleteFrom('push_message').where('owner_id', '=', owner_id).where('id', '=', id).execute()
}

/** Removes those on which nobody is signed in any more. */
export const deleteDeadDevices = async (trx: Queries): Promise<void> => {
  await trx
    .deleteFrom('push_subscription')
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('session').select('id').whereRef('session.id', '=', 'push_subscription.session_id'),
        ),
      ),
    )
    .execute()
}

/** Removes what nothing will happen with any more. */
export const deleteSettledPushes = async (trx: Queries, before: string): Promise<void> => {
  await trx.deleteFrom('push_message').where('created_at', '<', before).where('due_at', 'is', null).execute()
}
