import type { AnalysedItem } from '../balance-types.ts'
import type { PreparedYear } from '../prepare-year.ts'

export type Conflict = readonly [earlier: AnalysedItem, later: AnalysedItem]

export interface ConflictFacts {
  /** Overlapping pairs. */
  readonly count: number
  readonly ahead: number
  /** The first ones from today on, then past ones; not all of a crowded year. */
  readonly conflicts: readonly Conflict[]
}

/** Maximum listed; all are counted. */
const NAMED_MAX = 40

/** Overlapping pairs of timed events. The same title at the same time, as in two calendars, is one event. */
export function measureConflicts({ items, input }: PreparedYear): ConflictFacts {
  const timed = withoutTwins(items.filter((item) => !item.allDay && item.end > item.start))
  const ahead = timed.filter((item) => item.first > input.today)
  const named = [...overlaps(ahead), ...overlaps(timed).filter(([, later]) => later.first <= input.today)]
  return { count: countOverlaps(timed), ahead: countOverlaps(ahead), conflicts: named.slice(0, NAMED_MAX) }
}

function withoutTwins(items: readonly AnalysedItem[]): AnalysedItem[] {
  const seen = new Set<string>()
  return items.filter(({ title, start, end }) => {
    const name = `${start} ${end} ${title}`
    return !seen.has(name) && seen.add(name)
  })
}

/** In n log n: each overlaps those that began earlier and are not over. Sorted by start. */
function countOverlaps(items: readonly AnalysedItem[]): number {
  const ends = items.map(({ end }) => end).sort((a, b) => a - b)
  let [over, pairs] = [0, 0]
  for (const [begun, { start }] of items.entries()) {
    while ((ends[over] ?? Infinity) <= start) over += 1
    pairs += begun - over
  }
  return pairs
}

function overlaps(items: readonly AnalysedItem[]): Conflict[] {
  const found: Conflict[] = []
  let open: AnalysedItem[] = []
  for (const item of items) {
    open = open.filter(({ end }) => end > item.start)
    for (const earlier of open) found.push([earlier, item])
    if (found.length >= NAMED_MAX) break
    open.push(item)
  }
  return found
}
