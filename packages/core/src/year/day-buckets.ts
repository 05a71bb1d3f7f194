import { compareSpans, isSpan, type YearItem } from './item.ts'
import type { RowDays } from './place-spans.ts'

/** The items of a month by how they are drawn; lists by day begin at the first. */
export interface DayBuckets {
  /** Items of several days, sorted by `compareSpans`. */
  readonly spans: readonly YearItem[]
  readonly milestones: readonly (readonly YearItem[])[]
  /** All other single days. */
  readonly moments: readonly (readonly YearItem[])[]
  readonly routine: readonly (readonly YearItem[])[]
}

/**
 * Sorts a month's items into buckets. With `showsRoutine`, timed series are treated like other events. Expects no items
 * outside the month.
 */
export function bucketDays(items: readonly YearItem[], month: RowDays, showsRoutine: boolean): DayBuckets {
  const days = month.last - month.first + 1
  const perDay = (): YearItem[][] => Array.from({ length: days }, () => [])
  const spans: YearItem[] = []
  const [milestones, moments, routine] = [perDay(), perDay(), perDay()]
  for (const item of items) {
    if (item.isRoutine && !showsRoutine) addToEachDay(routine, item, month)
    else if (isSpan(item)) spans.push(item)
    else (item.kind === 'milestone' ? milestones : moments)[item.first - month.first]?.push(item)
  }
  return { spans: spans.sort(compareSpans), milestones, moments, routine }
}

function addToEachDay(days: YearItem[][], item: YearItem, month: RowDays): void {
  const to = Math.min(item.last, month.last)
  for (let day = Math.max(item.first, month.first); day <= to; day += 1) days[day - month.first]?.push(item)
}
