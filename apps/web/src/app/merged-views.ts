import type { SavedView } from '@dodici/contract/types'

type Views = readonly SavedView[]

interface Versions {
  /** What the person's copy was made from. */
  readonly before: Views
  readonly mine: Views
  /** What another device has stored meanwhile. */
  readonly theirs: Views
}

/**
 * The changes of two devices together, told apart by name; null where both changed one view in different ways. A renamed
 * view stays in its place, a new one comes last.
 */
export function mergedViews({ before, mine, theirs }: Versions): SavedView[] | null {
  const gone = before.filter((view) => named(mine, view.name) === undefined)
  const changed = mine.filter((view) => !isSame(view, named(before, view.name)))
  const isClear = [...gone, ...changed].every(({ name }) => {
    const now = named(theirs, name)
    return isSame(now, named(before, name)) || isSame(now, named(mine, name))
  })
  if (!isClear) return null
  const renamed = new Map(gone.map((view) => [view.name, mine[before.indexOf(view)]]))
  const inPlace = theirs.flatMap((view) => {
    if (!renamed.has(view.name)) return [named(changed, view.name) ?? view]
    const next = renamed.get(view.name)
    return next !== undefined && changed.includes(next) && named(theirs, next.name) === undefined ? [next] : []
  })
  return [...inPlace, ...changed.filter((view) => named(inPlace, view.name) === undefined)]
}

const named = (views: Views, name: string): SavedView | undefined => views.find((view) => view.name === name)

/** Two views of one name, or none twice. */
const isSame = (one: SavedView | undefined, other: SavedView | undefined): boolean =>
  one === undefined || other === undefined
    ? one === other
    : one.calendar === other.calendar &&
      one.view === other.view &&
      one.routineAsEvents === other.routineAsEvents &&
      one.categories.join() === other.categories.join()
