import { dayOfWall, MINUTES_A_DAY, type WallMinute } from '../date/index.ts'
import { addToDay, emptyTotals, type DayTotals } from './day-totals.ts'
import type { GoalItem } from './goal-types.ts'
import { goalMatcher, type MatchRule } from './match.ts'
import type { DaySpan } from './span-amounts.ts'

/** Occurrences that count for the same goals: only title, category and link matter. */
export interface ItemGroup {
  readonly like: Pick<GoalItem, 'title' | 'categoryId' | 'goalId' | 'counts'>
  /** For each: its starting day in the range, its minutes, and when it is over. */
  readonly days: number[]
  readonly minutes: number[]
  readonly overAt: WallMinute[]
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

/** When an occurrence is over: a timed one at its end, an all-day one at the beginning of its last day. */
export const overAt = ({ allDay, end }: Pick<GoalItem, 'allDay' | 'end'>): WallMinute =>
  allDay ? dayOfWall(end) * MINUTES_A_DAY : end

/**
 * Groups occurrences, leaving out those outside the range or without load. For example those of one event: a year is
 * joined from its events' groups, and only changed events are grouped again.
 */
export function groupItems(items: Iterable<GoalItem>, span: DaySpan): ItemGroup[] {
  const groups = new Map<string, ItemGroup>()
  for (const item of items) {
    const day = dayOfWall(item.start)
    if (!item.counts || day < span.first || day > span.last) continue
    const { days, minutes, overAt: overs } = groupOf(groups, item)
    days.push(day - span.first)
    minutes.push(item.allDay ? 0 : Math.max(0, item.end - item.start))
    overs.push(overAt(item))
  }
  return [...groups.values()]
}

const keyOf = ({ goalId, categoryId, title }: ItemGroup['like']): string =>
  `${goalId ?? ''} ${categoryId ?? ''} ${title}`

function groupOf(groups: Map<string, ItemGroup>, { title, categoryId, goalId, counts }: GoalItem): ItemGroup {
  const like = { title, categoryId, goalId, counts }
  const key = keyOf(like)
  const known = groups.get(key)
  if (known !== undefined) return known
  const made = { like, days: [], minutes: [], overAt: [] }
  groups.set(key, made)
  return made
}

/** Concatenates groups of the same range. */
export function joinGroups(groups: readonly ItemGroup[], span: DaySpan): GroupedItems {
  let [firstOver, lastOver] = [Infinity, -Infinity]
  for (const { overAt: overs } of groups) {
    for (const over of overs) {
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

/** Which occurrences to use: past ones, others, or all. */
export type ItemFilter = { readonly now: WallMinute; readonly areOver: boolean } | null

/** A goal's totals from grouped occurrences, day by day; null if nothing counts. */
export function totalsFor(goal: MatchRule, { groups, span }: GroupedItems, wanted: ItemFilter): DayTotals | null {
  const matches = goalMatcher(goal)
  let totals: DayTotals | null = null
  for (const alike of groups.values()) {
    if (alike[0] === undefined || !matches(alike[0].like)) continue
    totals ??= emptyTotals(span.first, span.last - span.first + 1)
    for (const group of alike) addGroup(totals, group, wanted)
  }
  return totals
}

function addGroup(totals: DayTotals, { days, minutes, overAt: overs }: ItemGroup, wanted: ItemFilter): void {
  for (let index = 0; index < days.length; index += 1) {
    if (wanted !== null && (overs[index] ?? 0) <= wanted.now !== wanted.areOver) continue
    addToDay(totals, days[index] ?? 0, minutes[index] ?? 0)
  }
}
