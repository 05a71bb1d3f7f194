import type { Exception, Series } from '../event/index.ts'
import { dayOfWall, daysLater, parseDay, type Day } from '../date/index.ts'
import { readOriginalStart, readSeries, type ReadSeries } from '../recurrence/read-series.ts'
import { writeTime } from '../recurrence/time-text.ts'
import { followYear } from './follow-year.ts'
import type { YearMove } from './move-day.ts'

/** An original start on its new day; null if it has none. An all-day EXDATE stays a day. */
function movedName(text: string, read: ReadSeries, dayOf: (day: Day) => Day | null): string | null {
  const wall = readOriginalStart(text, read)
  const day = wall === null ? null : dayOf(dayOfWall(wall))
  if (wall === null || day === null) return null
  const written = parseDay(text) === null ? writeTime(wall, read.allDay) : text
  return daysLater(written, day - dayOfWall(wall))
}

/** An exception moves as far as its occurrence, in whole days. */
function movedException(exception: Exception, read: ReadSeries, dayOf: (day: Day) => Day | null): Exception[] {
  const wall = readOriginalStart(exception.recurrenceId, read)
  const recurrenceId = movedName(exception.recurrenceId, read, dayOf)
  const day = wall === null ? null : dayOf(dayOfWall(wall))
  if (wall === null || day === null || recurrenceId === null) return []
  const days = day - dayOfWall(wall)
  return [{ ...exception, recurrenceId, start: daysLater(exception.start, days), end: daysLater(exception.end, days) }]
}

/** 28 and 29 February may become one day; then the first exception stays. */
function withoutTwins(exceptions: readonly Exception[]): Exception[] {
  const names = new Set<string>()
  return exceptions.filter(({ recurrenceId }) => !names.has(recurrenceId) && names.add(recurrenceId))
}

/**
 * A copy of an event, or of a series that lies within its year, in another year. Length and time of day stay; EXDATEs
 * and exceptions follow their occurrences.
 */
export function copySeries(series: Series, move: YearMove): Series {
  const read = readSeries(series)
  const { rrule, rdates, dayOf } = followYear(series, move)
  const start = dayOfWall(read.start)
  const days = (dayOf(start) ?? start) - start
  return {
    allDay: series.allDay,
    start: daysLater(series.start, days),
    end: daysLater(series.end, days),
    timezone: series.timezone,
    endTimezone: series.endTimezone,
    rrule,
    rdates,
    exdates: series.exdates.map((text) => movedName(text, read, dayOf)).filter((text) => text !== null),
    exceptions: withoutTwins(series.exceptions.flatMap((exception) => movedException(exception, read, dayOf))),
  }
}
