import type { Series } from '../event/index.ts'
import { dayOfWall, type Day, type WallMinute } from '../date/index.ts'
import { spend, TEXT_STEPS, within } from './budget.ts'
import { convertWall } from '../zone/index.ts'
import { isExcluded, readOriginalStart, readSeries, readTimes, type Reading, type ReadSeries } from './read-series.ts'
import { startsBack } from './start-rule.ts'

/** The original starts, each kind of them from the last one on: those of the rule, and the RDATEs. */
function kindsOfStarts({ start, rule, rdates }: ReadSeries): Iterable<WallMinute>[] {
  return [rule ? startsBack(rule) : [start], rdates.toReversed()]
}

/** The first of the starts that still stands: no EXDATE takes it out, and no exception has its place. */
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

/** Where the exceptions start now, on the wall of the series as far as both are on one. */
const startsOfExceptions = ({ exceptions }: Series, { zone }: ReadSeries): WallMinute[] =>
  exceptions
    .map(readTimes)
    .map((times) => (zone === null || times.zone === null ? times.start : convertWall(times.start, times.zone, zone)))

/**
 * The day on which the last occurrence of a series starts, on the wall of the series: with its RDATEs, less its EXDATEs,
 * and with its exceptions where they were moved to. Null if it never ends (as with a COUNT beyond the year 9999). Of a
 * rule that is finer than daily or cannot be read, the first occurrence counts alone; of a series that has none left, its
 * own start. One that takes too many steps counts as endless. Throws a RangeError where its times are none.
 */
export function lastStartDayOf(series: Series, reading: Reading = {}): Day | null {
  return within(
    () => lastStartDay(series, reading),
    () => null,
  )
}

function lastStartDay(series: Series, reading: Reading): Day | null {
  const read = readSeries(series, reading)
  if (read.rule?.last === null) return null
  const changed = new Set(series.exceptions.map(({ recurrenceId }) => readOriginalStart(recurrenceId, read)))
  const lasts = kindsOfStarts(read).flatMap((starts) => firstStanding(starts, read, changed))
  const starts = [...lasts, ...startsOfExceptions(series, read)]
  return dayOfWall(starts.length === 0 ? read.start : starts.reduce((one, other) => Math.max(one, other)))
}
