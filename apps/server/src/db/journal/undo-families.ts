import type { ChangeTable } from '../schema.ts'

/**
 * Which changes are in effect. Changes about the same act are a family: the act with its redos, and its undos. All of
 * one kind leave the same content, so undoing one of them undoes all, and puts the others into effect again. A change
 * that took back several acts belongs to several families.
 */

/** A change's part in a family: whether it takes the act back, or does it. */
export type Place = readonly [act: string, takesBack: boolean]

/** A change that took back others: one change, or several acts. */
export interface Undo {
  readonly id: string
  readonly undoes: string | null
  readonly acts: readonly Place[] | null
}

/** The acts that a change took back, if these were several. */
export const actsOfRow = ({ acts }: Pick<ChangeTable, 'acts'>): Undo['acts'] =>
  acts === null ? null : (JSON.parse(acts) as Undo['acts'])

/** Whether an act is taken back, and by which change that was decided last. */
interface Fate {
  readonly takesBack: boolean
  readonly by: string
}

export interface Families {
  /** The families of a change. One that undid nothing is an act itself. */
  readonly placesOf: (id: string) => readonly Place[]
  /** Whether all that a change did is in effect. */
  readonly stands: (id: string) => boolean
  readonly isTakenBack: (act: string) => boolean
  /** The change that took a change back last; null for one that stands. */
  readonly undoneBy: (id: string) => string | null
  /** All changes of the families of a change. */
  readonly relatives: (id: string) => readonly string[]
  /** Notes one more undo. */
  readonly add: (undo: Undo) => void
}

/** The families of all undos of a person, oldest first. */
export function familiesOf(undos: readonly Undo[]): Families {
  const places = new Map<string, readonly Place[]>()
  const fates = new Map<string, Fate>()
  const members = new Map<string, string[]>()
  const placesOf = (id: string): readonly Place[] => places.get(id) ?? [[id, false]]
  const isTakenBack = (act: string): boolean => fates.get(act)?.takesBack ?? false
  const broken = (id: string): Place | undefined =>
    placesOf(id).find(([act, takesBack]) => isTakenBack(act) !== takesBack)
  const add = ({ id, undoes, acts }: Undo): void => {
    const own = acts ?? oppositeOf(placesOf(undoes ?? ''))
    places.set(id, own)
    for (const [act, takesBack] of own) {
      fates.set(act, { takesBack, by: id })
      const known = members.get(act)
      if (known === undefined) members.set(act, [id])
      else known.push(id)
    }
  }
  for (const undo of undos) add(undo)
  return {
    placesOf,
    isTakenBack,
    stands: (id) => broken(id) === undefined,
    undoneBy: (id) => fates.get(broken(id)?.[0] ?? '')?.by ?? null,
    relatives: (id) => [...new Set(placesOf(id).flatMap(([act]) => [act, ...(members.get(act) ?? [])]))],
    add,
  }
}

/** The places of a change that takes back one with these. */
export const oppositeOf = (places: readonly Place[]): Place[] =>
  places.map(([act, takesBack]) => [act, !takesBack] as const)

/** Changes to undo, newest first, and what that does to their families. */
export interface UndoPlan<Change> {
  readonly steps: readonly Change[]
  readonly acts: readonly Place[]
}

/**
 * How to take back all of some changes, given newest first, that came one after another up to now. What they did and
 * undid among themselves stays as it is, and what they undid from before them is in effect again.
 */
export function planUndo<Change extends { readonly id: string }>(
  changes: readonly Change[],
  undos: readonly Undo[],
): UndoPlan<Change> {
  const within = new Set(changes.map(({ id }) => id))
  const before = familiesOf(undos.filter(({ id }) => !within.has(id)))
  const [now, then] = [familiesOf(undos), familiesOf(undos)]
  const isAsBefore = (act: string): boolean => then.isTakenBack(act) === (within.has(act) || before.isTakenBack(act))
  const steps: Change[] = []
  const touched = new Set<string>()
  for (const change of changes) {
    const places = then.placesOf(change.id)
    if (!then.stands(change.id) || places.every(([act]) => isAsBefore(act))) continue
    steps.push(change)
    for (const [act] of places) touched.add(act)
    then.add({ id: '', undoes: null, acts: oppositeOf(places) })
  }
  const acts = [...touched].filter((act) => now.isTakenBack(act) !== then.isTakenBack(act))
  return { steps, acts: acts.map((act) => [act, then.isTakenBack(act)] as const) }
}
