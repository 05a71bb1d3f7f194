import { dayOfWall, MINUTES_A_DAY } from '../date/index.ts'
import { instantOfWall, wallAt, type EpochMinute } from '../zone/index.ts'

/** From one minute of the day to another, usually past midnight. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** The end of the quiet hours around a moment, in the person's time zone; null outside quiet hours. */
export function quietEnd(now: EpochMinute, { from, to }: QuietHours, zone: string): EpochMinute | null {
  const wall = wallAt(Math.floor(now), zone)
  const day = dayOfWall(wall)
  const minute = wall - day * MINUTES_A_DAY
  const isQuiet = from < to ? minute >= from && minute < to : from > to && (minute >= from || minute < to)
  if (!isQuiet) return null
  return instantOfWall((minute < to ? day : day + 1) * MINUTES_A_DAY + to, zone)
}

/** Minutes of the day of a time as HH:mm. */
export const minutesOfDay = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))
