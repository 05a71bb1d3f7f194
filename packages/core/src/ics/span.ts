import { FIRST_YEAR, LAST_YEAR } from '../event/index.ts'
import { dayOfWall, formatDay, formatWall, MINUTES_A_DAY, yearOf, type Day, type WallMinute } from '../date/index.ts'
import type { EventTimes } from '../event/index.ts'
import { instantOfWall, wallAt } from '../zone/index.ts'
import { isRepeating, type RawComponent } from './raw-file.ts'
import { readDuration, type IcsDuration } from './ical-js.ts'
import type { Warn } from './ics-note.ts'
import { readMomentOf, wallIn, wallOfMoment, type Moment, type FileContext } from './moment.ts'

/** Times as numbers: first and last day, or two local times in their zones (null is floating). */
export type Span =
  | { readonly kind: 'day'; readonly first: Day; readonly last: Day }
  | {
      readonly kind: 'time'
      readonly start: WallMinute
      readonly end: WallMinute
      readonly zone: string | null
      readonly endZone: string | null
    }

/**
 * The span of a component from its start and DTEND or DURATION. Without either, a day lasts that day and a time has no
 * length. All-day: DTEND is the day after the last (RFC 5545 3.6.1); equal to the start it means that day. An end
 * before the start becomes the start, with a warning. A floating end is in the start's zone.
 *
 * All occurrences last as long as the first (RFC 5545 3.8.5.3), in the series' local time: an end in UTC is converted
 * to it, and a duration's hours are counted in it, whatever clock change the first one crosses.
 */
export function spanOf(component: RawComponent, start: Moment, reading: FileContext, warn: Warn): Span {
  const lineOf = (name: string) => component.lines.find((line) => line.name === name)
  const byWall = isRepeating(component)
  const end = lineOf('DTEND')
  if (end) {
    const moment = readMomentOf(end, reading.zones, warn)
    if (moment) return spanUntil(start, byWall ? onWallOf(start, moment) : moment, reading, warn)
    warn('badEnd', end.value)
  }
  const length = end ? undefined : lineOf('DURATION')
  const duration = length ? readDuration(length.value.trim()) : null
  if (length && !duration) warn('badEnd', length.value)
  return spanFor(start, duration && { ...duration, byWall }, warn)
}

/** An end in UTC in the start's zone, unless that floats. */
function onWallOf(start: Moment, end: Moment): Moment {
  const zone = start.kind === 'time' ? start.zone : null
  const isInUtc = end.kind === 'time' && end.zone === 'UTC'
  return isInUtc && zone !== null ? { kind: 'time', wall: wallIn(end, zone, zone), zone } : end
}

function spanUntil(start: Moment, end: Moment, reading: FileContext, warn: Warn): Span {
  if (start.kind === 'day') return daysUntil(start.day, Math.ceil(wallOfMoment(end) / MINUTES_A_DAY), warn)
  const ownZone = end.kind === 'time' ? end.zone : null
  const endZone = start.zone === null ? null : (ownZone ?? start.zone)
  const wall = wallIn(end, endZone, reading.defaultZone)
  return timeUntil(start, wall, endZone, warn)
}

/** `after` is the first day that is not covered. */
function daysUntil(first: Day, after: Day, warn: Warn): Span {
  if (after < first) warn('endBeforeStart')
  return { kind: 'day', first, last: Math.max(first, after - 1) }
}

function timeUntil(start: Moment & { kind: 'time' }, end: WallMinute, endZone: string | null, warn: Warn): Span {
  const { wall, zone } = start
  const isOneWall = zone === endZone || zone === null || endZone === null
  const length = isOneWall ? end - wall : instantOfWall(end, endZone) - instantOfWall(wall, zone)
  if (length >= 0) return { kind: 'time', start: wall, end, zone, endZone }
  warn('endBeforeStart')
  return { kind: 'time', start: wall, end: wall, zone, endZone: zone }
}

/** A duration's days follow local time, its hours are exact (RFC 5545 3.3.6), unless they should follow it too. */
function spanFor(start: Moment, duration: (IcsDuration & { readonly byWall: boolean }) | null, warn: Warn): Span {
  const { days, minutes, hadSeconds, byWall } = duration ?? { days: 0, minutes: 0, hadSeconds: false, byWall: true }
  if (hadSeconds) warn('secondsDropped')
  if (start.kind === 'day') return daysUntil(start.day, start.day + days + Math.ceil(minutes / MINUTES_A_DAY), warn)
  const wall = start.wall + days * MINUTES_A_DAY
  const isByWall = byWall || start.zone === null || minutes === 0
  const end = isByWall ? wall + minutes : wallAt(instantOfWall(wall, start.zone) + minutes, start.zone)
  return timeUntil(start, end, start.zone, warn)
}

/** The span of a series at another start, with the same length: for a cancelled occurrence without DTSTART. */
export function spanFrom(start: Moment, series: Span): Span {
  if (start.kind === 'day') {
    const more = series.kind === 'day' ? series.last - series.first : 0
    return { kind: 'day', first: start.day, last: start.day + more }
  }
  const length = series.kind === 'time' ? series.end - series.start : 0
  const endZone = series.kind === 'time' ? series.endZone : start.zone
  return { kind: 'time', start: start.wall, end: start.wall + length, zone: start.zone, endZone }
}

/** A span moved by days in local time. */
export function daysLaterOf(span: Span, days: number): Span {
  if (span.kind === 'day') return { ...span, first: span.first + days, last: span.last + days }
  const minutes = days * MINUTES_A_DAY
  return { ...span, start: span.start + minutes, end: span.end + minutes }
}

/**
 * Converts a single event in UTC to the calendar's own zone, because Google exports single events in UTC. Unchanged if
 * the local time is ambiguous (the repeated hour of autumn).
 */
export function inCalendarZone(span: Span, zone: string | null): Span {
  if (span.kind !== 'time' || span.zone !== 'UTC' || span.endZone !== 'UTC' || zone === null) return span
  const start = wallAt(span.start, zone)
  const end = wallAt(span.end, zone)
  const isExact = instantOfWall(start, zone) === span.start && instantOfWall(end, zone) === span.end
  return isExact ? { kind: 'time', start, end, zone, endZone: zone } : span
}

/** The first unsupported year of a span, or null. */
export function yearOutOfRange(span: Span): number | null {
  const days = span.kind === 'day' ? [span.first, span.last] : [dayOfWall(span.start), dayOfWall(span.end)]
  return days.map(yearOf).find((year) => year < FIRST_YEAR || year > LAST_YEAR) ?? null
}

/** A span in the planner's notation. */
export function timesOf(span: Span): EventTimes {
  if (span.kind === 'day') {
    const [start, end] = [formatDay(span.first), formatDay(span.last)]
    return { allDay: true, start, end, timezone: null, endTimezone: null }
  }
  return {
    allDay: false,
    start: formatWall(span.start),
    end: formatWall(span.end),
    timezone: span.zone,
    endTimezone: span.endZone === span.zone ? null : span.endZone,
  }
}
