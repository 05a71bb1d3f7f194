import type { EventTimes, Exception, Series } from '../event/index.ts'
import { dayOfWall, formatDay, MINUTES_A_DAY, parseDay, type WallMinute } from '../date/index.ts'
import { readOriginalStart, readTimes, type ReadSeries, type ReadTimes } from './read-series.ts'
import { writeTime } from './time-text.ts'

/** A series on its way from its old times to others. */
export interface Shift {
  readonly old: ReadSeries
  readonly target: ReadTimes
  /** Where an original start of the old series is now, on the wall of the series. */
  readonly carry: (wall: WallMinute) => WallMinute
}

/** An original start in the form of the series that moved. Text that is none is left as it is. */
export function shiftStart(text: string, { old, target, carry }: Shift): string {
  const wall = readOriginalStart(text, old)
  return wall === null ? text : writeTime(carry(wall), target.allDay)
}

/** A day that takes out all of a timed series stays a day. */
export function shiftExdate(text: string, shift: Shift): string {
  const wall = shift.old.allDay || parseDay(text) === null ? null : readOriginalStart(text, shift.old)
  return wall === null ? shiftStart(text, shift) : formatDay(dayOfWall(shift.carry(wall)))
}

/** Whether an exception is when the rule made it, so that only what it says is its own. */
function isUnmoved(read: ReadTimes, recurrenceId: string, { old }: Shift): boolean {
  const isOnWall = read.allDay === old.allDay && read.zone === old.zone && read.endZone === old.endZone
  return isOnWall && read.length === old.length && read.start === readOriginalStart(recurrenceId, old)
}

/** An exception that was as long as its series is as long again. */
const shiftLength = (read: ReadTimes, { old, target }: Shift): number =>
  read.allDay === old.allDay && read.allDay === target.allDay && read.length === old.length
    ? target.length
    : read.length

/**
 * The times of an exception move as far as the series does, in whole days where only one of the two has a time of day.
 * Where it was on the wall of the series, it goes along to another zone, and where it was as long, to another length. One
 * that was never moved is when the series makes it now.
 */
export function shiftException(exception: Exception, series: Series, shift: Shift, times: EventTimes): Exception {
  const read = readTimes(exception)
  const recurrenceId = shiftStart(exception.recurrenceId, shift)
  const wall = isUnmoved(read, exception.recurrenceId, shift) ? readOriginalStart(recurrenceId, shift.target) : null
  if (wall !== null) return { ...exception, recurrenceId, ...timesAt(wall, times, shift.target) }
  const isAlike = !read.allDay && !shift.old.allDay && !shift.target.allDay
  const start = read.start + stretchOf(exception.recurrenceId, shift, isAlike)
  const { timezone, endTimezone } = exception.timezone === series.timezone && isAlike ? times : exception
  const end = start + shiftLength(read, shift)
  return {
    ...exception,
    ...{ recurrenceId, timezone, endTimezone },
    start: writeTime(start, read.allDay),
    end: writeTime(end, read.allDay),
  }
}

/** Times like those of a series, but at another original start. */
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

/** How far an occurrence moves, in minutes: to the minute, or in whole days. */
function stretchOf(recurrenceId: string, { old, carry }: Shift, isExact: boolean): number {
  const from = readOriginalStart(recurrenceId, old) ?? old.start
  const to = carry(from)
  return isExact ? to - from : (dayOfWall(to) - dayOfWall(from)) * MINUTES_A_DAY
}
