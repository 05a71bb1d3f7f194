import { daysInYear, MINUTES_A_DAY, yearSpan, type Day } from '../../date/index.ts'
import type { YearItem } from '../item.ts'
import type { HeatMetric } from './levels.ts'

/** An all-day event counts as a working day, so a week off is a full week and not 168 hours. */
const ALL_DAY_HOURS = { from: 9 * 60, to: 17 * 60 } as const

/** Room for an interval's end beside its start in one integer: a day and the following night have 1,800 minutes. */
const PACK = 4096

/** The load of each day of a year, from 0. Only busy events count; one of several days counts on each of them. */
export const loadOfYear = (items: readonly YearItem[], year: number, metric: HeatMetric): number[] =>
  metric === 'count' ? countsOfYear(items, year) : hoursOfYear(items, year)

function countsOfYear(items: readonly YearItem[], year: number): number[] {
  const span = yearSpan(year)
  const changes = new Int32Array(daysInYear(year) + 1)
  for (const item of items) {
    const days = loadedDays(item, span)
    if (!days) continue
    changes[days.from - span.first] = (changes[days.from - span.first] ?? 0) + 1
    changes[days.to + 1 - span.first] = (changes[days.to + 1 - span.first] ?? 0) - 1
  }
  let count = 0
  return Array.from(changes.subarray(0, -1), (change) => (count += change))
}

/** Hours filled by at least one event: overlaps count once. Rounded to hundredths. */
function hoursOfYear(items: readonly YearItem[], year: number): number[] {
  const span = yearSpan(year)
  const intervals: number[][] = Array.from({ length: daysInYear(year) }, () => [])
  for (const item of items) {
    const days = loadedDays(item, span)
    if (!days) continue
    for (let day = days.from; day <= days.to; day += 1) intervals[day - span.first]?.push(packedMinutes(item, day))
  }
  return intervals.map(hoursOf)
}

/** Hours that one day's items fill together. */
export const hoursOfDay = (items: readonly YearItem[], day: Day): number =>
  hoursOf(items.filter((item) => item.isLoad).map((item) => packedMinutes(item, day)))

/**
 * The minutes of `day` that an item fills, from its midnight. An item that belongs only to its first day but ends after
 * midnight counts completely on that day.
 */
export function minutesOn(item: YearItem, day: Day): { from: number; to: number } {
  if (item.allDay) return ALL_DAY_HOURS
  const midnight = day * MINUTES_A_DAY
  return {
    from: Math.max(0, item.start - midnight),
    to: day === item.last ? item.end - midnight : MINUTES_A_DAY,
  }
}

function packedMinutes(item: YearItem, day: Day): number {
  const { from, to } = minutesOn(item, day)
  return from * PACK + to
}

function hoursOf(packed: number[]): number {
  let [minutes, reached] = [0, 0]
  for (const interval of packed.sort((a, b) => a - b)) {
    const from = Math.floor(interval / PACK)
    const to = interval % PACK
    if (to > reached) minutes += to - Math.max(from, reached)
    reached = Math.max(reached, to)
  }
  return Math.round((minutes / 60) * 100) / 100
}

function loadedDays(item: YearItem, { first, last }: { first: Day; last: Day }): { from: Day; to: Day } | null {
  if (!item.isLoad || item.last < first || item.first > last) return null
  return { from: Math.max(item.first, first), to: Math.min(item.last, last) }
}
