import { dayOfWall, MINUTES_A_DAY, type WallMinute } from '../date/index.ts'
import { addToDay, amountsOfTotals, emptyTotals, withEntries, type DayTotals, type GoalDays } from './day-totals.ts'
import type { Contribution, Goal, GoalEntry, GoalItem } from './goal-types.ts'
import { overAt } from './grouped-items.ts'
import { goalMatcher } from './match.ts'

/** What a goal is measured by, on the person's own wall. */
export interface GoalFacts {
  /** Occurrences within the days of the goal at least; others are passed by. */
  readonly items: readonly GoalItem[]
  /** Those of the goal; those of others are passed by. */
  readonly entries: readonly GoalEntry[]
  readonly now: WallMinute
}

/** Whether an occurrence is over: a timed one when it has ended, an all-day one when its last day has begun. */
export const isOver = (item: Pick<GoalItem, 'allDay' | 'end'>, now: WallMinute): boolean => overAt(item) <= now

/** What one occurrence is worth. Numbers are entered by hand alone, and who counts hours has none of a whole day. */
function valueOfItem({ kind }: Pick<Goal, 'kind'>, item: GoalItem): number {
  switch (kind) {
    case 'count':
    case 'yesNo':
      return 1
    case 'hours':
      return minutesOf(item) / 60
    case 'number':
      return 0
  }
}

const minutesOf = ({ allDay, start, end }: GoalItem): number => (allDay ? 0 : Math.max(0, end - start))

/** The occurrences that count for a goal, over or not: those that begin within its days and are worth something. */
function countingItems(goal: Goal, items: readonly GoalItem[]): GoalItem[] {
  const matches = goalMatcher(goal)
  const [first, end] = [goal.from * MINUTES_A_DAY, (goal.to + 1) * MINUTES_A_DAY]
  return items.filter((item) => item.start >= first && item.start < end && matches(item) && valueOfItem(goal, item) > 0)
}

/** What was done for a goal: occurrences that are over, and entries within its days; the newest first. */
export function contributionsOf(goal: Goal, { items, entries, now }: GoalFacts): Contribution[] {
  const byEvents = countingItems(goal, items)
    .filter((item) => isOver(item, now))
    .map((item) => ({ day: dayOfWall(item.start), value: valueOfItem(goal, item), item, entry: null }))
  const byHand = entries
    .filter(({ goalId, day }) => goalId === goal.id && day >= goal.from && day <= goal.to)
    .map((entry) => ({ day: entry.day, value: entry.value, item: null, entry }))
  return [...byEvents, ...byHand].sort((one, other) => other.day - one.day)
}

/** What counts for a goal, day by day. For many goals at once, `totalsFor` reads grouped occurrences. */
export function daysOfGoal(goal: Goal, { items, entries, now }: GoalFacts): GoalDays {
  const length = Math.max(0, goal.to - goal.from + 1)
  const [done, planned] = [emptyTotals(goal.from, length), emptyTotals(goal.from, length)]
  for (const item of countingItems(goal, items)) {
    const totals: DayTotals = isOver(item, now) ? done : planned
    addToDay(totals, dayOfWall(item.start) - goal.from, minutesOf(item))
  }
  return {
    done: withEntries(goal, amountsOfTotals(goal, [done]), entries),
    planned: amountsOfTotals(goal, [planned]),
  }
}
