import { dayOf, daysInMonth, partsOf, type Day } from './day.ts'

/**
 * A wall minute: minutes since 1970-01-01T00:00 in local time, without a zone. The zone is stored beside it (none for
 * floating time).
 */
export type WallMinute = number

export const MINUTES_A_DAY = 1440

export const A_WEEK = 7

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

/** Characters of a date: `2026-05-20`. */
const DATE_LENGTH = 10

/** The date of a day or local time: `2026-05-20` of `2026-05-20T09:30`. */
export const dateOf = (text: string): string => text.slice(0, DATE_LENGTH)

/** The day of a day or local time. Null for what does not begin with one. */
export const dayOfText = (text: string): Day | null => parseDay(dateOf(text))

/**
 * The day of a day or local time that was checked before.
 * @throws RangeError if it does not begin with a day
 */
export function knownDay(text: string): Day {
  const day = dayOfText(text)
  if (day === null) throw new RangeError(`Not a day: ${text}`)
  return day
}

/**
 * A day or local time moved by days.
 * @throws RangeError if it does not begin with a day
 */
export function daysLater(text: string, days: number): string {
  return formatDay(knownDay(text) + days) + text.slice(DATE_LENGTH)
}

/** The day that a wall minute falls on. */
export const dayOfWall = (wall: WallMinute): Day => Math.floor(wall / MINUTES_A_DAY)
