import { sameWeekdayBefore, twelveMonths, type Day } from '../../date/index.ts'
import type { MeasureRules } from '../../load/index.ts'
import type { YearItem } from '../item.ts'
import { dailyValues, type Density, type DensityDay } from './density.ts'
import { levelOf } from './levels.ts'

/**
 * How busy the same weekdays were a year before, by the days of the shown months that they stand for; days of zero are left
 * out. They are measured and limited as the shown months are (`load`), so one colour is one amount in both years.
 */
export function levelsBefore(
  items: readonly YearItem[],
  { from, metric, levels }: Density,
  rules: MeasureRules,
): ReadonlyMap<Day, DensityDay> {
  const { first, last } = twelveMonths(from)
  const span = { first: sameWeekdayBefore(first), last: sameWeekdayBefore(last) }
  return new Map(
    dailyValues(items, span, { metric, rules }).flatMap((value, place) => {
      const level = levelOf(value, levels)
      return level ? [[first + place, { day: first + place, value, level }] as const] : []
    }),
  )
}
