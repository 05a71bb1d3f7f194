import { twelveMonths, type Month } from '@dodici/core/date'
import type { YearItem } from '@dodici/core/year'

/**
 * Number of items per day of twelve months, without cancelled and offered ones. One pass, whatever their
 * length.
 */
export function itemsPerDay(items: readonly YearItem[], from: Month): number[] {
  const { first, last } = twelveMonths(from)
  const changes = new Int32Array(last - first + 2)
  const change = (place: number, by: number) => {
    changes[place] = (changes[place] ?? 0) + by
  }
  for (const item of items) {
    if (isLeftOut(item) || item.last < first || item.first > last) continue
    change(Math.max(item.first, first) - first, 1)
    change(Math.min(item.last, last) + 1 - first, -1)
  }
  let count = 0
  return Array.from(changes.subarray(0, -1), (by) => (count += by))
}

const isLeftOut = ({ status, isOffered }: YearItem): boolean => status === 'cancelled' || isOffered === true
