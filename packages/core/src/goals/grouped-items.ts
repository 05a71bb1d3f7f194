import { dayOfWall, MINUTES_A_DAY, type WallMinute } from '../date/index.ts'
import { addToDay, emptyTotals, type DayTotals } from './day-totals.ts'
import type { GoalItem } from './goal-types.ts'
import { goalMatcher, type Matched } from './match.ts'
import type { DayStretch } from './stretch-amounts.ts'

/** Occurrences that count for the same goals: title, category and link are all that decides it. */
export interface ItemGroup {
  readonly like: Pick<GoalItem, 'title' | 'categoryId' | 'goalId' | 'counts'>
  /** Of each of them: the day of the stretch on which it begins, its minutes, and when it is over. */
  readonly days: number[]
  readonly minutes: number[]
  readonly overAt: WallMinute[]
}

/** Occurrences that begin within some days, put together so that many goals read them at once. */
export interface GroupedItems {
  readonly stretch: DayStretch
  /** By what decides for which goals they count, in the order in which they came. */
  readonly groups: ReadonlyMap<string, readonly ItemGroup[]>
  /** When the first and the last of them is over. */
  readonly firstOver: WallMinute
  readonly lastOver: WallMinute
}

/** When an occurrence is over: a timed one when it ends, one of whole days when its last day begins. */
export const overAt = ({ allDay, end }: Pick<GoalItem, 'allDay' | 'end'>): WallMinute =>
  allDay ? dayOfWall(end) * MINUTES_A_DAY : end

/**
 * Occurrences put together: what lies outside of the stretch or is no load is left out. Those of one event, for example: a
 * year is joined from what was made of its events, of which only the changed ones are made again.
 */
export function groupItems(items: Iterable<GoalItem>, stretch: DayStretch): ItemGroup[] {
  const groups = new Map<string, ItemGroup>()
  for (const item of items) {
    const day = dayOfWall(item.start)
    if (!item.counts || day < stretch.first || day > stretch.last) continue
    const { days, minutes, overAt: overs } = groupOf(groups, item)
    days.push(day - stretch.first)
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

/** Groups of the same stretch, one list after the other. */
export function joinGroups(groups: readonly ItemGroup[], stretch: DayStretch): GroupedItems {
  let [firstOver, lastOver] = [Infinity, -Infinity]
  for (const { overAt: overs } of groups) {
    for (const over of overs) {
      firstOver = Math.min(firstOver, over)
      lastOver = Math.max(lastOver, over)
    }
  }
  return { stretch, groups: Map.groupBy(groups, ({ like }) => keyOf(like)), firstOver, lastOver }
}

/** Of grouped occurrences, whether all of them are over at a moment, or none is; null where it is some. */
export function settledAt({ firstOver, lastOver }: GroupedItems, now: WallMinute): 'done' | 'planned' | null {
  if (lastOver <= now) return 'done'
  return firstOver > now ? 'planned' : null
}

/** Which occurrences are wanted: those that are over at a moment, the others, or all. */
export type Wanted = { readonly now: WallMinute; readonly areOver: boolean } | null

/** What counts for a goal of grouped occurrences, day by day; null where nothing does. */
export function totalsFor(goal: Matched, { groups, stretch }: GroupedItems, wanted: Wanted): DayTotals | null {
  const matches = goalMatcher(goal)
  let totals: DayTotals | null = null
  for (const alike of groups.values()) {
    if (alike[0] === undefined || !matches(alike[0].like)) continue
    totals ??= emptyTotals(stretch.first, stretch.last - stretch.first + 1)
    for (const group of alike) addGroup(totals, group, wanted)
  }
  return totals
}

function addGroup(totals: DayTotals, { days, minutes, overAt: overs }: ItemGroup, wanted: Wanted): void {
  for (let index = 0; index < days.length; index += 1) {
    if (wanted !== null && (overs[index] ?? 0) <= wanted.now !== wanted.areOver) continue
    addToDay(totals, days[index] ?? 0, minutes[index] ?? 0)
  }
}
