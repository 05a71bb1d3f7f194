import { v7 as uuid } from 'uuid'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { PushMessageTable, Queries } from '#server/db/schema.ts'
import { deleteSettledPushes, insertPush } from './push.queries.ts'

/** How long is remembered what was pushed or given up. */
const PUSHES_KEPT_DAYS = 7

type NewPush = Pick<PushMessageTable, 'owner_id' | 'subscription_id' | 'kind'>

/** Puts a push to one device into the queue, inside a transaction. It says what is to be said, not the words. */
export async function queuePush(
  trx: Queries,
  clock: Clock,
  push: NewPush & { readonly notificationIds?: readonly string[] },
): Promise<void> {
  const { notificationIds = [], ...row } = push
  const now = instantOf(clock)
  const state = { created_at: now, tries: 0, due_at: now, sent_at: null, last_fault: null }
  await insertPush(trx, { ...row, id: uuid(), notification_ids: JSON.stringify(notificationIds), ...state })
}

/** Removes what was pushed or given up some days ago. */
export const removeOldPushes = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteSettledPushes(trx, daysBefore(clock, PUSHES_KEPT_DAYS)))
