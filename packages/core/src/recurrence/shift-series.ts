import type { EventTimes, Exception, Series } from '../event/index.ts'
import { dayOfWall, formatDay, MINUTES_A_DAY, parseDay, type WallMinute } from '../date/index.ts'
import { moveRule } from './move-rule.ts'
import { hasOriginalStart } from './original-starts.ts'
import { readOriginalStart, readSeries, readTimes, type ReadSeries, type ReadTimes } from './read-series.ts'
import { readRule } from './read-rule.ts'
import { writeTime } from './time-text.ts'
import { untilOfWall, wallOfUntil } from './until.ts'
import { writeRule } from './write-rule.ts'

/** What an edit of all occurrences makes of a series: the times of its start, and its rule if that was edited. */
export interface SeriesChange {
  readonly times: EventTimes
  /** Left out: the rule follows the start. Null: the series no longer repeats. */
  readonly rrule?: string | null
}

export interface ShiftedSeries {
  readonly series: Series
  /** The exceptions (by their `recurrenceId` before the change) that the changed rule no longer makes, and so drops. */
  readonly dropped: readonly string[]
}

/** The same wall in minutes, before and after. */
interface Shift {
  readonly old: ReadSeries
  readonly target: ReadTimes
  readonly minutes: number
  readonly days: number
}

function shiftStart(text: string, { old, target, minutes }: Shift): string {
  const wall = readOriginalStart(text, old)
  return wall === null ? text : writeTime(wall + minutes, target.allDay)
}

/** A day that takes out all of a timed series stays a day. */
function shiftExdate(text: string, shift: Shift): string {
  const day = shift.old.allDay ? null : parseDay(text)
  return day === null ? shiftStart(text, shift) : formatDay(day + shift.days)
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
function shiftException(exception: Exception, series: Series, shift: Shift, times: EventTimes): Exception {
  const read = readTimes(exception)
  const recurrenceId = shiftStart(exception.recurrenceId, shift)
  const wall = isUnmoved(read, exception.recurrenceId, shift) ? readOriginalStart(recurrenceId, shift.target) : null
  if (wall !== null) return { ...exception, recurrenceId, ...timesAt(wall, times, shift.target) }
  const isAlike = !read.allDay && !shift.old.allDay && !shift.target.allDay
  const start = read.start + (isAlike ? shift.minutes : shift.days * MINUTES_A_DAY)
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

/** UNTIL moves with the series, so that it keeps as many occurrences as it had; a BYHOUR that names its start is left out. */
function followingRule(series: Series, { old, target, minutes }: Shift): string | null {
  const isSameWall = minutes === 0 && old.allDay === target.allDay && old.zone === target.zone
  const rule = series.rrule === null || !old.rule || isSameWall ? null : readRule(series.rrule)
  if (!rule || !old.rule) return series.rrule
  const moved = moveRule(rule, dayOfWall(old.start), dayOfWall(target.start))
  const namesStart = old.start === dayOfWall(old.start) * MINUTES_A_DAY + old.rule.minuteOfDay
  const until = rule.until && untilOfWall(wallOfUntil(rule.until, old) + minutes, target)
  return writeRule({ ...moved, ...(namesStart ? { byHour: [], byMinute: [] } : {}), until })
}

/**
 * Moves a whole series to the times of an edited start. RDATEs, EXDATEs and exceptions keep their distance from it on the
 * wall; so does UNTIL (up to the year 9999), and the days that the rule names follow (`moveRule`), unless the change
 * brings a rule of its own.
 * Exceptions of occurrences that the series had and no longer has are left out and named. What else the exceptions carry
 * is kept. Throws a RangeError where times are none.
 */
export function shiftSeries(series: Series, change: SeriesChange): ShiftedSeries {
  const old = readSeries(series)
  const target = readTimes(change.times)
  const minutes = target.start - old.start
  const shift = { old, target, minutes, days: dayOfWall(target.start) - dayOfWall(old.start) }
  const { allDay, start, end, timezone, endTimezone } = change.times
  const moved: Series = {
    ...series,
    ...{ allDay, start, end, timezone, endTimezone },
    rrule: change.rrule === undefined ? followingRule(series, shift) : change.rrule,
    rdates: series.rdates.map((text) => shiftStart(text, shift)),
    exdates: series.exdates.map((text) => shiftExdate(text, shift)),
  }
  const read = readSeries(moved)
  const isDropped = ({ recurrenceId }: Exception): boolean => {
    const before = readOriginalStart(recurrenceId, old)
    const after = readOriginalStart(shiftStart(recurrenceId, shift), read)
    return before !== null && after !== null && hasOriginalStart(old, before) && !hasOriginalStart(read, after)
  }
  return {
    series: {
      ...moved,
      exceptions: series.exceptions
        .filter((exception) => !isDropped(exception))
        .map((exception) => shiftException(exception, series, shift, change.times)),
    },
    dropped: series.exceptions.filter(isDropped).map(({ recurrenceId }) => recurrenceId),
  }
}

/**
 * The times that a series gets when one of its occurrences is edited for all of them: `times` are the edited ones of the
 * occurrence `recurrenceId`. The start of the series moves by as many days as the occurrence did, and takes its time of
 * day, length and zones. Null where `recurrenceId` is no time.
 */
export function seriesTimesFrom(series: Series, recurrenceId: string, times: EventTimes): EventTimes | null {
  const read = readSeries(series)
  const original = readOriginalStart(recurrenceId, read)
  if (original === null) return null
  const edited = readTimes(times)
  const start = edited.start + (dayOfWall(read.start) - dayOfWall(original)) * MINUTES_A_DAY
  const text = { start: writeTime(start, edited.allDay), end: writeTime(start + edited.length, edited.allDay) }
  return { allDay: times.allDay, ...text, timezone: times.timezone, endTimezone: times.endTimezone }
}
