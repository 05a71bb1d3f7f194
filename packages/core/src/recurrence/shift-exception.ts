import type { EventTimes, Exception, Series } from '../event/index.ts'
import { dayOfWall, formatDay, MINUTES_A_DAY, parseDay, type WallMinute } from '../date/index.ts'
import { readOriginalStart, readTimes, type ReadSeries, type ReadTimes } from './read-series.ts'
import { writeTime } from './time-text.ts'

/** A series that moves from its old times to new ones. */
export interface Shift {
  readonly old: ReadSeries
  readonly target: ReadTimes
  /** The new place of an original start, in the series' zone. */
  readonly carry: (wall: WallMinute) => WallMinute
}

/** An original start in the moved series' notation. Invalid text is kept. */
export function shiftStart(text: string, { old, target, carry }: Shift): string {
  const wall = readOriginalStart(text, old)
  return wall === null ? text : writeTime(carry(wall), target.allDay)
}

/** An all-day EXDATE of a timed series stays a day. */
export function shiftExdate(text: string, shift: Shift): string {
  const wall = shift.old.allDay || parseDay(text) === null ? null : readOriginalStart(text, shift.old)
  return wall === null ? shiftStart(text, shift) : formatDay(dayOfWall(shift.carry(wall)))
}

/** Whether an exception has the rule's times, so that only its text is its own. */
function isUnmoved(read: ReadTimes, recurrenceId: string, { old }: Shift): boolean {
  const isOnWall = read.allDay === old.allDay && read.zone === old.zone && read.endZone === old.endZone
  return isOnWall && read.length === old.length && read.start === readOriginalStart(recurrenceId, old)
}

/** An exception as long as its series stays as long. */
const shiftLength = (read: ReadTimes, { old, target }: Shift): number =>
  read.allDay === old.allDay && read.allDay === target.allDay && read.length === old.length
    ? target.length
    : read.length

/**
 * Moves an exception's times as far as the series, in whole days if only one of the two has a time of day. It follows
 * the series to another zone if it was in the same, and to another length if it was as long. One that was never moved
 * takes the series' new times.
 */
export function shiftException(exception: Exception, series: Series, shift: Shift, times: EventTimes): Exception {
  const read = readTimes(exception)
  const recurrenceId = shiftStart(exception.recurrenceId, shift)
  const wall = isUnmoved(read, exception.recurrenceId, shift) ? readOriginalStart(recurrenceId, shift.target) : null
  if (wall !== null) return { ...exception, recurrenceId, ...timesAt(wall, times, shift.target) }
  const isAlike = !read.allDay && !shift.old.allDay && !shift.target.allDay
  const start = read.start + spanOf(exception.recurrenceId, shift, isAlike)
  const { timezone, endTimezone } = exception.timezone === series.timezone && isAlike ? times : exception
  const end = start + shiftLength(read, shift)
  return {
    ...exception,
    ...{ recurrenceId, timezone, endTimezone },
    start: writeTime(start, read.allDay),
    end: writeTime(end, read.allDay),
  }
}

/** The series' times at another original start. */
const timesAt = (
  start: WallMinute,
  { allDay, timezone, endTimezone }: EventTimes,
  { length }: ReadTimes,
): EventTimes => ({
  allDay,
  start: writeTime(start, allDay),
  end: writeTime(start + length, allDay),
  timezone,
  endTimezone,
})

/** How far an occurrence moves, in minutes: exactly, or in whole days. */
function spanOf(recurrenceId: string, { old, carry }: Shift, isExact: boolean): number {
  const from = readOriginalStart(recurrenceId, old) ?? old.start
  const to = carry(from)
  return isExact ? to - from : (dayOfWall(to) - dayOfWall(from)) * MINUTES_A_DAY
}
