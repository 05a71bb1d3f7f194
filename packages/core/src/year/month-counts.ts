import type { YearItem } from './item.ts'

/** What is counted in a month, without cancelled and offered items. */
export interface MonthCounts {
  /** Events that touch the month, without routine drawn as dots. */
  readonly eventCount: number
  /** Occurrences of routine drawn as dots. */
  readonly routineCount: number
}

/** Counts the items of a month, each once however many days it takes. */
export function countMonth(items: readonly YearItem[], showsRoutine: boolean): MonthCounts {
  let [eventCount, routineCount] = [0, 0]
  for (const item of items) {
    if (item.status === 'cancelled' || item.isOffered) continue
    if (item.isRoutine && !showsRoutine) routineCount += 1
    else eventCount += 1
  }
  return { eventCount, routineCount }
}
