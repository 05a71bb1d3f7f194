import type { Day } from '../../date/index.ts'
import { isAbsence, missedWhileAway } from '../../load/index.ts'
import type { AnalysedItem } from '../balance-types.ts'
import type { PreparedYear } from '../prepare-year.ts'

/** Two events of which only one can be attended: they overlap, or the earlier is an absence. */
export type Conflict = readonly [earlier: AnalysedItem, later: AnalysedItem, isAway: boolean]

export interface ConflictFacts {
  /** Overlapping pairs, and what is missed for an absence. */
  readonly count: number
  readonly ahead: number
  /** The first ones from today on, then past ones; not all of a crowded year. */
  readonly conflicts: readonly Conflict[]
}

/** Maximum listed; all are counted. */
const NAMED_MAX = 40

/**
 * Overlapping pairs of timed events, and lessons and meetings while the person is away. The same title at the same time, as
 * in two calendars, is one event.
 */
export function measureConflicts({ items, input }: PreparedYear): ConflictFacts {
  const { today, rules } = input
  const timed = withoutTwins(items.filter((item) => !item.allDay && item.end > item.start && !isAbsence(item, rules)))
  const missed = missedWhileAway(items, rules).map(([absence, item]): Conflict => [absence, item, true])
  const [ahead, missedAhead] = [timed.filter(({ first }) => first > today), missed.filter(isAhead(today))]
  const named = [...overlaps(ahead), ...missedAhead].sort(byStart)
  const past = [...overlaps(timed), ...missed].filter((one) => !isAhead(today)(one)).sort(byStart)
  return {
    count: countOverlaps(timed) + missed.length,
    ahead: countOverlaps(ahead) + missedAhead.length,
    conflicts: [...named, ...past].slice(0, NAMED_MAX),
  }
}

const isAhead =
  (today: Day) =>
  ([, later]: Conflict): boolean =>
    later.first > today

const byStart = ([, one]: Conflict, [, other]: Conflict): number => one.start - other.start

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
    for (const earlier of open) found.push([earlier, item, false])
    if (found.length >= NAMED_MAX) break
    open.push(item)
  }
  return found
}
