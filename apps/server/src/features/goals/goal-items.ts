import type { GoalItem } from '@dodici/core/goals'
import type { SeenItem } from '#server/features/assistant/seen-items.service.ts'

/**
 * An occurrence as core counts it for goals. It is made where it is asked for and kept nowhere: ten years of somebody can have
 * hundreds of thousands of them, and to look through so many keeps everybody waiting for the garbage collector.
 */
export const goalItemOf = (seen: SeenItem): GoalItem => ({
  eventId: seen.eventId,
  title: seen.title,
  categoryId: seen.categoryId,
  goalId: seen.goalId,
  allDay: seen.allDay,
  start: seen.start,
  // A whole day ends with the midnight after it in the year, and with its last minute for goals.
  end: seen.allDay ? seen.end - 1 : seen.end,
  counts: seen.kind !== 'marker' && seen.status !== 'cancelled',
})
