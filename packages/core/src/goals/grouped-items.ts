import { dayOfWall, MINUTES_A_DAY, type WallMinute } from '../date/index.ts'
import { addToDay, emptyTotals, type DayTotals } from './day-totals.ts'
import type { GoalItem } from './goal-types.ts'
import { goalMatcher, type Matched } from './match.ts'
import type { DayStretch } from './stretch-amounts.ts'

/** Occurrences that count for the same goals: title, category and link are all that decides it. */
interface ItemGroup {
  readonly like: GoalItem
  /** Of each of them: the day of the stretch on which it begins, its minutes, and when it is over. */
  readonly days: number[]
  readonly minutes: number[]
  readonly overAt: WallMinute[]
}

/** Occurrences that begin within some days, put together so that many goals read them at once. */
export interface GroupedItems {
  readonly stretch: DayStretch
  readonly groups: ReadonlyMap<string, ItemGroup>
  /** When the first and the last of them is over. */
  readonly firstOver: WallMinute
  readonly lastOver: WallMinute
}

/** When an occurrence is over: a timed one when it ends, one of whole days when its last day begins. */
export const overAt = ({ allDay, end }: Pick<GoalItem, 'allDay' | 'end'>): WallMinute =>
  allDay ? dayOfWall(end) * MINUTES_A_DAY : end

/** Puts occurrences together, those of one list after the other: what lies outside of the stretch or is no load is left out. */
export function itemGrouper(stretch: DayStretch): {
  add: (items: readonly GoalItem[]) => void
  grouped: () => GroupedItems
} {
  const groups = new Map<string, ItemGroup>()
  let [firstOver, lastOver] = [Infinity, -Infinity]
  const add = (item: GoalItem): void => {
    const day = dayOfWall(item.start)
    if (!item.counts || day < stretch.first || day > stretch.last) return
    const over = overAt(item)
    const group = groupOf(groups, item)
    group.days.push(day - stretch.first)
    group.minutes.push(item.allDay ? 0 : Math.max(0, item.end - item.start))
    group.overAt.push(over)
    firstOver = Math.min(firstOver, over)
    lastOver = Math.max(lastOver, over)
  }
  return {
    add: (items) => {
      for (const item of items) add(item)
    },
    grouped: () => ({ stretch, groups, firstOver, lastOver }),
  }
}

function groupOf(groups: Map<string, ItemGroup>, item: GoalItem): ItemGroup {
  const key = `${item.goalId ?? ''} ${item.categoryId ?? ''} ${item.title}`
  const known = groups.get(key)
  if (known !== undefined) return known
  const made = { like: item, days: [], minutes: [], overAt: [] }
  groups.set(key, made)
  return made
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
  for (const group of groups.values()) {
    if (!matches(group.like)) continue
    totals ??= emptyTotals(stretch.first, stretch.last - stretch.first + 1)
    addGroup(totals, group, wanted)
  }
  return totals
}

function addGroup(totals: DayTotals, { days, minutes, overAt: overs }: ItemGroup, wanted: Wanted): void {
  for (const [index, day] of days.entries()) {
    if (wanted !== null && (overs[index] ?? 0) <= wanted.now !== wanted.areOver) continue
    addToDay(totals, day, minutes[index] ?? 0)
  }
}
