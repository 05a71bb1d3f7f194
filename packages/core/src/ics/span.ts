import { FIRST_YEAR, LAST_YEAR } from '../event/index.ts'
import { dayOfWall, formatDay, formatWall, MINUTES_A_DAY, yearOf, type Day, type WallMinute } from '../date/index.ts'
import type { EventTimes } from '../event/index.ts'
import { instantOfWall, wallAt } from '../zone/index.ts'
import { isRepeating, type RawComponent } from './raw-file.ts'
import { readDuration, type IcsDuration } from './ical-js.ts'
import type { Warn } from './ics-note.ts'
import { readMomentOf, wallIn, wallOfMoment, type Moment, type Reading } from './moment.ts'

/** When something happens, in numbers: first and last day, or two walls in their zones (null is floating). */
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
 * The span of a component, from its start and its DTEND or DURATION. Without either, a day lasts that day and a time no
 * time. All-day: DTEND is the day after the last (RFC 5545 3.6.1), and one that equals the start means that day. An end
 * before the start is taken as the start, with a warning. A floating end stands on the wall of the start.
 *
 * All occurrences of a series last as long as its first (RFC 5545 3.8.5.3), on the wall that it steps by: an end in UTC is
 * put on that wall, and the hours of a duration are counted on it, whichever clock change the first one lies over.
 */
export function spanOf(component: RawComponent, start: Moment, reading: Reading, warn: Warn): Span {
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

/** An end in UTC on the wall of the start, unless that floats. */
function onWallOf(start: Moment, end: Moment): Moment {
  const zone = start.kind === 'time' ? start.zone : null
  const isInUtc = end.kind === 'time' && end.zone === 'UTC'
  return isInUtc && zone !== null ? { kind: 'time', wall: wallIn(end, zone, zone), zone } : end
}

function spanUntil(start: Moment, end: Moment, reading: Reading, warn: Warn): Span {
  if (start.kind === 'day') return daysUntil(start.day, Math.ceil(wallOfMoment(end) / MINUTES_A_DAY), warn)
  const ownZone = end.kind === 'time' ? end.zone : null
  const endZone = start.zone === null ? null : (ownZone ?? start.zone)
  const wall = wallIn(end, endZone, reading.defaultZone)
  return timeUntil(start, wall, endZone, warn)
}

/** `after` is the first day that the span does not cover. */
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

/** Days of a duration follow the wall, its hours are exact (RFC 5545 3.3.6), unless they are to follow the wall too. */
function spanFor(start: Moment, duration: (IcsDuration & { readonly byWall: boolean }) | null, warn: Warn): Span {
  const { days, minutes, hadSeconds, byWall } = duration ?? { days: 0, minutes: 0, hadSeconds: false, byWall: true }
  if (hadSeconds) warn('secondsDropped')
  if (start.kind === 'day') return daysUntil(start.day, start.day + days + Math.ceil(minutes / MINUTES_A_DAY), warn)
  const wall = start.wall + days * MINUTES_A_DAY
  const isByWall = byWall || start.zone === null || minutes === 0
  const end = isByWall ? wall + minutes : wallAt(instantOfWall(wall, start.zone) + minutes, start.zone)
  return timeUntil(start, end, start.zone, warn)
}

/** The span of a series moved to another start, as long as before: what a cancelled occurrence without DTSTART means. */
export function spanFrom(start: Moment, series: Span): Span {
  if (start.kind === 'day') {
    const more = series.kind === 'day' ? series.last - series.first : 0
    return { kind: 'day', first: start.day, last: start.day + more }
  }
  const length = series.kind === 'time' ? series.end - series.start : 0
  const endZone = series.kind === 'time' ? series.endZone : start.zone
  return { kind: 'time', start: start.wall, end: start.wall + length, zone: start.zone, endZone }
}

/** A span some days later on its wall. */
export function daysLaterOf(span: Span, days: number): Span {
  if (span.kind === 'day') return { ...span, first: span.first + days, last: span.last + days }
  const minutes = days * MINUTES_A_DAY
  return { ...span, start: span.start + minutes, end: span.end + minutes }
}

/**
 * A single event that the file gives in UTC, on the wall of the calendar's own zone, which is how Google exports single
 * events. Left alone where that wall does not name the same instants (the repeated hour of autumn).
 */
export function inCalendarZone(span: Span, zone: string | null): Span {
  if (span.kind !== 'time' || span.zone !== 'UTC' || span.endZone !== 'UTC' || zone === null) return span
  const start = wallAt(span.start, zone)
  const end = wallAt(span.end, zone)
  const isExact = instantOfWall(start, zone) === span.start && instantOfWall(end, zone) === span.end
  return isExact ? { kind: 'time', start, end, zone, endZone: zone } : span
}

/** The year of the first or last day that the planner does not take, or null where it takes both. */
export function yearOutOfRange(span: Span): number | null {
  const days = span.kind === 'day' ? [span.first, span.last] : [dayOfWall(span.start), dayOfWall(span.end)]
  return days.map(yearOf).find((year) => year < FIRST_YEAR || year > LAST_YEAR) ?? null
}

/** A span in words, as the planner keeps it. */
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
