import type { Change } from '@dodici/contract/types'

/** How long a key undoes changes of an earlier visit; a slip must not reach back for weeks. */
const HOURS = 24

/**
 * What a journal (newest first) would undo and redo next, for a tab without memory. A change is an act, its undo, a
 * redo, and so on: undo takes the newest act or redo in effect, redo the newest undo in effect, unless something was
 * done since.
 */
export function newestChanges(journal: readonly Change[], now: Date): { undo: Change | null; redo: Change | null } {
  const byId = new Map(journal.map((change) => [change._id, change]))
  const since = new Date(now.getTime() - HOURS * 3_600_000).toISOString()
  const standing = journal.filter((change) => change.undoneBy === null && change.createdAt >= since)
  const isUndo = (change: Change) => depthOf(change, byId) % 2 === 1
  const newest = standing[0]
  return {
    undo: possible(standing.find((change) => !isUndo(change))),
    redo: newest && isUndo(newest) ? possible(newest) : null,
  }
}

const possible = (change: Change | undefined): Change | null => (change?.undoable === true ? change : null)

/**
 * 0 for an act, 1 for its undo, 2 for its redo. If the chain is longer than the journal, the oldest entry counts as an
 * act.
 */
function depthOf(change: Change, byId: ReadonlyMap<string, Change>): number {
  let depth = 0
  for (let id = change.undoes; id !== null; id = byId.get(id)?.undoes ?? null) depth += 1
  return depth
}
