import type { Subscription } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { SubscriptionTable } from '#server/db/schema.ts'
import { minutesOf } from './due-times.ts'
import { findSubscriptions } from './subscriptions.queries.ts'

/** What a calendar sent that is shown only if the person takes it. */
export interface HeldAnswer extends NonNullable<Subscription['held']> {
  /** Of its events: the same are not asked about twice. */
  readonly contentHash: string
}

export const heldOf = ({ held }: Pick<SubscriptionTable, 'held'>): HeldAnswer | null =>
  held === null ? null : (JSON.parse(held) as HeldAnswer)

/** A subscription as its owner sees it. */
export const subscriptionOf = (row: SubscriptionTable): Subscription => ({
  calendarId: row.calendar_id,
  url: row.url,
  everyMinutes: row.every_minutes,
  minutes: minutesOf(row),
  kind: row.kind,
  categoryId: row.category_id,
  reminders: JSON.parse(row.reminders) as Subscription['reminders'],
  lastOkAt: row.last_ok_at,
  lastTryAt: row.last_try_at,
  nextAt: row.due_at,
  fault: row.fault,
  faults: row.faults,
  held: heldOf(row),
})

/** The person's subscriptions, oldest first. */
export async function listSubscriptions({ db }: Storage, access: Access): Promise<Subscription[]> {
  return (await findSubscriptions(db.read, access.ownerId)).map(subscriptionOf)
}
