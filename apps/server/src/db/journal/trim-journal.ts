import { giveWay } from '../../event-loop-turns.ts'
import type { Database } from '../database.ts'
import type { Queries } from '../schema.ts'
import { deleteEvents } from './delete-events.ts'
import { QUIET_KIND } from './quiet-changes.ts'
import { subscribedIds } from './refuse-read-only.ts'
import { addUsage, bytesOf, journalBytes, usageOf } from './usage.ts'

/** Rows per transaction; other writers wait for each. */
const ROWS_AT_ONCE = 500
/** How many of the oldest changes are examined at a time. */
const CHANGES_AT_ONCE = 50

/**
 * Forgets a person's oldest changes, and the trash older than them, until journal and trash fit their quota; first of all
 * what was read from addresses, which pushes out nothing that a person did. Existing content stays, and the newest change
 * can always be undone.
 */
export async function trimJournal(db: Database, ownerId: string): Promise<void> {
  while (await db.transact((trx) => trimSome(trx, ownerId, db.limits.bytes.journal))) await giveWay()
}

/** Returns whether there may be more. A change is removed before its units, so it is never undone by half. */
async function trimSome(trx: Queries, ownerId: string, most: number): Promise<boolean> {
  const { journal, trash } = await usageOf(trx, ownerId)
  if (journal + trash <= most) return false
  if (await forgetQuietTrash(trx, ownerId)) return true
  if (await forgetQuietChanges(trx, ownerId)) return true
  const changes = await oldestChanges(trx, ownerId)
  const [oldest] = changes
  if (oldest === undefined) return false
  if (await forgetRows(trx, ownerId, { from: 0, before: oldest.sequence })) return true
  if (await forgetTrashBefore(trx, ownerId, oldest.created_at)) return true
  const gone = oldestOf(changes.slice(0, -1))
  if (gone.length === 0) return false
  await trx.deleteFrom('change').where('owner_id', '=', ownerId).where('sequence', 'in', gone).execute()
  return true
}

const changesOf = (trx: Queries, ownerId: string) =>
  trx
    .selectFrom('change')
    .select(['sequence', 'count', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('sequence')
    .limit(CHANGES_AT_ONCE)

const oldestChanges = (trx: Queries, ownerId: string) => changesOf(trx, ownerId).execute()

/** What refreshes of subscribed calendars have taken out of them. */
async function forgetQuietTrash(trx: Queries, ownerId: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('event')
    .select(['id', 'bytes', 'deleted_at'])
    .where('owner_id', '=', ownerId)
    .where('calendar_id', 'in', subscribedIds(trx, ownerId))
    .where('deleted_at', 'is not', null)
    .limit(ROWS_AT_ONCE)
    .execute()
  if (rows.length > 0) await deleteEvents(trx, ownerId, rows)
  return rows.length > 0
}

async function forgetQuietChanges(trx: Queries, ownerId: string): Promise<boolean> {
  const quiet = await changesOf(trx, ownerId).where('kind', '=', QUIET_KIND).execute()
  const [oldest] = quiet
  if (oldest === undefined) return false
  if (await forgetRows(trx, ownerId, { from: oldest.sequence, before: oldest.sequence + 1 })) return true
  await trx.deleteFrom('change').where('owner_id', '=', ownerId).where('sequence', '=', oldest.sequence).execute()
  return true
}

/** As many as fill one slice of rows. */
function oldestOf(changes: readonly { sequence: number; count: number }[]): number[] {
  let rows = 0
  return changes
    .filter(({ count }) => (rows += count) <= ROWS_AT_ONCE || rows === count)
    .map(({ sequence }) => sequence)
}

async function forgetRows(
  trx: Queries,
  ownerId: string,
  { from, before }: { readonly from: number; readonly before: number },
): Promise<boolean> {
  const rows = await trx
    .selectFrom('change_row')
    .select(['sequence', 'unit_id', journalBytes.as('bytes')])
    .where('owner_id', '=', ownerId)
    .where('sequence', '>=', from)
    .where('sequence', '<', before)
    .orderBy('sequence')
    .limit(ROWS_AT_ONCE)
    .execute()
  for (const [of, ofChange] of Map.groupBy(rows, (row) => row.sequence)) {
    await trx
      .deleteFrom('change_row')
      .where('owner_id', '=', ownerId)
      .where('sequence', '=', of)
      .where(
        'unit_id',
        'in',
        ofChange.map((row) => row.unit_id),
      )
      .execute()
  }
  await addUsage(trx, ownerId, { journal: -bytesOf(rows) })
  return rows.length > 0
}

async function forgetTrashBefore(trx: Queries, ownerId: string, before: string): Promise<boolean> {
  const rows = await trx
    .selectFrom('event')
    .select(['id', 'bytes', 'deleted_at'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '<', before)
    .limit(ROWS_AT_ONCE)
    .execute()
  if (rows.length > 0) await deleteEvents(trx, ownerId, rows)
  return rows.length > 0
}
