import { LAST_YEAR } from '../event/index.ts'
import ICAL from 'ical.js'
import { dayOf, dayOfWall, MINUTES_A_DAY, partsOf, type WallMinute } from '../date/index.ts'

// Everything that the planner asks of ical.js. It says "unreadable" by throwing errors of many kinds; here that becomes
// null, which the callers must turn into a warning.

const DURATION_CHARACTERS_MAX = 100
const DURATION_DAYS_MAX = 400 * 366
const OBSERVANCES_MAX = 40
const LAST_WALL = dayOf(LAST_YEAR + 1, 12, 31) * MINUTES_A_DAY

/** A duration: whole days, which follow the wall, and minutes, which are exact (RFC 5545 3.3.6). Negative counts back. */
export interface IcsDuration {
  readonly days: number
  readonly minutes: number
  /** Whether it had seconds, which are cut off. */
  readonly hadSeconds: boolean
}

/** Offset from UTC, in minutes, that a VTIMEZONE gives to a wall minute; null where its rules fail. */
export type OffsetAt = (wall: WallMinute) => number | null

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    // ical.js throws Error, TypeError and its own ParserError alike for what it cannot read.
    return null
  }
}

/** The first value of a property as ical.js reads it: jCal (RFC 7265) has name, parameters and type before it. */
function firstValue(line: string): unknown {
  const jcal: unknown = ICAL.parse.property(line)
  return Array.isArray(jcal) ? jcal[3] : null
}

/** A TEXT value without its escapes (RFC 5545 3.3.11), nor the needless ones before quotes and colons of old programs. */
export function unescapeText(value: string): string {
  if (!value.includes('\\')) return value
  const usual = value.replace(/\\([^])/g, (pair, mark: string) => (mark === '"' || mark === ':' ? mark : pair))
  const text = firstValue(`SUMMARY:${usual}`)
  return typeof text === 'string' ? text : value
}

/** Whether ical.js, and with it other strict readers, takes a line. BEGIN and END are lines too. */
export function isReadableLine(line: string): boolean {
  return /^(?:BEGIN|END):/.test(line) || orNull(() => ICAL.parse.property(line) !== undefined) === true
}

/** Reads a DURATION value. Null for what is none, and for more than 400 years. */
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

// A rule of a VTIMEZONE as calendars write it: yearly, on one weekday of one month. ical.js walks such a rule year by
// year; other rules, and those that never match, can keep it busy for ever, so they never reach it.
const YEARLY =
  /^FREQ=YEARLY(;(INTERVAL=1|BYMONTH=([1-9]|1[0-2])|BYDAY=[+-]?[1-5]?(MO|TU|WE|TH|FR|SA|SU)|BYMONTHDAY=[\d,]+|UNTIL=\d{8}(T\d{6}Z?)?|WKST=[A-Z]{2}))*$/
const DAYS_OF_EVERY_MONTH = /BYMONTHDAY=([1-9]|1\d|2[0-8])(,([1-9]|1\d|2[0-8])){0,6}(;|$)/
const NUMBERED_WEEKDAY = /BYDAY=[+-]?\d/
const START = /^\d{8}T\d{6}Z?$/

/** A weekday is either numbered or within some days of the month: once a year, and in every year or so. */
function isYearly(rule: string): boolean {
  if (!YEARLY.test(rule)) return false
  if (rule.includes('BYMONTHDAY')) return DAYS_OF_EVERY_MONTH.test(rule) && !NUMBERED_WEEKDAY.test(rule)
  return !rule.includes('BYDAY') || NUMBERED_WEEKDAY.test(rule)
}

/**
 * The offsets of a VTIMEZONE, given as the lines between its BEGIN and END. Null where it is unreadable, has more than 40
 * observances, or has rules that are no yearly clock changes.
 */
export function readZoneRules(lines: readonly string[]): OffsetAt | null {
  const valuesOf = (name: string) =>
    lines.filter((line) => line.toUpperCase().startsWith(name)).map((line) => line.slice(line.indexOf(':') + 1).trim())
  if (valuesOf('BEGIN').length > OBSERVANCES_MAX) return null
  if (!valuesOf('RRULE').every(isYearly) || !valuesOf('DTSTART').every((start) => START.test(start))) return null
  const text = ['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\n')
  const zone = orNull(() => new ICAL.Timezone({ component: ICAL.Component.fromString(text) }))
  // Asking for the last year first makes ical.js expand the rules once, and not again for every later year.
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
