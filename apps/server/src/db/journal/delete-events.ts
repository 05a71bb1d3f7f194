import { isOneOf } from '../dialect.ts'
import type { EventTable, Queries } from '../schema.ts'
import { addUsage, bytesOf } from './usage.ts'

export type StoredEvent = Pick<EventTable, 'id' | 'bytes' | 'deleted_at'>

/** Deletes events for good with all that is theirs but the journal's rows, and their bytes from the usage. */
export async function deleteEvents(trx: Queries, ownerId: string, events: readonly StoredEvent[]): Promise<void> {
  const ids = events.map(({ id }) => id)
  for (const table of ['event_exception', 'reminder_look', 'dav_name'] as const) {
    await trx
      .deleteFrom(table)
      .where('owner_id', '=', ownerId)
      .where(isOneOf(trx, 'event_id', ids))
      .execute()
  }
  await trx
    .deleteFrom('event')
    .where('owner_id', '=', ownerId)
    .where(isOneOf(trx, 'id', ids))
    .execute()
  const { trash = [], kept = [] } = Object.groupBy(events, (event) => (event.deleted_at === null ? 'kept' : 'trash'))
  await addUsage(trx, ownerId, { kept: -bytesOf(kept), trash: -bytesOf(trash) })
}
