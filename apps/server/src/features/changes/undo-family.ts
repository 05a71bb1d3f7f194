/** A change that took another one back. */
export interface Undo {
  readonly id: string
  readonly undoes: string
}

/** The changes that are about the same act: the act with its redos, and its undos. All of one kind left the same behind. */
export interface UndoFamily {
  readonly alike: readonly string[]
  readonly opposite: readonly string[]
}

/**
 * The family of a change, itself among those that are `alike`, from all undos of its owner in the order in which they
 * were made. Taking one of a family back takes back all that are alike, and makes the opposite ones stand again.
 */
export function familyOf(id: string, undos: readonly Undo[]): UndoFamily {
  const places = new Map<string, { readonly act: string; readonly takesBack: boolean }>()
  const placeOf = (change: string) => places.get(change) ?? { act: change, takesBack: false }
  for (const undo of undos) {
    const { act, takesBack } = placeOf(undo.undoes)
    places.set(undo.id, { act, takesBack: !takesBack })
  }
  const { act, takesBack: own } = placeOf(id)
  const family = [act, ...undos.map((undo) => undo.id)].filter((other) => placeOf(other).act === act)
  return {
    alike: family.filter((other) => placeOf(other).takesBack === own),
    opposite: family.filter((other) => placeOf(other).takesBack !== own),
  }
}
