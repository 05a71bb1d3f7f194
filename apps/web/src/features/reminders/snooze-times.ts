import { dayOfWall, formatWall, MINUTES_A_DAY, parseWall, startOfWeek } from '@dodici/core/date'
import { instantOfWall, nowIn } from '@dodici/core/zone'
import type { Moment } from './when-words.ts'

/** Presets for snoozing. */
export const snoozeKinds = ['tenMinutes', 'hour', 'tomorrow', 'nextWeek'] as const
export type SnoozeKind = (typeof snoozeKinds)[number]

const NINE = 9 * 60
const MINUTE = 60_000
const LONGEST_DAYS = 365

const onWall = (wall: number, zone: string): string => new Date(instantOfWall(wall, zone) * MINUTE).toISOString()

/** The instant of each preset: mornings are at nine in the person's time zone, next week begins on Monday. */
export function snoozeTime(kind: SnoozeKind, { now, zone }: Moment): string {
  const today = dayOfWall(nowIn(zone, now))
  switch (kind) {
    case 'tenMinutes':
      return new Date(now + 10 * MINUTE).toISOString()
    case 'hour':
      return new Date(now + 60 * MINUTE).toISOString()
    case 'tomorrow':
      return onWall((today + 1) * MINUTES_A_DAY + NINE, zone)
    case 'nextWeek':
      return onWall((startOfWeek(today) + 7) * MINUTES_A_DAY + NINE, zone)
  }
}

/** The range for a chosen time, in the person's time zone: `YYYY-MM-DDTHH:mm`. */
export function pickRange({ now, zone }: Moment): { readonly min: string; readonly max: string } {
  const wall = nowIn(zone, now)
  return { min: formatWall(wall + 1), max: formatWall(wall + LONGEST_DAYS * MINUTES_A_DAY) }
}

/** The instant of a chosen time; null if empty, past or too far. */
export function pickedTime(text: string, moment: Moment): string | null {
  const wall = parseWall(text)
  const { min, max } = pickRange(moment)
  return wall === null || text < min || text > max ? null : onWall(wall, moment.zone)
}
