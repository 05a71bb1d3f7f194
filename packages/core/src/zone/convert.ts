import type { WallMinute } from '../date/index.ts'
import { sliceAt } from './offsets.ts'

/** An instant as the number of minutes since 1970-01-01T00:00Z. */
export type EpochMinute = number

function passed(transitions: readonly number[], minute: number): number {
  let count = 0
  for (const transition of transitions) {
    if (transition > minute) break
    count += 1
  }
  return count
}

/**
 * The instant of a wall minute in a zone. A minute that the clocks skip moves forward by the length of the gap (02:30
 * becomes 03:30, and the skipped 30 December 2011 of Apia becomes the 31st); one that they repeat is the first of the
 * two (RFC 5545 3.3.5). Throws a RangeError where `zone` is not a zone.
 */
export function instantOfWall(wall: WallMinute, zone: string): EpochMinute {
  const { offsets, walls } = sliceAt(zone, wall)
  return wall - (offsets[passed(walls, wall)] ?? 0)
}

/** The wall minute in a zone at an instant. Throws a RangeError where `zone` is not a zone. */
export function wallAt(instant: EpochMinute, zone: string): WallMinute {
  const { offsets, instants } = sliceAt(zone, instant)
  return instant + (offsets[passed(instants, instant)] ?? 0)
}

/**
 * What the clocks of `toZone` show when those of `fromZone` show `wall`. Floating time (`fromZone` null) is the same
 * wall everywhere. A minute that the clocks of `fromZone` skip comes out moved forward, also where both zones are one.
 */
export const convertWall = (wall: WallMinute, fromZone: string | null, toZone: string): WallMinute =>
  fromZone === null ? wall : wallAt(instantOfWall(wall, fromZone), toZone)

/** The wall minute in a zone at a time given as milliseconds since the epoch (of a clock that the caller owns). */
export const nowIn = (zone: string, epochMs: number): WallMinute => wallAt(Math.floor(epochMs / 60_000), zone)
