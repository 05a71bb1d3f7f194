import type { EventTimes, Exception, Series } from '../event/index.ts'
import { carryStart } from './carry-start.ts'
import { followStart } from './follow-rule.ts'
import { hasOriginalStart } from './original-starts.ts'
import { readOriginalStart, readSeries, readTimes, type ReadingOptions } from './read-series.ts'
import { shiftException, shiftExdate, shiftStart, type Shift } from './shift-exception.ts'

/** An edit of all occurrences: the new start, and the rule if that was edited. */
export interface SeriesChange {
  readonly times: EventTimes
  /** Absent: the rule follows the start. Null: the series no longer repeats. */
  readonly rrule?: string | null
}

export interface ShiftedSeries {
  readonly series: Series
  /** Exceptions (by their old `recurrenceId`) that the changed rule no longer makes and so drops. */
  readonly dropped: readonly string[]
}

/** The dates of a moved series; one that no longer repeats has none. */
const datesAfter = ({ rdates, exdates }: Series, { rrule }: SeriesChange, shift: Shift) =>
  rrule === null
    ? { rdates: [], exdates: [] }
    : {
        rdates: rdates.map((text) => shiftStart(text, shift)),
        exdates: exdates.map((text) => shiftExdate(text, shift)),
      }

/** Which exceptions have lost their occurrence; in a series that no longer repeats, all but that of its start. */
function dropping(moved: Series, { rrule }: SeriesChange, shift: Shift): (exception: Exception) => boolean {
  const { old } = shift
  const read = readSeries(moved, { budget: old.budget })
  return ({ recurrenceId }) => {
    const before = readOriginalStart(recurrenceId, old)
    if (rrule === null) return before !== old.start
    const after = readOriginalStart(shiftStart(recurrenceId, shift), read)
    return before !== null && after !== null && hasOriginalStart(old, before) && !hasOriginalStart(read, after)
  }
}

const isWhen = (series: EventTimes, times: EventTimes): boolean =>
  series.allDay === times.allDay &&
  series.start === times.start &&
  series.end === times.end &&
  series.timezone === times.timezone &&
  series.endTimezone === times.endTimezone

/**
 * Moves a whole series to the times of an edited start. RDATEs, EXDATEs and exceptions stay with their occurrences,
 * UNTIL with the last one, and the rule's days follow (`moveRule`) unless the edit has its own rule. Without a rule
 * only the start and its exception are left.
 *
 * Exceptions that lose their occurrence are dropped and returned; other data of exceptions is kept. Null if the rule
 * cannot follow. Throws a RangeError for invalid times, and OutOfSteps.
 */
export function shiftSeries(series: Series, change: SeriesChange, reading: ReadingOptions = {}): ShiftedSeries | null {
  const { rrule } = change
  // Most edits only change text, and there may be thousands of exceptions.
  if (rrule === undefined && isWhen(series, change.times)) return { series, dropped: [] }
  const old = readSeries(series, reading)
  const target = readTimes(change.times)
  const following = rrule === undefined ? followStart(series, { old, target }) : { rrule, rules: null }
  if (!following) return null
  const places = { from: old.start, to: target.start, rules: following.rules }
  const shift: Shift = { old, target, carry: (wall) => carryStart(wall, places) }
  const { allDay, start, end, timezone, endTimezone } = change.times
  const times = { allDay, start, end, timezone, endTimezone }
  const moved: Series = { ...series, ...times, rrule: following.rrule, ...datesAfter(series, change, shift) }
  const isDropped = dropping(moved, change, shift)
  const exceptions: Exception[] = []
  const dropped: string[] = []
  for (const exception of series.exceptions) {
    if (isDropped(exception)) dropped.push(exception.recurrenceId)
    else exceptions.push(shiftException(exception, series, shift, times))
  }
  return { series: { ...moved, exceptions }, dropped }
}
