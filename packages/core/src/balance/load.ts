import { MINUTES_A_DAY, type Day } from '../date/index.ts'
import type { AnalysedItem } from './balance-types.ts'

/** The hours that an all-day event fills on each day, as in the heatmap: 9 to 17. */
export const ALL_DAY_HOURS = 8
const ALL_DAY = { from: 9 * 60, to: 17 * 60 } as const

/** Room for a minute of a day and the following night. */
const ROOM = 4096

/** The range of days, and the keys (from 0) by which minutes are summed. */
export interface LoadKeys {
  readonly first: Day
  readonly last: Day
  readonly keys: number
  readonly keyOf: (item: AnalysedItem, dayOfSpan: number) => number
}

/**
 * Minutes filled by at least one item, per key: parallel items count once. An item past midnight counts on the day it
 * began, as in `core/year`.
 */
export function filledMinutes(items: readonly AnalysedItem[], { first, last, keys, keyOf }: LoadKeys): Float64Array {
  const packed: number[] = []
  // All-day items fill the same hours, so one per key is enough.
  const hasAllDay = new Uint8Array(keys)
  for (const item of items) {
    const to = Math.min(item.last, last)
    for (let day = Math.max(item.first, first); day <= to; day += 1) {
      const key = keyOf(item, day - first)
      if (item.allDay && hasAllDay[key] === 1) continue
      if (item.allDay) hasAllDay[key] = 1
      const minutes = minutesOfPart(item, day)
      packed.push((key * ROOM + minutes.from) * ROOM + minutes.to)
    }
  }
  return unionsOf(Float64Array.from(packed).sort(), keys)
}

function unionsOf(sorted: Float64Array, keys: number): Float64Array {
  const filled = new Float64Array(keys)
  let [current, reached] = [-1, 0]
  for (const part of sorted) {
    const key = Math.floor(part / (ROOM * ROOM))
    const from = Math.floor(part / ROOM) % ROOM
    const to = part % ROOM
    if (key !== current) [current, reached] = [key, 0]
    if (to > reached) filled[key] = (filled[key] ?? 0) + to - Math.max(from, reached)
    reached = Math.max(reached, to)
  }
  return filled
}

/** The minutes of a day that part of an item fills, from midnight. */
export function minutesOfPart(item: AnalysedItem, day: Day): { from: number; to: number } {
  if (item.allDay) return ALL_DAY
  const midnight = day * MINUTES_A_DAY
  const from = Math.max(0, item.start - midnight)
  const to = day === item.last ? Math.min(item.end - midnight, ROOM - 1) : MINUTES_A_DAY
  return { from, to: Math.max(from, to) }
}
