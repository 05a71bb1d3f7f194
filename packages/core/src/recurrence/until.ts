import { dayOfWall, MINUTES_A_DAY, type WallMinute } from '../date/index.ts'
import { instantOfWall, wallAt } from '../zone/index.ts'
import { LAST_DAY } from './limits.ts'
import type { Until } from './rule.ts'

const LAST_MINUTE = (LAST_DAY + 1) * MINUTES_A_DAY - 1

/** Context of an UNTIL: whether its series is all-day, and its zone (null if all-day or floating). */
interface Wall {
  readonly allDay: boolean
  readonly zone: string | null
}

/** The last minute that an UNTIL allows, in the series' zone. A day allows all of it. */
export function wallOfUntil(until: Until, { allDay, zone }: Wall): WallMinute {
  if (allDay) return until.day * MINUTES_A_DAY
  const minute = until.day * MINUTES_A_DAY + (until.minute ?? MINUTES_A_DAY - 1)
  return until.utc && zone !== null ? wallAt(minute, zone) : minute
}

/**
 * An UNTIL for a last minute of a series, in RFC 5545's notation: a day if all-day, UTC if it has a zone, else local
 * time. Capped at the end of the year 9999.
 */
export function untilOfWall(wall: WallMinute, { allDay, zone }: Wall): Until {
  if (allDay) return { day: Math.min(dayOfWall(wall), LAST_DAY), minute: null, utc: false }
  const minute = Math.min(zone === null ? wall : instantOfWall(wall, zone), LAST_MINUTE)
  const day = dayOfWall(minute)
  return { day, minute: minute - day * MINUTES_A_DAY, utc: zone !== null }
}
