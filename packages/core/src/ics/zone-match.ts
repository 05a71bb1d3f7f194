import { dayOf, dayOfWall, MINUTES_A_DAY, yearOf, type WallMinute } from '../date/index.ts'
import { instantOfWall } from '../zone/index.ts'
import type { OffsetAt } from './ical-js.ts'

const NOON = MINUTES_A_DAY / 2
/** Noon twice a month over two years: shows every real clock change. */
const PROBES = 48

const isAlikeAt = (offsetAt: OffsetAt, zone: string, wall: WallMinute): boolean =>
  wall - instantOfWall(wall, zone) === offsetAt(wall)

function probeOf(year: number, half: number): WallMinute {
  const day = dayOf(year + Math.floor(half / 24), Math.floor((half % 24) / 2) + 1, half % 2 === 0 ? 1 : 15)
  return day * MINUTES_A_DAY + NOON
}

/** Whether a VTIMEZONE has a zone's offsets in a year and the next. */
export function isEqual(offsetAt: OffsetAt, zone: string, year: number): boolean {
  for (let half = 0; half < PROBES; half += 1) {
    if (!isAlikeAt(offsetAt, zone, probeOf(year, half))) return false
  }
  return true
}

/**
 * Of the zones with the VTIMEZONE's offset at a wall minute, the one that agrees most often in that year and the next,
 * the first of several. Null without any.
 */
export function nearestZone(offsetAt: OffsetAt, wall: WallMinute, zones: readonly string[]): string | null {
  const year = yearOf(dayOfWall(wall))
  const probes = Array.from({ length: PROBES }, (_, half) => probeOf(year, half))
  let nearest: string | null = null
  let most = -1
  for (const zone of zones) {
    if (!isAlikeAt(offsetAt, zone, wall)) continue
    const alike = probes.filter((probe) => isAlikeAt(offsetAt, zone, probe)).length
    if (alike > most) [nearest, most] = [zone, alike]
  }
  return nearest
}
