import { daysLater, formatDay, parseDay, parseWall, yearOf, dayOfWall, type WallMinute } from '@dodici/core/date'
import type { EventTimes } from '@dodici/core/event'
import { instantOfWall, isZone } from '@dodici/core/zone'
import { FIRST_YEAR, LAST_YEAR } from '@dodici/contract/limits'
import { invalidInput } from '#server/errors.ts'

/** Times as a person sent them; zones may be missing. */
export interface TimesInput {
  readonly allDay: boolean
  readonly start: string
  readonly end: string
  readonly timezone?: string | null | undefined
  readonly endTimezone?: string | null | undefined
}

/**
 * Validates times: an all-day event has dates and no zone; a timed one has local times and, unless it floats, a zone
 * (by default the person's).
 * @throws AppError `invalid_input` naming the field: wrong form, unknown zone, end before start, year out of range
 */
export function checkedTimes(input: TimesInput, ownZone: string): EventTimes {
  return input.allDay ? checkedDays(input) : checkedWalls(input, ownZone)
}

function checkedDays({ start, end }: TimesInput): EventTimes {
  const first = parseDay(start)
  const last = parseDay(end)
  if (first === null) throw invalidInput('start', 'an all-day event takes a day as YYYY-MM-DD')
  if (last === null) throw invalidInput('end', 'an all-day event takes a day as YYYY-MM-DD')
  if (last < first) throw invalidInput('end', 'must not be before the start')
  checkYear('start', yearOf(first))
  checkYear('end', yearOf(last))
  return { allDay: true, start: formatDay(first), end: formatDay(last), timezone: null, endTimezone: null }
}

function checkedWalls(input: TimesInput, ownZone: string): EventTimes {
  const { start, end } = input
  const from = parseWall(start)
  const to = parseWall(end)
  if (from === null) throw invalidInput('start', 'a timed event takes a time as YYYY-MM-DDTHH:mm')
  if (to === null) throw invalidInput('end', 'a timed event takes a time as YYYY-MM-DDTHH:mm')
  checkYear('start', yearOf(dayOfWall(from)))
  checkYear('end', yearOf(dayOfWall(to)))
  const timezone = checkedZone('timezone', input.timezone === undefined ? ownZone : input.timezone)
  const endTimezone = endZone(timezone, checkedZone('endTimezone', input.endTimezone ?? null))
  if (minutesBetween(from, to, { timezone, endTimezone }) < 0) throw invalidInput('end', 'must not be before the start')
  return { allDay: false, start, end, timezone, endTimezone }
}

/** The local length; if start and end are in two zones, the elapsed time. */
const minutesBetween = (
  from: WallMinute,
  to: WallMinute,
  { timezone, endTimezone }: Pick<EventTimes, 'timezone' | 'endTimezone'>,
): number =>
  timezone !== null && endTimezone !== null ? instantOfWall(to, endTimezone) - instantOfWall(from, timezone) : to - from

/** Days by which start and end move; may be negative. */
export interface DayShift {
  readonly startDays: number
  readonly endDays: number
}

/**
 * Moves start and end by days, each in its own zone. If the length changes, a timed event must keep one.
 * @throws AppError `invalid_input` for an end that would be at or before the start
 */
export function shiftedTimes(times: EventTimes, { startDays, endDays }: DayShift): Pick<EventTimes, 'start' | 'end'> {
  const start = daysLater(times.start, startDays)
  const end = daysLater(times.end, endDays)
  const isResized = startDays !== endDays && !times.allDay
  if (isResized && minutesBetween(parseWall(start) ?? 0, parseWall(end) ?? 0, times) <= 0) {
    throw invalidInput('end', 'must be after the start')
  }
  return { start, end }
}

/** The end has its own zone only if it differs, and never if the event floats. */
const endZone = (timezone: string | null, endTimezone: string | null): string | null =>
  timezone === null || endTimezone === timezone ? null : endTimezone

function checkedZone(path: string, zone: string | null): string | null {
  if (zone !== null && !isZone(zone)) throw invalidInput(path, 'must be an IANA time zone')
  return zone
}

function checkYear(path: string, year: number): void {
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    throw invalidInput(path, `must be in the years ${String(FIRST_YEAR)} to ${String(LAST_YEAR)}`)
  }
}
