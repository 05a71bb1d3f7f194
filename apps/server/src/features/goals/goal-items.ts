import type { Event } from '@dodici/contract/types'
import type { GoalItem } from '@dodici/core/goals'
import { yearItems, type YearItem } from '@dodici/core/year'

/** An occurrence as core counts it for goals, with its item of the year. */
export interface CountedItem {
  readonly item: YearItem
  readonly counted: GoalItem
}

/**
 * The occurrences of an event as core counts them for goals. Built on demand and not cached: ten years can have
 * hundreds of thousands, and the garbage collector would block everybody.
 */
export const countedItems = (event: Event): CountedItem[] =>
  yearItems([event]).map((item) => ({ item, counted: { ...item, goalId: event.goalId } }))
