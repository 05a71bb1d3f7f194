import { GOALS_MAX } from '@dodici/contract/limits'
import { goalMatcher, type Goal, type GoalItem } from '@dodici/core/goals'
import type { SeenItem } from '#server/features/assistant/seen-items.service.ts'

/** What is seen of a year is remembered, and core remembers the words of a title: so is what counts. */
const known = new WeakMap<SeenItem, GoalItem>()
const origins = new WeakMap<GoalItem, SeenItem>()

/** An occurrence as core counts it for goals. */
export function goalItemOf(seen: SeenItem): GoalItem {
  const before = known.get(seen)
  if (before !== undefined) return before
  const item: GoalItem = {
    eventId: seen.eventId,
    title: seen.title,
    categoryId: seen.categoryId,
    goalId: seen.goalId,
    allDay: seen.allDay,
    start: seen.start,
    // A whole day ends with the midnight after it in the year, and with its last minute for goals.
    end: seen.allDay ? seen.end - 1 : seen.end,
    counts: seen.kind !== 'marker' && seen.status !== 'cancelled',
  }
  known.set(seen, item)
  origins.set(item, seen)
  return item
}

/** The occurrence that was counted; undefined for what `goalItemOf` has not made. */
export const seenOf = (item: GoalItem): SeenItem | undefined => origins.get(item)

/** Matches of one year that are remembered for a goal; more are found as fast as they are measured. */
const MATCHES_KEPT = 1_000

const matches = new WeakMap<readonly GoalItem[], Map<string, readonly GoalItem[]>>()

/** Those of some occurrences that count for a goal. The lists are the same as long as nothing of their years was changed. */
export const matchingItems = (goal: Goal, slices: readonly (readonly GoalItem[])[]): readonly GoalItem[] =>
  slices.flatMap((slice) => matchingOf(goal, slice))

function matchingOf(goal: Goal, slice: readonly GoalItem[]): readonly GoalItem[] {
  const rule = JSON.stringify([goal.id, goal.matchCategoryId, goal.matchText])
  const kept = matches.get(slice) ?? new Map<string, readonly GoalItem[]>()
  const before = kept.get(rule)
  if (before !== undefined) return before
  const found = slice.filter(goalMatcher(goal))
  if (found.length > MATCHES_KEPT) return found
  // Rules that are changed again and again are not remembered for ever.
  if (kept.size >= GOALS_MAX) kept.clear()
  matches.set(slice, kept.set(rule, found))
  return found
}
