import { TRASH_DAYS } from '@dodici/contract/limits'
import { daysBefore } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { ChangeTable, Queries } from '#server/db/schema.ts'
import { giveWay } from '#server/event-loop-turns.ts'
import {
  deleteChanges,
  deleteMilestones,
  deleteOldAnswers,
  deleteOldHelp,
  deleteOldTrash,
  deleteOldUnits,
  deleteSomeChangeRows,
  findBareMilestones,
  findOldTrash,
  oldChanges,
  oldQuietChanges,
} from './purge.queries.ts'

/** What is read from addresses may change much, and is never undone: programs that synchronise less often begin anew. */
const QUIET_DAYS = 2
/** A client repeats a request within a day. */
const ANSWER_DAYS = 1
/** Changes per transaction, for which other writers wait; and rows per statement, for which everybody waits. */
const CHANGES_AT_ONCE = 100
const ROWS_A_STATEMENT = 500

/**
 * Deletes changes and trash older than the promised 30 days, quiet changes older than two, and stored answers older than
 * a day, in slices between which others run. Returns the number of deleted changes.
 */
export async function purge({ db, clock }: Storage): Promise<number> {
  const before = daysBefore(clock, TRASH_DAYS)
  await db.transact(async (trx) => {
    await deleteOldAnswers(trx, daysBefore(clock, ANSWER_DAYS))
    await deleteOldUnits(trx, before)
    await deleteOldHelp(trx, before)
  })
  await purgeTrash(db, before)
  const quietBefore = daysBefore(clock, QUIET_DAYS)
  await purgeChanges(db, (read) => oldQuietChanges(read, quietBefore, CHANGES_AT_ONCE))
  return purgeChanges(
    db,
    async (read) => (await read.executeQuery(oldChanges(read, before, CHANGES_AT_ONCE))).rows,
    (trx, ownerId) => deleteBareMilestones(trx, ownerId, before),
  )
}

async function purgeTrash(db: Database, before: string): Promise<void> {
  for (;;) {
    const events = await findOldTrash(db.read, before, ROWS_A_STATEMENT)
    if (events.length === 0) return
    await db.transact(async (trx) => {
      for (const [ownerId, theirs] of byOwner(events)) {
        await deleteOldTrash(trx, ownerId, { ids: theirs.map(({ id }) => id), before })
      }
    })
    await giveWay()
  }
}

type OldChange = Pick<ChangeTable, 'owner_id' | 'sequence'>

/** What had its last event taken away had that in the journal, so it is looked for where a change of its owner ends. */
async function deleteBareMilestones(trx: Queries, ownerId: string, before: string): Promise<void> {
  const ids = await findBareMilestones(trx, ownerId, before)
  if (ids.length > 0) await deleteMilestones(trx, ownerId, ids)
}

async function purgeChanges(
  db: Database,
  find: (read: Queries) => Promise<readonly OldChange[]>,
  andOf: (trx: Queries, ownerId: string) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  let count = 0
  for (;;) {
    const changes = await find(db.read)
    if (changes.length === 0) return count
    await db.transact(async (trx) => {
      for (const [ownerId, theirs] of byOwner(changes)) {
        const sequences = theirs.map(({ sequence }) => sequence)
        await deleteChanges(trx, ownerId, sequences)
        while (await deleteSomeChangeRows(trx, ownerId, { sequences, limit: ROWS_A_STATEMENT })) await giveWay()
        await andOf(trx, ownerId)
      }
    })
    count += changes.length
    await giveWay()
  }
}

const byOwner = <Row extends { owner_id: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, (row) => row.owner_id)
