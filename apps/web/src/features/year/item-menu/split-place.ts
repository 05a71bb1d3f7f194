import type { Day } from '@dodici/core/date'
import type { YearItem } from '@dodici/core/year'

/** How many days stay in an event that is parted before a day: 0 for a series. Null where it cannot be parted there. */
export function splitPlace(item: YearItem, day: Day, isFirstOfSeries: boolean): number | null {
  if (item.recurrenceId !== null) return isFirstOfSeries ? null : 0
  const isInside = day > item.first && day <= item.last
  return isInside ? day - item.first : null
}
