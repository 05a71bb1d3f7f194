import type { GoalItem } from '@dodici/core/goals'
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
