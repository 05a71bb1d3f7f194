import type { WriteAccess } from '#server/db/journal/change-header.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { ownUnit } from '#server/db/journal/own-units.ts'
import { QUIET_KIND } from '#server/db/journal/quiet-changes.ts'
import { quotaExceeded, usageOf } from '#server/db/journal/usage.ts'
import { writeChange, type Storage } from '#server/db/journal/write-change.ts'
import type { SubscriptionTable } from '#server/db/schema.ts'
import type { FileEvent } from '#server/features/calendar-contents/ics-content.ts'
import { planRefresh } from './plan-refresh.ts'
import { shownAs } from './shown-events.ts'
import { findKnownEvents, findSubscription, type SubscriptionKey } from './subscriptions.queries.ts'

/** How many events were written, or how many would be gone of what was sent, which is too much to be believed. */
export type RefreshOutcome = { readonly written: number } | { readonly events: number; readonly gone: number }

/** Subscribed calendars may fill this part of what one person may store: the rest is for what they write themselves. */
const PART_OF_ROOM = 0.5

/** Nobody does it: the owner's calendar follows its address. */
const nobodyFor = (ownerId: string): WriteAccess => ({
  ownerId,
  actor: { userId: ownerId, by: 'session', keyName: null, idempotency: null },
})

const FACTS = { kind: QUIET_KIND, isLarge: true } as const

/**
 * Makes a subscribed calendar what its file says, as one quiet change.
 * @throws AppError `not_found` if it is gone; `quota_exceeded`
 */
export async function writeRefresh(
  storage: Storage,
  row: SubscriptionTable,
  { events, takesAll }: { readonly events: readonly FileEvent[]; readonly takesAll: boolean },
): Promise<RefreshOutcome> {
  const { owner_id: ownerId, calendar_id: calendarId } = row
  const { value } = await writeChange(storage, nobodyFor(ownerId), FACTS, async (writer): Promise<RefreshOutcome> => {
    await ownUnit(writer.trx, 'calendar', ownerId, calendarId)
    // It may be shown otherwise by now, or be read from another address.
    const showing = await findSubscription(writer.trx, row)
    if (showing?.url !== row.url) return { written: 0 }
    const { now, pause } = writer
    const known = await findKnownEvents(writer.trx, row, pause)
    await pause()
    const plan = await planRefresh(events, { calendarId, now, showing, known, pause })
    if (plan.isDoubtful && !takesAll) return { events: events.length, gone: plan.gone.length }
    await refuseBeyondPart(writer, storage, plan.newBytes)
    const gone = await writer.put('event', plan.gone)
    return { written: gone + (await writer.put('event', plan.present)) }
  })
  return value
}

/** @throws AppError `quota_exceeded` */
async function refuseBeyondPart({ trx, ownerId }: ChangeWriter, { db }: Storage, newBytes: number): Promise<void> {
  if (newBytes === 0) return
  const { kept } = await usageOf(trx, ownerId)
  if (kept + newBytes > db.limits.bytes.kept * PART_OF_ROOM) throw quotaExceeded('data', 'Subscribe to less.')
}

/**
 * Shows the events of a subscribed calendar as the person wants them now, as one quiet change.
 * @throws AppError `not_found` if it is gone
 */
export async function showAnew(storage: Storage, key: SubscriptionKey): Promise<void> {
  await writeChange(storage, nobodyFor(key.owner_id), FACTS, async (writer) => {
    const showing = await findSubscription(writer.trx, key)
    if (showing === undefined) return
    const known = await findKnownEvents(writer.trx, key, writer.pause)
    const ids = known.map(({ id }) => id)
    await writer.edit('event', ids, ({ id, content }) => ({ id, content: shownAs(content, showing) }))
  })
}
