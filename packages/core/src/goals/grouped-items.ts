import type { WallMinute } from '../date/index.ts'
import { countsIn, overAt, type DaySpan } from '../load/index.ts'
import type { GoalItem } from './goal-types.ts'

/** What decides for which goals occurrences count, and how they are measured. */
type Likeness = Pick<GoalItem, 'title' | 'categoryId' | 'goalId' | 'isLoad' | 'allDay' | 'away'>

/** Occurrences that are alike. As numbers: ten years can have hundreds of thousands. */
export interface ItemGroup {
  readonly like: Likeness
  readonly first: number[]
  readonly last: number[]
  readonly start: WallMinute[]
  readonly end: WallMinute[]
}

/** Occurrences of a range, grouped once for many goals. */
export interface GroupedItems {
  readonly span: DaySpan
  /** By what decides which goals they count for, in order of appearance. */
  readonly groups: ReadonlyMap<string, readonly ItemGroup[]>
  /** When the first and the last of them are over. */
  readonly firstOver: WallMinute
  readonly lastOver: WallMinute
}

/**
 * Groups occurrences, leaving out those that do not count in the range. For example those of one event: a year is
 * joined from its events' groups, and only changed events are grouped again.
 */
export function groupItems(items: Iterable<GoalItem>, span: DaySpan): ItemGroup[] {
  const groups = new Map<string, ItemGroup>()
  for (const item of items) {
    if (!countsIn(item, span)) continue
    const { first, last, start, end } = groupOf(groups, item)
    first.push(item.first)
    last.push(item.last)
    start.push(item.start)
    end.push(item.end)
  }
  return [...groups.values()]
}

const keyOf = ({ goalId, categoryId, allDay, away, title }: Likeness): string =>
  `${goalId ?? ''} ${categoryId ?? ''} ${String(allDay)} ${String(away)} ${title}`

function groupOf(groups: Map<string, ItemGroup>, { title, categoryId, goalId, isLoad, allDay, away }: GoalItem) {
  const like = { title, categoryId, goalId, isLoad, allDay, away }
  const key = keyOf(like)
  const known = groups.get(key)
  if (known !== undefined) return known
  const made: ItemGroup = { like, first: [], last: [], start: [], end: [] }
  groups.set(key, made)
  return made
}

/** The occurrences of a group, one after the other. */
export function* itemsOfGroup({ like, first, last, start, end }: ItemGroup): Generator<GoalItem> {
  for (let index = 0; index < first.length; index += 1) {
    yield {
      ...like,
      first: first[index] ?? 0,
      last: last[index] ?? 0,
      start: start[index] ?? 0,
      end: end[index] ?? 0,
    }
  }
}

/** Concatenates groups of the same range. */
export function joinGroups(groups: readonly ItemGroup[], span: DaySpan): GroupedItems {
  let [firstOver, lastOver] = [Infinity, -Infinity]
  for (const { like, last, end } of groups) {
    for (let index = 0; index < end.length; index += 1) {
      const over = overAt({ allDay: like.allDay, last: last[index] ?? 0, end: end[index] ?? 0 })
      firstOver = Math.min(firstOver, over)
      lastOver = Math.max(lastOver, over)
    }
  }
  return { span, groups: Map.groupBy(groups, ({ like }) => keyOf(like)), firstOver, lastOver }
}

/** Whether all or none of the occurrences are over at a moment; null if some are. */
export function settledAt({ firstOver, lastOver }: GroupedItems, now: WallMinute): 'done' | 'planned' | null {
  if (lastOver <= now) return 'done'
  return firstOver > now ? 'planned' : null
}
