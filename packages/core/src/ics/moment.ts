import { dayOfWall, formatDay, formatWall, MINUTES_A_DAY, parseDay, type Day, type WallMinute } from '../date/index.ts'
import { instantOfWall, wallAt } from '../zone/index.ts'
import { parameterOf, type ContentLine } from './content-line.ts'
import type { Warn } from './ics-note.ts'
import type { ZoneBook } from './zone-book.ts'

/** A DATE or DATE-TIME value. A time stands on the wall of its zone; null is floating. */
export type Moment =
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'time'; readonly wall: WallMinute; readonly zone: string | null }

/** What reading a component needs to know of the file around it. */
export interface Reading {
  readonly zones: ZoneBook
  /** Zone in which floating times are compared with those of zones: the person's own. */
  readonly defaultZone: string
  /** Minutes after midnight from which reminders of all-day events count. */
  readonly allDayAt: number
  /** Zone that the calendar says it lives in, or null. Single events in UTC are given in it. */
  readonly calendarZone: string | null
  /** Whether the program that wrote the file shows a series only on the days of its rule, and not on another DTSTART. */
  readonly isByRuleAlone: boolean
}

const DATE = /^(\d{4})(\d{2})(\d{2})(?:T(.*))?$/i
const TIME = /^(\d{2})([0-5]\d)(\d{2})?(Z)?$/i

/**
 * Reads one value of a date property. Its form decides between DATE and DATE-TIME, whatever its VALUE parameter says,
 * for files contradict themselves both ways. 24:00 is midnight of the next day. Null for days and times that do not exist.
 */
export function readMoment(value: string, tzid: string | null, zones: ZoneBook, warn: Warn): Moment | null {
  const [, year = '', month = '', date = '', time] = DATE.exec(value.trim()) ?? []
  const day = parseDay(`${year}-${month}-${date}`)
  if (day === null) return null
  return time === undefined ? { kind: 'day', day } : readTime(day, time, { tzid, zones, warn })
}

interface Wall {
  readonly tzid: string | null
  readonly zones: ZoneBook
  readonly warn: Warn
}

function readTime(day: Day, time: string, { tzid, zones, warn }: Wall): Moment | null {
  const [, hour, minute, second = '00', utc] = TIME.exec(time) ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  if (!(minutes <= MINUTES_A_DAY)) return null
  if (second !== '00') warn('secondsDropped')
  const wall = day * MINUTES_A_DAY + minutes
  if (utc !== undefined || tzid === null) return { kind: 'time', wall, zone: utc === undefined ? null : 'UTC' }
  const placed = zones(tzid, wall)
  if (placed.warning) warn(placed.warning.reason, placed.warning.detail)
  return { kind: 'time', wall: placed.wall, zone: placed.zone }
}

/** Reads the value of a line that holds one date. */
export const readMomentOf = (line: ContentLine, zones: ZoneBook, warn: Warn): Moment | null =>
  readMoment(line.value, parameterOf(line, 'TZID'), zones, warn)

/** The day that a moment is on, on its own wall. */
export const dayOfMoment = (moment: Moment): Day => (moment.kind === 'day' ? moment.day : dayOfWall(moment.wall))

/** The wall minute of a moment: its own, or the midnight that its day begins with. */
export const wallOfMoment = (moment: Moment): WallMinute =>
  moment.kind === 'day' ? moment.day * MINUTES_A_DAY : moment.wall

/** Wall minute of a moment on the wall of another zone. Floating time, and a day, is taken to stand there already. */
export function wallIn(moment: Moment, zone: string | null, defaultZone: string): WallMinute {
  const wall = wallOfMoment(moment)
  if (moment.kind === 'day' || moment.zone === null || moment.zone === zone) return wall
  return wallAt(instantOfWall(wall, moment.zone), zone ?? defaultZone)
}

/**
 * The day of an all-day series that a moment means. One in UTC is the instant at which the day begins where the calendar
 * is (23:00 of the day before in Rome), but one at midnight in UTC was never more than a date.
 */
export function dayMeant(moment: Moment, { calendarZone, defaultZone }: Reading): Day {
  const isInstant = moment.kind === 'time' && moment.zone === 'UTC' && moment.wall % MINUTES_A_DAY !== 0
  return isInstant ? dayOfWall(wallAt(moment.wall, calendarZone ?? defaultZone)) : dayOfMoment(moment)
}

/**
 * A moment in the form in which a series names its occurrences: a day where the series is all-day, else a wall time in
 * the zone of the series. A day in a series of times is given the series' own time of day.
 */
export function occurrenceName(moment: Moment, start: Moment, reading: Reading): string {
  if (start.kind === 'day') return formatDay(dayMeant(moment, reading))
  if (moment.kind === 'time') return formatWall(wallIn(moment, start.zone, reading.defaultZone))
  return formatWall(moment.day * MINUTES_A_DAY + (start.wall - dayOfWall(start.wall) * MINUTES_A_DAY))
}
