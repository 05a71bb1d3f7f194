import type { YearItem } from './item.ts'

/** What a person would count in a month; what is cancelled counts for nothing, and what is offered not yet. */
export interface MonthCounts {
  /** Events that touch the month, without routine where that is drawn as dots. */
  readonly eventCount: number
  /** Appearances of routine series that are only dots. */
  readonly routineCount: number
}

/** Counts the items of a month, each of them once however many of its days it takes. */
export function countMonth(items: readonly YearItem[], showsRoutine: boolean): MonthCounts {
  let [eventCount, routineCount] = [0, 0]
  for (const item of items) {
    if (item.status === 'cancelled' || item.isOffered) continue
    if (item.isRoutine && !showsRoutine) routineCount += 1
    else eventCount += 1
  }
  return { eventCount, routineCount }
}
