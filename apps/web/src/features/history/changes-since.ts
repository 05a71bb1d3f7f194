import type { Change } from '@dodici/contract/types'

/**
 * The changes that going back to one takes back, of changes given newest first: those in effect, each act once, but
 * not the undos of what was done since that one.
 */
export function changesSince(changes: readonly Change[], id: string): readonly Change[] {
  const last = changes.findIndex((change) => change._id === id)
  const since = changes.slice(0, last + 1)
  const byId = new Map(since.map((change) => [change._id, change]))
  const acts = new Map<string, Change>()
  for (const change of since) {
    const { act, takesBack } = actOf(change, byId)
    if (change.undoable && !(takesBack && byId.has(act)) && !acts.has(act)) acts.set(act, change)
  }
  return [...acts.values()]
}

/** The act that a change is, or takes back, or does again. */
function actOf(change: Change, byId: ReadonlyMap<string, Change>): { act: string; takesBack: boolean } {
  let act = change._id
  let takesBack = false
  for (let undoes = change.undoes; undoes !== null; undoes = byId.get(undoes)?.undoes ?? null) {
    act = undoes
    takesBack = !takesBack
  }
  return { act, takesBack }
}
