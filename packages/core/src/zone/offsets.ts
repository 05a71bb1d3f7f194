import { Temporal } from 'temporal-polyfill'
import { MINUTES_A_DAY } from '../date/index.ts'

/**
 * The offsets of one zone during one slice of time, in whole minutes east of UTC. `offsets` has one entry more than
 * the other two: `offsets[i]` is in force before transition `i`, `offsets[i + 1]` after it. A transition happens at
 * `instants[i]` (minutes since 1970-01-01T00:00Z); wall minutes from `walls[i]` on belong to the offset after it.
 */
export interface OffsetSlice {
  readonly offsets: readonly number[]
  readonly instants: readonly number[]
  readonly walls: readonly number[]
}

const MS_A_MINUTE = 60_000
/** Asking Temporal costs 10 us, and a whole zone from 1900 to 2200 some 50 ms; so a zone is read in slices. */
const SLICE_MINUTES = 1_024 * MINUTES_A_DAY
/** No wall is further than this from UTC: a slice holds what both its wall minutes and its instants need. */
const MARGIN_MINUTES = 2 * MINUTES_A_DAY
const REMEMBERED_ZONES = 64
const REMEMBERED_SLICES = 256

const remembered = new Map<string, Map<number, OffsetSlice>>()

/** Local mean times have seconds (Amsterdam +00:19:32): they are rounded to the minute. */
const minutesOffset = (at: Temporal.ZonedDateTime): number => Math.round(at.offsetNanoseconds / 60_000_000_000)

function readSlice(zone: string, index: number): OffsetSlice {
  const from = index * SLICE_MINUTES - MARGIN_MINUTES
  const to = (index + 1) * SLICE_MINUTES + MARGIN_MINUTES
  let cursor = Temporal.Instant.fromEpochMilliseconds(from * MS_A_MINUTE).toZonedDateTimeISO(zone)
  let offset = minutesOffset(cursor)
  const offsets = [offset]
  const instants: number[] = []
  const walls: number[] = []
  for (;;) {
    const next = cursor.getTimeZoneTransition('next')
    if (next === null || next.epochMilliseconds > to * MS_A_MINUTE) return { offsets, instants, walls }
    const instant = Math.round(next.epochMilliseconds / MS_A_MINUTE)
    const after = minutesOffset(next)
    instants.push(instant)
    offsets.push(after)
    // In a gap (after > offset) the skipped minutes still count by the offset before it, which moves them forward by
    // the length of the gap; in an overlap so do the repeated ones, which picks the first (RFC 5545 3.3.5).
    walls.push(instant + Math.max(offset, after))
    cursor = next
    offset = after
  }
}

function slicesOf(zone: string): Map<number, OffsetSlice> {
  const known = remembered.get(zone)
  if (known) return known
  const [oldest] = remembered.keys()
  if (remembered.size >= REMEMBERED_ZONES && oldest !== undefined) remembered.delete(oldest)
  const slices = new Map<number, OffsetSlice>()
  remembered.set(zone, slices)
  return slices
}

/**
 * The slice of `zone` that serves a minute, be it of the wall or since the epoch. Throws a RangeError where `zone` is
 * not a zone.
 */
export function sliceAt(zone: string, minute: number): OffsetSlice {
  const index = Math.floor(minute / SLICE_MINUTES)
  const known = remembered.get(zone)?.get(index)
  if (known) return known
  const slice = readSlice(zone, index)
  const slices = slicesOf(zone)
  if (slices.size >= REMEMBERED_SLICES) slices.clear()
  slices.set(index, slice)
  return slice
}
