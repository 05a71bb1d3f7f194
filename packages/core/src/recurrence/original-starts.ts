import type { Series } from '../event/index.ts'
import type { WallMinute } from '../date/index.ts'
import { isExcluded, readOriginalStart, readSeries, type ReadingOptions, type ReadSeries } from './read-series.ts'
import { renew, spend } from './budget.ts'
import { startsBetween } from './start-rule.ts'
import { writeTime } from './time-text.ts'

/** The starts of the rule alone, first the series' own; without an expandable rule, only the start. */
export function* ruleStarts({ rule, start }: ReadSeries, from: WallMinute, to: WallMinute): Generator<WallMinute> {
  if (rule) yield* startsBetween(rule, from, to)
  else if (start >= from && start <= to) yield start
}

function* withRdates(series: ReadSeries, from: WallMinute, to: WallMinute): Generator<WallMinute> {
  const rdates = series.rdates.filter((wall) => wall >= from && wall <= to)
  let next = 0
  for (const wall of ruleStarts(series, from, to)) {
    for (; (rdates[next] ?? wall) < wall; next += 1) yield rdates[next] ?? wall
    if (rdates[next] === wall) next += 1
    yield wall
  }
  yield* rdates.slice(next)
}

/**
 * The original starts of a series from `from` to `to` in its own zone, both included, ascending: rule and RDATEs
 * without EXDATEs. Exceptions are ignored.
 */
export function* originalStarts(series: ReadSeries, from: WallMinute, to: WallMinute): Generator<WallMinute> {
  for (const wall of withRdates(series, from, to)) {
    spend(series.budget, 1)
    if (!isExcluded(series, wall)) yield wall
  }
}

/** Whether a series has this original start. */
export const hasOriginalStart = (series: ReadSeries, wall: WallMinute): boolean =>
  originalStarts(series, wall, wall).next().done === false

/** Whether a series has an occurrence with this original start: by rule, RDATE, or as an exception. */
export const hasOccurrence = (series: Series, read: ReadSeries, wall: WallMinute): boolean =>
  hasOriginalStart(read, wall) ||
  series.exceptions.some(({ recurrenceId }) => readOriginalStart(recurrenceId, read) === wall)

/**
 * Reads a series once, for resolving any number of texts to a `recurrenceId`: an original start that is not excluded,
 * or an exception (even unknown to the rule). A day means the start on it at the series' time. Null if there is none.
 * Throws a RangeError for invalid times of the series, and OutOfSteps.
 */
export function occurrenceNames(series: Series, reading: ReadingOptions = {}): (text: string) => string | null {
  const read = readSeries(series, reading)
  const exceptions = new Map(
    series.exceptions.toReversed().map(({ recurrenceId }) => [readOriginalStart(recurrenceId, read), recurrenceId]),
  )
  return (text) => {
    const wall = readOriginalStart(text, read)
    if (wall === null) return null
    renew(read.budget)
    return exceptions.get(wall) ?? (hasOriginalStart(read, wall) ? writeTime(wall, read.allDay) : null)
  }
}
