import { dayOfWall, MINUTES_A_DAY, type WallMinute } from '../date/index.ts'
import type { Contribution, Goal, GoalEntry, GoalItem } from './goal-types.ts'
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
export const isOver = (item: Pick<GoalItem, 'allDay' | 'end'>, now: WallMinute): boolean =>
  item.allDay ? dayOfWall(item.end) * MINUTES_A_DAY <= now : item.end <= now

/** What one occurrence is worth. Numbers are entered by hand alone, and who counts hours has none of a whole day. */
export function valueOfItem({ kind }: Pick<Goal, 'kind'>, item: GoalItem): number {
  switch (kind) {
    case 'count':
    case 'yesNo':
      return 1
    case 'hours':
      return item.allDay ? 0 : Math.max(0, item.end - item.start) / 60
    case 'number':
      return 0
  }
}

/** The occurrences that count for a goal, over or not: those that begin within its days and are worth something. */
export function countingItems(goal: Goal, items: readonly GoalItem[]): GoalItem[] {
  const matches = goalMatcher(goal)
  const [first, end] = [goal.from * MINUTES_A_DAY, (goal.to + 1) * MINUTES_A_DAY]
  return items.filter((item) => item.start >= first && item.start < end && matches(item) && valueOfItem(goal, item) > 0)
}

/** What was done for a goal: occurrences that are over, and entries within its days; the newest first. */
export const contributionsOf = (goal: Goal, facts: GoalFacts): Contribution[] =>
  contributionsOfItems(goal, countingItems(goal, facts.items), facts)

/** The same where it is known which occurrences count. */
export function contributionsOfItems(
  goal: Goal,
  counting: readonly GoalItem[],
  { entries, now }: Pick<GoalFacts, 'entries' | 'now'>,
): Contribution[] {
  const byEvents = counting
    .filter((item) => isOver(item, now))
    .map((item) => ({ day: dayOfWall(item.start), value: valueOfItem(goal, item), item, entry: null }))
  const byHand = entries
    .filter(({ goalId, day }) => goalId === goal.id && day >= goal.from && day <= goal.to)
    .map((entry) => ({ day: entry.day, value: entry.value, item: null, entry }))
  return [...byEvents, ...byHand].sort((one, other) => other.day - one.day)
}
