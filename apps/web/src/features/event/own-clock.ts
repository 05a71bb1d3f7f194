import { parseWall, type WallMinute } from '@dodici/core/date'
import { convertWall, isZone } from '@dodici/core/zone'
import type { EventDraft } from './draft.ts'

export interface OwnClock {
  readonly start: WallMinute
  readonly end: WallMinute
}

/**
 * When an event of another zone begins and ends in the viewer's zone; null if the fields show that anyway, or are
 * incomplete.
 */
export function ownClock(draft: EventDraft, viewerZone: string): OwnClock | null {
  if (draft.allDay || draft.timezone === null) return null
  const zones = [draft.timezone, draft.endTimezone ?? draft.timezone, viewerZone] as const
  if (zones.every((zone) => zone === viewerZone) || !zones.every(isZone)) return null
  const start = parseWall(`${draft.startDay}T${draft.startTime}`)
  const end = parseWall(`${draft.endDay}T${draft.endTime}`)
  if (start === null || end === null) return null
  return { start: convertWall(start, zones[0], viewerZone), end: convertWall(end, zones[1], viewerZone) }
}
