import { dayOf, daysInMonth, partsOf, type Day } from './day.ts'

/**
 * A wall minute: minutes since 1970-01-01T00:00 in local time, without a zone. The zone is stored beside it (none for
 * floating time).
 */
export type WallMinute = number

export const MINUTES_A_DAY = 1440

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/

const pad = (value: number, width = 2): string => String(value).padStart(width, '0')

/** Reads `YYYY-MM-DD`. Null for anything else, and for days that do not exist (no roll-over). */
export function parseDay(text: string): Day | null {
  const match = DATE.exec(text)
  if (!match) return null
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month)) return null
  return dayOf(year, month, date)
}

/** Writes a day as `YYYY-MM-DD`. Years 0 to 9999. */
export function formatDay(day: Day): string {
  const { year, month, date } = partsOf(day)
  return `${pad(year, 4)}-${pad(month)}-${pad(date)}`
}

/** Reads `YYYY-MM-DDTHH:mm`, 00:00 to 23:59. Null for anything else. */
export function parseWall(text: string): WallMinute | null {
  const match = LOCAL.exec(text)
  if (!match) return null
  const day = parseDay(match[1] ?? '')
  const [hour, minute] = [Number(match[2]), Number(match[3])]
  if (day === null || hour > 23 || minute > 59) return null
  return day * MINUTES_A_DAY + hour * 60 + minute
}

/** Writes a wall minute as `YYYY-MM-DDTHH:mm`. */
export function formatWall(wall: WallMinute): string {
  const day = dayOfWall(wall)
  const rest = wall - day * MINUTES_A_DAY
  return `${formatDay(day)}T${pad(Math.floor(rest / 60))}:${pad(rest % 60)}`
}

/**
 * A day or local time moved by days.
 * @throws RangeError if it does not begin with a day
 */
export function daysLater(text: string, days: number): string {
  const day = parseDay(text.slice(0, 10))
  if (day === null) throw new RangeError(`Not a day: ${text}`)
  return formatDay(day + days) + text.slice(10)
}

/** The day that a wall minute falls on. */
export const dayOfWall = (wall: WallMinute): Day => Math.floor(wall / MINUTES_A_DAY)
