import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Queries } from './schema.ts'

/** So long writes wait for another program that holds the lock of the file: together, and not each anew. */
const LOCK_PATIENCE_MILLISECONDS = 5_000
const PAUSE_MILLISECONDS = 10
/** Who finds the file locked after so long without a try has not been waiting for that lock until now. */
const FORGOTTEN_AFTER_MILLISECONDS = 1_000

/** Since when the file has been found locked, and when it was last. */
interface Locked {
  readonly since: number
  readonly last: number
}

const locked = new WeakMap<Queries, Locked>()
const prepared = new WeakSet<Queries>()

/**
 * Takes the write lock at once: a transaction never fails half-way because another one was faster. SQLite itself would wait
 * within the call, and nobody would be answered meanwhile: so it is asked again and again, and others have their turn.
 * @throws SqliteError `SQLITE_BUSY` where another program keeps the lock
 */
export async function beginWriting(write: Queries, patience: number = LOCK_PATIENCE_MILLISECONDS): Promise<void> {
  if (!prepared.has(write)) await sql`pragma busy_timeout = 0`.execute(write)
  prepared.add(write)
  for (;;) {
    try {
      await sql`begin immediate`.execute(write)
      locked.delete(write)
      return
    } catch (error) {
      if (!isLocked(error) || lockedFor(write) >= patience) throw error
      await wait(PAUSE_MILLISECONDS)
    }
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')

/** Milliseconds for which those who try one after another have found the file locked. */
function lockedFor(write: Queries): number {
  const now = performance.now()
  const before = locked.get(write)
  const isSame = before !== undefined && now - before.last < FORGOTTEN_AFTER_MILLISECONDS
  const since = isSame ? before.since : now
  locked.set(write, { since, last: now })
  return now - since
}
