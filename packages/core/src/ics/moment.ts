import { dayOfWall, formatDay, formatWall, MINUTES_A_DAY, parseDay, type Day, type WallMinute } from '../date/index.ts'
import { instantOfWall, wallAt } from '../zone/index.ts'
import { parameterOf, type ContentLine } from './content-line.ts'
import type { Warn } from './ics-note.ts'
import type { ZoneBook } from './zone-book.ts'

/** A DATE or DATE-TIME value in its zone; null is floating. */
export type Moment =
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'time'; readonly wall: WallMinute; readonly zone: string | null }

/** Context of the file for reading a component. */
export interface FileContext {
  readonly zones: ZoneBook
  /** The person's zone, for comparing floating times with others. */
  readonly defaultZone: string
  /** Minutes after midnight from which reminders of all-day events count. */
  readonly allDayAt: number
  /** The calendar's own zone, or null. Single events in UTC are converted to it. */
  readonly calendarZone: string | null
  /** Whether the writing program shows a series only on its rule's days, and not on another DTSTART. */
  readonly isByRuleAlone: boolean
  /** Whether it is one resource, of which everything is kept, even what strict parsers reject. */
  readonly isResource: boolean
}

const DATE = /^(\d{4})(\d{2})(\d{2})(?:Z|T(.*))?$/i
const TIME = /^(\d{2})([0-5]\d)(\d{2})?(Z)?$/i

/**
 * Parses one date value. Its form decides between DATE and DATE-TIME, whatever VALUE says, because files contradict
 * themselves both ways. A day with a Z is just a day; 24:00 is midnight of the next. Null for times that do not exist.
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

/** Parses the value of a line with one date. */
export const readMomentOf = (line: ContentLine, zones: ZoneBook, warn: Warn): Moment | null =>
  readMoment(line.value, parameterOf(line, 'TZID'), zones, warn)

/** The day of a moment, in its own zone. */
export const dayOfMoment = (moment: Moment): Day => (moment.kind === 'day' ? moment.day : dayOfWall(moment.wall))

/** The wall minute of a moment; for a day, its midnight. */
export const wallOfMoment = (moment: Moment): WallMinute =>
  moment.kind === 'day' ? moment.day * MINUTES_A_DAY : moment.wall

/** The wall minute of a moment in another zone. Floating times and days are taken as they are. */
export function wallIn(moment: Moment, zone: string | null, defaultZone: string): WallMinute {
  const wall = wallOfMoment(moment)
  if (moment.kind === 'day' || moment.zone === null || moment.zone === zone) return wall
  return wallAt(instantOfWall(wall, moment.zone), zone ?? defaultZone)
}

/**
 * The day that a moment means in an all-day series. One in UTC is the instant at which the day begins in the calendar's
 * zone (23:00 of the day before in Rome), but midnight in UTC was just a date.
 */
export function dayMeant(moment: Moment, { calendarZone, defaultZone }: FileContext): Day {
  const isInstant = moment.kind === 'time' && moment.zone === 'UTC' && moment.wall % MINUTES_A_DAY !== 0
  return isInstant ? dayOfWall(wallAt(moment.wall, calendarZone ?? defaultZone)) : dayOfMoment(moment)
}

/**
 * A moment as a series names its occurrences: a day if all-day, else local time in the series' zone. A day in a timed
 * series gets the series' time of day.
 */
export function occurrenceName(moment: Moment, start: Moment, reading: FileContext): string {
  if (start.kind === 'day') return formatDay(dayMeant(moment, reading))
  if (moment.kind === 'time') return formatWall(wallIn(moment, start.zone, reading.defaultZone))
  return formatWall(moment.day * MINUTES_A_DAY + (start.wall - dayOfWall(start.wall) * MINUTES_A_DAY))
}
