import { LAST_YEAR } from '../event/index.ts'
import ICAL from 'ical.js'
import { dayOf, dayOfWall, MINUTES_A_DAY, partsOf, type WallMinute } from '../date/index.ts'

// All our calls of ical.js. It throws many kinds of errors for unreadable input; here they become null, which callers
// must turn into a warning.

const DURATION_CHARACTERS_MAX = 100
const DURATION_DAYS_MAX = 400 * 366
const OBSERVANCES_MAX = 40
const LAST_WALL = dayOf(LAST_YEAR + 1, 12, 31) * MINUTES_A_DAY

/** A duration: days, which follow local time, and minutes, which are exact (RFC 5545 3.3.6). Negative counts back. */
export interface IcsDuration {
  readonly days: number
  readonly minutes: number
  /** Whether seconds were cut off. */
  readonly hadSeconds: boolean
}

/** UTC offset in minutes that a VTIMEZONE gives to a wall minute; null if its rules fail. */
export type OffsetAt = (wall: WallMinute) => number | null

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    // ical.js throws Error, TypeError and its own ParserError alike for unreadable input.
    return null
  }
}

/** The first value of a property as ical.js parses it; jCal (RFC 7265) has name, parameters and type before it. */
function firstValue(line: string): unknown {
  const jcal: unknown = ICAL.parse.property(line)
  return Array.isArray(jcal) ? jcal[3] : null
}

/** A TEXT value without escapes (RFC 5545 3.3.11), including needless ones before quotes and colons by old programs. */
export function unescapeText(value: string): string {
  if (!value.includes('\\')) return value
  const usual = value.replace(/\\([^])/g, (pair, mark: string) => (mark === '"' || mark === ':' ? mark : pair))
  const text = firstValue(`SUMMARY:${usual}`)
  return typeof text === 'string' ? text : value
}

/** Whether ical.js, and so other strict parsers, accepts a line. */
export function isReadableLine(line: string): boolean {
  return /^(?:BEGIN|END):/.test(line) || orNull(() => ICAL.parse.property(line) !== undefined) === true
}

/** Parses a DURATION. Null if invalid, or over 400 years. */
export function readDuration(value: string): IcsDuration | null {
  if (value.length > DURATION_CHARACTERS_MAX) return null
  const duration = orNull(() => ICAL.Duration.fromString(value))
  if (!duration) return null
  const sign = duration.isNegative ? -1 : 1
  const days = duration.weeks * 7 + duration.days
  const seconds = duration.hours * 3600 + duration.minutes * 60 + duration.seconds
  const minutes = Math.floor(seconds / 60)
  const isSane = [days, minutes / MINUTES_A_DAY].every((length) => length >= 0 && length <= DURATION_DAYS_MAX)
  return isSane ? { days: sign * days, minutes: sign * minutes, hadSeconds: seconds % 60 !== 0 } : null
}

// A usual VTIMEZONE rule: yearly, on one weekday of one month. ical.js walks such a rule year by year; other rules, and
// those that never match, can keep it busy for ever, so they are not passed to it.
const YEARLY =
  /^FREQ=YEARLY(;(INTERVAL=1|BYMONTH=([1-9]|1[0-2])|BYDAY=[+-]?[1-5]?(MO|TU|WE|TH|FR|SA|SU)|BYMONTHDAY=[\d,]+|UNTIL=\d{8}(T\d{6}Z?)?|WKST=[A-Z]{2}))*$/
const DAYS_OF_EVERY_MONTH = /BYMONTHDAY=([1-9]|1\d|2[0-8])(,([1-9]|1\d|2[0-8])){0,6}(;|$)/
const NUMBERED_WEEKDAY = /BYDAY=[+-]?\d/
const START = /^\d{8}T\d{6}Z?$/

/** A weekday is numbered or limited to some days of the month: about once a year. */
function isYearly(rule: string): boolean {
  if (!YEARLY.test(rule)) return false
  if (rule.includes('BYMONTHDAY')) return DAYS_OF_EVERY_MONTH.test(rule) && !NUMBERED_WEEKDAY.test(rule)
  return !rule.includes('BYDAY') || NUMBERED_WEEKDAY.test(rule)
}

/**
 * The offsets of a VTIMEZONE, given by its lines. Null if it is unreadable, has over 40 observances, or rules other
 * than yearly clock changes.
 */
export function readZoneRules(lines: readonly string[]): OffsetAt | null {
  const valuesOf = (name: string) =>
    lines.filter((line) => line.toUpperCase().startsWith(name)).map((line) => line.slice(line.indexOf(':') + 1).trim())
  if (valuesOf('BEGIN').length > OBSERVANCES_MAX) return null
  if (!valuesOf('RRULE').every(isYearly) || !valuesOf('DTSTART').every((start) => START.test(start))) return null
  const text = ['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\n')
  const zone = orNull(() => new ICAL.Timezone({ component: ICAL.Component.fromString(text) }))
  // Asking for the last year first makes ical.js expand the rules only once.
  if (!zone || orNull(() => zone.utcOffset(timeOf(LAST_WALL))) === null || zone.changes.length === 0) return null
  return (wall) => {
    const seconds = orNull(() => zone.utcOffset(timeOf(Math.min(wall, LAST_WALL))))
    return seconds === null ? null : Math.round(seconds / 60)
  }
}

function timeOf(wall: WallMinute): ICAL.Time {
  const day = dayOfWall(wall)
  const { year, month, date } = partsOf(day)
  const minutes = wall - day * MINUTES_A_DAY
  const hour = Math.floor(minutes / 60)
  const parts = { year, month, day: date, hour, minute: minutes % 60, second: 0, isDate: false }
  return new ICAL.Time(parts, ICAL.Timezone.localTimezone)
}
