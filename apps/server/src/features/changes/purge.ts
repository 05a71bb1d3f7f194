import { TRASH_DAYS } from '@dodici/contract/limits'
import { daysBefore } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
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
  type OldChange,
} from './purge.queries.ts'

/** What is read from addresses may change much, and is never undone: programs that synchronise less often begin anew. */
const QUIET_DAYS = 2
/** A client repeats a request within a day. */
const ANSWER_DAYS = 1
/** Rows per statement, for which everybody waits, and of changes per transaction, for which other writers wait: 15 ms on SQLite. */
const ROWS_AT_ONCE = 250

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
  await purgeChanges(db, (read) => oldQuietChanges(read, quietBefore, ROWS_AT_ONCE))
  return purgeChanges(
    db,
    async (read) => (await read.executeQuery(oldChanges(read, before, ROWS_AT_ONCE))).rows,
    (trx, ownerId) => deleteBareMilestones(trx, ownerId, before),
  )
}

async function purgeTrash(db: Database, before: string): Promise<void> {
  for (;;) {
    const events = await findOldTrash(db.read, before, ROWS_AT_ONCE)
    if (events.length === 0) return
    await db.transact((trx) => deleteOldTrash(trx, events, before))
    await giveWay()
  }
}

/** What had its last event taken away had that in the journal, so it is looked for where changes of its owner end. */
async function deleteBareMilestones(trx: Queries, ownerIds: readonly string[], before: string): Promise<void> {
  const bare = await findBareMilestones(trx, ownerIds, before)
  for (const [ownerId, theirs] of Map.groupBy(bare, (row) => row.owner_id)) {
    await deleteMilestones(
      trx,
      ownerId,
      theirs.map(({ id }) => id),
    )
  }
}

async function purgeChanges(
  db: Database,
  find: (read: Queries) => Promise<readonly OldChange[]>,
  andOf: (trx: Queries, ownerIds: readonly string[]) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  let count = 0
  for (;;) {
    const changes = await find(db.read)
    if (changes.length === 0) return count
    for (const some of fewRows(changes)) {
      await db.transact(async (trx) => {
        await deleteChanges(trx, some)
        // What holds the lock goes on before other large work.
        while ((await deleteSomeChangeRows(trx, some, ROWS_AT_ONCE)) === ROWS_AT_ONCE) await giveWay(() => true)
        await andOf(trx, [...new Set(some.map((row) => row.owner_id))])
      })
      count += some.length
      await giveWay()
    }
  }
}

/** Changes that have few rows together; a large one is alone. */
function fewRows(changes: readonly OldChange[]): OldChange[][] {
  const slices: OldChange[][] = []
  let rows = Number.POSITIVE_INFINITY
  for (const change of changes) {
    rows += change.count
    if (rows <= ROWS_AT_ONCE) slices.at(-1)?.push(change)
    else {
      slices.push([change])
      rows = change.count
    }
  }
  return slices
}
