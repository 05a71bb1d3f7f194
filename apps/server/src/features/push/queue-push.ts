import { v7 as uuid } from 'uuid'
import { daysBefore } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { PushMessageTable, Queries } from '#server/db/schema.ts'
import { deleteDeadDevices, deleteSettledPushes, findDeviceIds, insertPush } from './push.queries.ts'

/** How long finished pushes are remembered. */
const PUSHES_KEPT_DAYS = 7

/** A push to one device: what to say, not the text. */
interface NewPush extends Pick<PushMessageTable, 'owner_id' | 'subscription_id' | 'kind'> {
  readonly notificationIds?: readonly string[]
  /** When to send it; now by default. */
  readonly dueAt?: string
}

/** A person's devices that can receive pushes. */
export const deviceIdsOf = findDeviceIds

/** Queues pushes, inside a transaction. */
export async function queuePush(trx: Queries, push: NewPush, now: string): Promise<void> {
  const { notificationIds = [], dueAt = now, ...row } = push
  const state = { created_at: now, tries: 0, due_at: dueAt, sent_at: null, last_fault: null }
  await insertPush(trx, { ...row, id: uuid(), notification_ids: JSON.stringify(notificationIds), ...state })
}

/** Deletes pushes that were finished some days ago, and browsers without a live session. */
export const removeOldPushes = ({ db, clock }: Storage): Promise<void> =>
  db.transact(async (trx) => {
    await deleteSettledPushes(trx, daysBefore(clock, PUSHES_KEPT_DAYS))
    await deleteDeadDevices(trx)
  })
