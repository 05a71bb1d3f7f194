import { claimDue, deleteSettled, type QueueClaim } from '#server/db/queue-rows.ts'
import type { NotificationTable, PushMessageTable, PushSubscriptionTable, Queries } from '#server/db/schema.ts'

/** A row of somebody's. */
interface OwnedRow {
  readonly owner_id: string
  readonly id: string
}

/** A person's devices with a live session. Others show nothing of theirs. */
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

export const findDevice = (db: Queries, { owner_id, id }: OwnedRow): Promise<PushSubscriptionTable | undefined> =>
  signedInDevices(db, owner_id).selectAll().where('id', '=', id).executeTakeFirst()

export const findDeviceIds = async (db: Queries, ownerId: string): Promise<string[]> =>
  (await signedInDevices(db, ownerId).select('push_subscription.id').execute()).map(({ id }) => id)

/** Whoever owns it: a browser has one endpoint, and one owner at a time. */
export const findDeviceByHash = (db: Queries, hash: string): Promise<PushSubscriptionTable | undefined> =>
  db.selectFrom('push_subscription').selectAll().where('endpoint_hash', '=', hash).executeTakeFirst()

/** Replaces the device with the same endpoint, if there is one. */
export const putDevice = async (trx: Queries, row: PushSubscriptionTable): Promise<void> => {
  await trx
    .insertInto('push_subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(row))
    .execute()
}

type DeviceResult = Partial<Pick<PushSubscriptionTable, 'last_used_at' | 'last_fault'>>

export const updateDevice = async (trx: Queries, { owner_id, id }: OwnedRow, outcome: DeviceResult): Promise<void> => {
  await trx
    .updateTable('push_subscription')
    .set(outcome)
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .execute()
}

/** Deletes it with its waiting messages. Returns whether it existed. */
export async function deleteDevice(trx: Queries, { owner_id, id }: OwnedRow): Promise<boolean> {
  await trx.deleteFrom('push_message').where('owner_id', '=', owner_id).where('subscription_id', '=', id).execute()
  const { numDeletedRows } = await trx
    .deleteFrom('push_subscription')
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes all of somebody's with their waiting messages. */
export async function deleteDevicesOf(trx: Queries, ownerId: string): Promise<void> {
  await trx.deleteFrom('push_message').where('owner_id', '=', ownerId).execute()
  await trx.deleteFrom('push_subscription').where('owner_id', '=', ownerId).execute()
}

/** Those that are neither done nor snoozed, oldest first. */
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

export const claimPushes = (trx: Queries, claim: QueueClaim): Promise<PushMessageTable[]> =>
  claimDue(trx, 'push_message', claim)

type MessageResult = Partial<Pick<PushMessageTable, 'due_at' | 'sent_at' | 'last_fault'>>

export const updatePush = async (trx: Queries, { owner_id, id }: OwnedRow, outcome: MessageResult): Promise<void> => {
  await trx.updateTable('push_message').set(outcome).where('owner_id', '=', owner_id).where('id', '=', id).execute()
}

export const deletePush = async (trx: Queries, { owner_id, id }: OwnedRow): Promise<void> => {
  await trx.deleteFrom('push_message').where('owner_id', '=', owner_id).where('id', '=', id).execute()
}

/** Deletes devices without a live session. */
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

export const deleteSettledPushes = (trx: Queries, before: string): Promise<void> =>
  deleteSettled(trx, 'push_message', before)
