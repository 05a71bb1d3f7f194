import { MINUTES_A_DAY, type Day } from '../date/index.ts'
import type { AnalysedItem } from './balance-types.ts'

/** An all-day event fills these hours of each of its days, as in the heatmap: 9 to 17. */
export const ALL_DAY_HOURS = 8
const ALL_DAY = { from: 9 * 60, to: 17 * 60 } as const

/** Room for a minute of a day and of the night after it. */
const ROOM = 4096

/** The part of a stretch that a key holds; keys count on from 0. */
export interface LoadPart {
  readonly item: AnalysedItem
  readonly day: Day
  readonly key: number
}

/**
 * Minutes that are filled by at least one of the parts, for each key: what runs in parallel counts once. A night out gives
 * all its minutes to the day on which it began, as `core/year` does.
 */
export function filledMinutes(parts: readonly LoadPart[], keys: number): Float64Array {
  const packed = Float64Array.from(parts, packedPart).sort()
  const filled = new Float64Array(keys)
  let [current, reached] = [-1, 0]
  for (const part of packed) {
    const key = Math.floor(part / (ROOM * ROOM))
    const from = Math.floor(part / ROOM) % ROOM
    const to = part % ROOM
    if (key !== current) [current, reached] = [key, 0]
    if (to > reached) filled[key] = (filled[key] ?? 0) + to - Math.max(from, reached)
    reached = Math.max(reached, to)
  }
  return filled
}

/** The minutes of its day that a part of an item fills, counted from midnight. */
export function minutesOfPart(item: AnalysedItem, day: Day): { from: number; to: number } {
  if (item.allDay) return ALL_DAY
  const midnight = day * MINUTES_A_DAY
  const from = Math.max(0, item.start - midnight)
  const to = day === item.last ? Math.min(item.end - midnight, ROOM - 1) : MINUTES_A_DAY
  return { from, to: Math.max(from, to) }
}

function packedPart({ item, day, key }: LoadPart): number {
  const { from, to } = minutesOfPart(item, day)
  return (key * ROOM + from) * ROOM + to
}
