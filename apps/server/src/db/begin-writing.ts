import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { codeOf } from '../errors.ts'
import type { Queries } from './schema.ts'

/** How long writes wait in total for another program's lock on the file. It is not counted anew for each. */
const LOCK_PATIENCE_MILLISECONDS = 5_000
const PAUSE_MILLISECONDS = 10
/** If the last attempt was longer ago than this, earlier waiting was for another lock and does not count. */
const FORGOTTEN_AFTER_MILLISECONDS = 1_000

/** Since when the file has been found locked, and the latest time. */
interface Locked {
  readonly since: number
  readonly last: number
}

const locked = new WeakMap<Queries, Locked>()
const prepared = new WeakSet<Queries>()

/**
 * Takes the write lock at the start, so that a transaction never fails half-way because another one was faster. SQLite
 * would wait inside the call and block everybody, so we retry instead.
 * @throws SqliteError `SQLITE_BUSY` if another program keeps the lock
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

const isLocked = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY')

/** Milliseconds for which consecutive attempts have found the file locked. */
function lockedFor(write: Queries): number {
  const now = performance.now()
  const before = locked.get(write)
  const isSame = before !== undefined && now - before.last < FORGOTTEN_AFTER_MILLISECONDS
  const since = isSame ? before.since : now
  locked.set(write, { since, last: now })
  return now - since
}
