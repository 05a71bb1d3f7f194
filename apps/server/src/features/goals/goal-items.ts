import type { Event } from '@dodici/contract/types'
import type { GoalItem } from '@dodici/core/goals'
import { yearItems, type YearItem } from '@dodici/core/year'

/** An occurrence as core counts it for goals, with the one of the year that it is. */
export interface CountedItem {
  readonly item: YearItem
  readonly counted: GoalItem
}

/**
 * The occurrences of an event as core counts them for goals. They are made where they are asked for and kept nowhere: ten years
 * of somebody can have hundreds of thousands of them, and to look through so many keeps everybody waiting for the garbage
 * collector.
 */
export const countedItems = (event: Event): CountedItem[] =>
  yearItems([event]).map((item) => ({ item, counted: goalItemOf(item, event.goalId) }))

const goalItemOf = (item: YearItem, goalId: string | null): GoalItem => ({
  eventId: item.eventId,
  title: item.title,
  categoryId: item.categoryId,
  goalId,
  allDay: item.allDay,
  start: item.start,
  // A whole day ends with the midnight after it in the year, and with its last minute for goals.
  end: item.allDay ? item.end - 1 : item.end,
  counts: item.kind !== 'marker' && item.status !== 'cancelled',
})
