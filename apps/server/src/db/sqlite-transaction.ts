import { sql } from 'kysely'
import { storageFault } from '../storage-fault.ts'
import { beginWriting } from './begin-writing.ts'
import type { PartedWrite, Parts } from './parted-write.ts'
import type { PersonTurns } from './person-turns.ts'
import type { Queries } from './schema.ts'
import type { WriteQueue } from './write-queue.ts'

/** So long a part of a large write goes on where others wait. Its commit comes on top, and they may meet both twice. */
const PART_MILLISECONDS = 25
/** And where nobody does: each commit waits for the disk, and most of them wrote the same pages of indexes anew. */
const PART_OF_NOBODY_MILLISECONDS = 100

/** All that is done is stored, or (where it throws) nothing. */
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
  /** The one connection that writes: the queue keeps transactions on it apart. */
  readonly write: Queries
  readonly queue: WriteQueue
  readonly turns: PersonTurns
}

/** Stores a large write in several transactions, and takes all of them back where it fails. */
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

/** SQLite rolls back by itself on some faults (a full disk): rolling back again then fails, and means nothing. */
async function rollBack(write: Queries): Promise<void> {
  try {
    await sql`rollback`.execute(write)
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
  }
}
