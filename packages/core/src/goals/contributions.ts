import { dayOfWall, MINUTES_A_DAY, type WallMinute } from '../date/index.ts'
import { addToDay, amountsOfTotals, emptyTotals, withEntries, type DayTotals, type GoalDays } from './day-totals.ts'
import type { Contribution, Goal, GoalEntry, GoalItem } from './goal-types.ts'
import { overAt } from './grouped-items.ts'
import { goalMatcher } from './match.ts'

/** What a goal is measured by, in the person's time zone. */
export interface GoalFacts {
  /** At least the occurrences within the goal's days; others are ignored. */
  readonly items: readonly GoalItem[]
  /** The goal's entries; those of other goals are ignored. */
  readonly entries: readonly GoalEntry[]
  readonly now: WallMinute
}

/** Whether an occurrence is over: a timed one when it has ended, an all-day one when its last day has begun. */
export const isOver = (item: Pick<GoalItem, 'allDay' | 'end'>, now: WallMinute): boolean => overAt(item) <= now

/** The value of one occurrence. Numbers come only from entries, and an all-day occurrence has no hours. */
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

/** Occurrences that count for the goal, over or not: they begin within its days and have a value. */
function countingItems(goal: Goal, items: readonly GoalItem[]): GoalItem[] {
  const matches = goalMatcher(goal)
  const [first, end] = [goal.from * MINUTES_A_DAY, (goal.to + 1) * MINUTES_A_DAY]
  return items.filter((item) => item.start >= first && item.start < end && matches(item) && valueOfItem(goal, item) > 0)
}

/** A goal's history: past occurrences and entries within its days, newest first. */
export function contributionsOf(goal: Goal, { items, entries, now }: GoalFacts): Contribution[] {
  const byEvents = countingItems(goal, items)
    .filter((item) => isOver(item, now))
    .map((item) => ({ day: dayOfWall(item.start), value: valueOfItem(goal, item), item, entry: null }))
  const byHand = entries
    .filter(({ goalId, day }) => goalId === goal.id && day >= goal.from && day <= goal.to)
    .map((entry) => ({ day: entry.day, value: entry.value, item: null, entry }))
  return [...byEvents, ...byHand].sort((one, other) => other.day - one.day)
}

/** What counts for a goal, day by day. For many goals, use `totalsFor` with grouped occurrences. */
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
