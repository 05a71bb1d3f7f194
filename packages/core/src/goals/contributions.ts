import type { WallMinute } from '../date/index.ts'
import { countsIn, isOver, minutesOf, type DaySpan, type MeasureRules } from '../load/index.ts'
import { amountsOfTotals, totalsAt, withEntries, type GoalDays } from './day-totals.ts'
import type { Contribution, Goal, GoalEntry, GoalItem } from './goal-types.ts'
import { groupItems, joinGroups } from './grouped-items.ts'
import { goalMatcher } from './match.ts'

/** What a goal is measured by, in the person's time zone. */
export interface GoalFacts {
  /** At least the occurrences that touch the goal's days; others are ignored. */
  readonly items: readonly GoalItem[]
  /** The goal's entries; those of other goals are ignored. */
  readonly entries: readonly GoalEntry[]
  readonly now: WallMinute
  readonly rules: MeasureRules
}

const daysOf = ({ from, to }: Goal): DaySpan => ({ first: from, last: to })

/** The value of one occurrence by itself. Numbers come only from entries. */
function valueOfItem(goal: Goal, item: GoalItem, rules: MeasureRules): number {
  switch (goal.kind) {
    case 'count':
    case 'yesNo':
      return 1
    case 'hours':
      return minutesOf(item, daysOf(goal), rules) / 60
    case 'number':
      return 0
  }
}

/**
 * A goal's history: past occurrences and entries within its days, newest first. Each occurrence has its own hours, also
 * where another runs in parallel; the goal has these once.
 */
export function contributionsOf(goal: Goal, { items, entries, now, rules }: GoalFacts): Contribution[] {
  const matches = goalMatcher(goal)
  const byEvents = items
    .filter((item) => countsIn(item, daysOf(goal)) && isOver(item, now) && matches(item))
    .map((item) => ({
      day: Math.max(item.first, goal.from),
      value: valueOfItem(goal, item, rules),
      item,
      entry: null,
    }))
    .filter(({ value }) => value > 0)
  const byHand = entries
    .filter(({ goalId, day }) => goalId === goal.id && day >= goal.from && day <= goal.to)
    .map((entry) => ({ day: entry.day, value: entry.value, item: null, entry }))
  return [...byEvents, ...byHand].sort((one, other) => other.day - one.day)
}

/** What counts for a goal, day by day. For many goals, use `totalsFor` with occurrences that were grouped once. */
export function daysOfGoal(goal: Goal, { items, entries, now, rules }: GoalFacts): GoalDays {
  const span = daysOf(goal)
  const { done, planned } = totalsAt(goal, joinGroups(groupItems(items, span), span), { now, rules })
  return {
    done: withEntries(goal, amountsOfTotals(goal, [done]), entries),
    planned: amountsOfTotals(goal, [planned]),
  }
}
