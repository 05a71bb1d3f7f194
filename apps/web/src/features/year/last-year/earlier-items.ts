import { sameWeekdayBefore, twelveMonths, type Month } from '@dodici/core/date'
import type { YearItem } from '@dodici/core/year'
import { memoizeByList } from '../memoize-by-list.ts'

interface Shown {
  /** The items of the shown months, and the first of these. */
  readonly now: readonly YearItem[]
  readonly from: Month
}

/**
 * The items of the days that stand for those of twelve months a year before: those of the twelve months before, and of the
 * first days of the shown ones, which stand for the last by their weekday.
 */
export const earlierItems = memoizeByList((before: readonly YearItem[], { now, from }: Shown): readonly YearItem[] => {
  const { first, last } = twelveMonths(from)
  const lastBefore = sameWeekdayBefore(last)
  // What began earlier is among those before.
  const more = now.filter((item) => !item.isOffered && item.first >= first && item.first <= lastBefore)
  return more.length === 0 ? before : [...before, ...more]
})
