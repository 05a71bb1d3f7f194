import ICAL from 'ical.js'
import { dayOfWall, MINUTES_A_DAY, partsOf, type WallMinute } from '../date/index.ts'

// Everything that the planner asks of ical.js. It says "unreadable" by throwing errors of many kinds; here that becomes
// null, which the callers must turn into a warning.

const DURATION_MAX = 100
const OBSERVANCES_MAX = 500

/** A duration: whole days, which follow the wall, and minutes, which are exact (RFC 5545 3.3.6). Negative counts back. */
export interface IcsDuration {
  readonly days: number
  readonly minutes: number
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

/** A TEXT value without its escapes (RFC 5545 3.3.11). */
export function unescapeText(value: string): string {
  if (!value.includes('\\')) return value
  const text = firstValue(`SUMMARY:${value}`)
  return typeof text === 'string' ? text : value
}

/** The frequency of a RRULE value in upper case, or null where the rule is unreadable. */
export function readFrequency(rule: string): string | null {
  const parts = orNull(() => firstValue(`RRULE:${rule}`))
  if (typeof parts !== 'object' || parts === null || !('freq' in parts)) return null
  return typeof parts.freq === 'string' ? parts.freq : null
}

/** Reads a DURATION value. Seconds are cut off. Null for what is none. */
export function readDuration(value: string): IcsDuration | null {
  if (value.length > DURATION_MAX) return null
  const duration = orNull(() => ICAL.Duration.fromString(value))
  if (!duration) return null
  const sign = duration.isNegative ? -1 : 1
  const days = duration.weeks * 7 + duration.days
  const minutes = Math.trunc((duration.hours * 3600 + duration.minutes * 60 + duration.seconds) / 60)
  return Number.isSafeInteger(days) && Number.isSafeInteger(minutes) ? { days: sign * days, minutes: sign * minutes } : null
}

// A rule of a VTIMEZONE as calendars write it: yearly, in one month, on a weekday. ical.js walks such a rule year by
// year; other rules, and those that never match, can keep it busy for ever, so they never reach it.
const YEARLY =
  /^FREQ=YEARLY(;(INTERVAL=1|BYMONTH=([1-9]|1[0-2])|BYDAY=[+-]?[1-5]?(MO|TU|WE|TH|FR|SA|SU)|BYMONTHDAY=[\d,]+|UNTIL=\d{8}(T\d{6}Z?)?|WKST=[A-Z]{2}))*$/
const DAYS_OF_EVERY_MONTH = /BYMONTHDAY=([1-9]|1\d|2[0-8])(,([1-9]|1\d|2[0-8]))*(;|$)/
const NUMBERED_WEEKDAY = /BYDAY=[+-]?\d/
const START = /^\d{8}T\d{6}Z?$/

const isYearly = (rule: string): boolean =>
  YEARLY.test(rule) &&
  (!rule.includes('BYMONTHDAY') || (DAYS_OF_EVERY_MONTH.test(rule) && !NUMBERED_WEEKDAY.test(rule)))

/**
 * The offsets of a VTIMEZONE, given as the lines between its BEGIN and END. Null where it is unreadable, or has rules
 * that are no yearly clock changes.
 */
export function readZoneRules(lines: readonly string[]): OffsetAt | null {
  const valuesOf = (name: string) =>
    lines.filter((line) => line.toUpperCase().startsWith(name)).map((line) => line.slice(line.indexOf(':') + 1).trim())
  if (valuesOf('BEGIN').length > OBSERVANCES_MAX) return null
  if (!valuesOf('RRULE').every(isYearly) || !valuesOf('DTSTART').every((start) => START.test(start))) return null
  const text = ['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\n')
  const zone = orNull(() => new ICAL.Timezone({ component: ICAL.Component.fromString(text) }))
  if (!zone || orNull(() => zone.utcOffset(timeOf(0))) === null || zone.changes.length === 0) return null
  return (wall) => {
    const seconds = orNull(() => zone.utcOffset(timeOf(wall)))
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
