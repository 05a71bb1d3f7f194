import type Sqlite from 'better-sqlite3'
import type { WriteQueue } from './write-queue.ts'

/** One megabyte: some milliseconds in which nobody writes. */
const PAGES_AT_ONCE = 256
const INCREMENTAL = 2

/**
 * Returns free pages of the file to the disk, in slices between which others write. A file made by an older version
 * keeps them and reuses them; only rebuilding it would change that.
 */
export async function giveBackPages(writing: Sqlite.Database, queue: WriteQueue): Promise<void> {
  const numberOf = (pragma: string): number => Number(writing.pragma(pragma, { simple: true }))
  if (numberOf('auto_vacuum') !== INCREMENTAL) return
  for (let free = numberOf('freelist_count'); free > 0;) {
    await queue.run(() => Promise.resolve(writing.exec(`pragma incremental_vacuum(${String(PAGES_AT_ONCE)})`)))
    const left = numberOf('freelist_count')
    if (left >= free) return
    free = left
  }
}
