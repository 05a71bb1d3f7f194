import type { Series } from '../event/index.ts'
import { dayOfWall, type Day, type WallMinute } from '../date/index.ts'
import { spend, TEXT_STEPS, within } from './budget.ts'
import { convertWall } from '../zone/index.ts'
import {
  isExcluded,
  readOriginalStart,
  readSeries,
  readTimes,
  type ReadingOptions,
  type ReadSeries,
} from './read-series.ts'
import { startsBack } from './start-rule.ts'

/** Original starts from the last one backwards: the rule's, and the RDATEs. */
function kindsOfStarts({ start, rule, rdates }: ReadSeries): Iterable<WallMinute>[] {
  return [rule ? startsBack(rule) : [start], rdates.toReversed()]
}

/** The first start that is not excluded by an EXDATE or replaced by an exception. */
function firstStanding(
  starts: Iterable<WallMinute>,
  series: ReadSeries,
  changed: ReadonlySet<WallMinute | null>,
): WallMinute[] {
  for (const wall of starts) {
    spend(series.budget, TEXT_STEPS)
    if (!changed.has(wall) && !isExcluded(series, wall)) return [wall]
  }
  return []
}

/** Present starts of exceptions, in the series' zone as far as possible. */
const startsOfExceptions = ({ exceptions }: Series, { zone }: ReadSeries): WallMinute[] =>
  exceptions
    .map(readTimes)
    .map((times) => (zone === null || times.zone === null ? times.start : convertWall(times.start, times.zone, zone)))

/**
 * The day on which the last occurrence of a series starts, in its own zone: with RDATEs, without EXDATEs, exceptions at
 * their new place. Null if it never ends (as with a COUNT beyond the year 9999). For a rule that is not expanded the
 * first occurrence counts; for a series without any left, its start. One that takes too many steps counts as endless.
 * Throws a RangeError for invalid times.
 */
export function lastStartDayOf(series: Series, reading: ReadingOptions = {}): Day | null {
  return within(
    () => lastStartDay(series, reading),
    () => null,
  )
}

function lastStartDay(series: Series, reading: ReadingOptions): Day | null {
  const read = readSeries(series, reading)
  if (read.rule?.last === null) return null
  const changed = new Set(series.exceptions.map(({ recurrenceId }) => readOriginalStart(recurrenceId, read)))
  const lasts = kindsOfStarts(read).flatMap((starts) => firstStanding(starts, read, changed))
  const starts = [...lasts, ...startsOfExceptions(series, read)]
  return dayOfWall(starts.length === 0 ? read.start : starts.reduce((one, other) => Math.max(one, other)))
}
