import { sql } from 'kysely'
import { storageFault } from '../storage-fault.ts'
import { beginWriting } from './begin-writing.ts'
import type { PartedWrite, Parts } from './parted-write.ts'
import type { PersonTurns } from './person-turns.ts'
import type { Queries } from './schema.ts'
import type { WriteQueue } from './write-queue.ts'

/** Length of a part of a large write if others wait. Its commit comes on top, and others may meet both twice. */
const PART_MILLISECONDS = 25
/** Length if nobody waits: each commit waits for the disk and rewrites mostly the same index pages. */
const PART_OF_NOBODY_MILLISECONDS = 100

/** Everything is stored, or nothing if it throws. */
export async function inTransaction<T>(write: Queries, work: (trx: Queries) => Promise<T>): Promise<T> {
  try {
    await beginWriting(write)
    const value = await work(write)
    await sql`commit`.execute(write)
    return value
  } catch (error) {
    await rollBack(write)
    throw storageFault(error)
  }
}

interface Writing {
  /** The one writing connection; the queue keeps its transactions apart. */
  readonly write: Queries
  readonly queue: WriteQueue
  readonly turns: PersonTurns
}

/** Stores a large write in several transactions, and rolls all of them back if it fails. */
export async function inParts<T>(writing: Writing, { ownerId, work, takeBack }: PartedWrite<T>): Promise<T> {
  const ends: (() => void)[] = []
  const parts = partsOf(writing, () => {
    if (ends.length === 0) ends.push(writing.turns.beginHalf(ownerId))
  })
  try {
    return await inTransaction(writing.write, (trx) => work(trx, parts))
  } catch (error) {
    if (ends.length > 0) await inTransaction(writing.write, (trx) => takeBack(trx, parts))
    throw error
  } finally {
    for (const end of ends) end()
  }
}

function partsOf({ write, queue }: Writing, onHalf: () => void): Parts {
  let began = performance.now()
  return {
    isAwaited: queue.isAwaited,
    isDue: () => performance.now() - began > (queue.isAwaited() ? PART_MILLISECONDS : PART_OF_NOBODY_MILLISECONDS),
    next: async () => {
      onHalf()
      await sql`commit`.execute(write)
      await queue.letOthers()
      await beginWriting(write)
      began = performance.now()
    },
  }
}

/** SQLite rolls back by itself on some errors (a full disk). Another rollback fails then, and can be ignored. */
async function rollBack(write: Queries): Promise<void> {
  try {
    await sql`rollback`.execute(write)
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
  }
}
