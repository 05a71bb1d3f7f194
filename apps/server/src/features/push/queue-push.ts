import { v7 as uuid } from 'uuid'
import { daysBefore } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { PushMessageTable, Queries } from '#server/db/schema.ts'
import { deleteDeadDevices, deleteSettledPushes, findDeviceIds, insertPush } from './push.queries.ts'

/** How long is remembered what was pushed or given up. */
const PUSHES_KEPT_DAYS = 7

/** A push to one device: what is to be said, not the words. */
interface NewPush extends Pick<PushMessageTable, 'owner_id' | 'subscription_id' | 'kind'> {
  readonly notificationIds?: readonly string[]
  /** When it is to go out: at once where it is not said. */
  readonly dueAt?: string
}

/** The devices of somebody that something can be pushed to. */
export const deviceIdsOf = findDeviceIds

/** Puts it into the queue, inside a transaction. */
export async function queuePush(trx: Queries, push: NewPush, now: string): Promise<void> {
  const { notificationIds = [], dueAt = now, ...row } = push
  const state = { created_at: now, tries: 0, due_at: dueAt, sent_at: null, last_fault: null }
  await insertPush(trx, { ...row, id: uuid(), notification_ids: JSON.stringify(notificationIds), ...state })
}

/** Removes what was pushed or given up some days ago, and browsers where nobody is signed in any more. */
export const removeOldPushes = ({ db, clock }: Storage): Promise<void> =>
  db.transact(async (trx) => {
    await deleteSettledPushes(trx, daysBefore(clock, PUSHES_KEPT_DAYS))
    await deleteDeadDevices(trx)
  })
