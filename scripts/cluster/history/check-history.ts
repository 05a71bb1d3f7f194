import { groupOf, type History, type Read, type Violations, type Write } from './history.ts'

/** Holds every answer of a history against all others. */
export function checkHistory({ writes, reads, last, numbers }: History): Violations {
  const all = [...reads, ...last]
  return {
    lost: lostIn(writes, last),
    doubled: unique(all.flatMap(doubledIn)),
    back: [...byOwner(all)].flatMap(([owner, own]) =>
      backIn(
        own,
        writes.filter((write) => write.owner === owner),
      ),
    ),
    invented: unique(inventedIn(writes, all)),
    gaps: [...numbers]
      .filter(([, own]) => hasGap(own))
      .map(([owner, own]) => `${owner}: ${String(own.length)} numbers`),
  }
}

const unique = (lines: readonly string[]): string[] => [...new Set(lines)]
const byOwner = (reads: readonly Read[]): Map<string, Read[]> => Map.groupBy(reads, ({ owner }) => owner)
const placeOf = (owner: string, item: string): string => `${owner} ${item}`

/** The greatest value of each item. */
function greatest(values: Iterable<readonly [item: string, value: number]>): Map<string, number> {
  const found = new Map<string, number>()
  for (const [item, value] of values) found.set(item, Math.max(value, found.get(item) ?? value))
  return found
}

function lostIn(writes: readonly Write[], last: readonly Read[]): string[] {
  const there = greatest(
    last.flatMap(({ owner, seen }) => seen.map(([item, value]) => [placeOf(owner, item), value] as const)),
  )
  return writes
    .filter(({ outcome }) => outcome === 'stored')
    .filter(({ owner, item, value }) => (there.get(placeOf(owner, item)) ?? -1) < value)
    .map(({ owner, item, value }) => `${owner}: ${item} was answered with ${String(value)} and is not there`)
}

function doubledIn({ owner, seen }: Read): string[] {
  const counts = Map.groupBy(seen, ([item]) => item)
  return [...counts]
    .filter(([, times]) => times.length > 1)
    .map(([item, times]) => `${owner}: ${item} is there ${String(times.length)} times`)
}

/** Something that all later reads have to show. */
interface Floor {
  readonly at: number
  readonly group: string
  readonly values: readonly (readonly [item: string, value: number])[]
}

/**
 * Reads of one owner that show less than they must: what was answered as stored, and what another read has shown, before they
 * began. Of two that overlap, either may be the earlier one.
 */
function backIn(reads: readonly Read[], writes: readonly Write[]): string[] {
  const stored = writes.filter(({ outcome }) => outcome === 'stored')
  const floors: Floor[] = [
    ...reads.map(({ end, group, seen }) => ({ at: end, group, values: seen })),
    ...stored.map(({ end, item, value }) => ({ at: end, group: groupOf(item), values: [[item, value] as const] })),
  ].sort((one, other) => one.at - other.at)
  const required = new Map<string, Map<string, number>>()
  const found: string[] = []
  let next = 0
  for (const read of [...reads].sort((one, other) => one.start - other.start)) {
    for (let floor = floors[next]; floor !== undefined && floor.at < read.start; floor = floors[next]) {
      const before = required.get(floor.group) ?? new Map<string, number>()
      required.set(floor.group, greatest([...before, ...floor.values]))
      next += 1
    }
    found.push(...lessThan(required.get(read.group), read))
  }
  return found
}

function lessThan(required: ReadonlyMap<string, number> | undefined, { owner, seen, start }: Read): string[] {
  const shown = greatest(seen)
  return [...(required ?? [])]
    .filter(([item, value]) => (shown.get(item) ?? -1) < value)
    .map(([item, value]) => {
      const now = shown.has(item) ? String(shown.get(item)) : 'nothing'
      return `${owner}: at ${start.toFixed(0)} ms ${item} shows ${now} after ${String(value)}`
    })
}

function inventedIn(writes: readonly Write[], reads: readonly Read[]): string[] {
  const possible = new Map(
    writes.map((write) => [`${placeOf(write.owner, write.item)} ${String(write.value)}`, write] as const),
  )
  return reads.flatMap(({ owner, end, seen }) =>
    seen.flatMap(([item, value]) => {
      const write = possible.get(`${placeOf(owner, item)} ${String(value)}`)
      const told = `${owner}: ${item} shows ${String(value)}`
      if (write === undefined) return [`${told}, which nobody wrote`]
      if (write.start > end) return [`${told} before it was written`]
      return write.outcome === 'refused' ? [`${told}, which was answered as not stored`] : []
    }),
  )
}

/** Numbers begin with 1, and each comes once. */
function hasGap(numbers: readonly number[]): boolean {
  return [...numbers].sort((one, other) => one - other).some((number, index) => number !== index + 1)
}
