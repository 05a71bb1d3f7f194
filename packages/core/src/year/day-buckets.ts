import { compareSpans, isSpan, type YearItem } from './item.ts'
import type { RowDays } from './place-spans.ts'

/** The items of one month by how they are drawn; the lists by day begin at the first of the month. */
export interface DayBuckets {
  /** What lasts longer than a day, sorted by `compareSpans`. */
  readonly spans: readonly YearItem[]
  readonly milestones: readonly (readonly YearItem[])[]
  /** All other single days. */
  readonly moments: readonly (readonly YearItem[])[]
  readonly routine: readonly (readonly YearItem[])[]
}

/**
 * Sorts the items of a month into buckets. With `showsRoutine`, timed series are treated as any other event. Items
 * outside the month are not expected.
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
