import type { Series } from '../event/index.ts'
import { MINUTES_A_DAY, type WallMinute } from '../date/index.ts'
import { instantOfWall, wallAt } from '../zone/index.ts'
import { LAST_DAY } from './limits.ts'
import { hasOccurrence, ruleStarts } from './original-starts.ts'
import { readOriginalStart, readSeries, type ReadingOptions, type ReadSeries } from './read-series.ts'
import { readRule } from './read-rule.ts'
import type { Rule } from './rule.ts'
import { countStartsUpTo, startsBetween, type StartRule } from './start-rule.ts'
import { writeTime } from './time-text.ts'
import { untilOfWall } from './until.ts'
import { writeRule } from './write-rule.ts'

/** The result of a split; `before` is null if nothing comes before. */
export interface SplitSeries {
  readonly before: Series | null
  readonly after: Series
}

/** A series to be split before the original start `at`. */
interface Cut {
  readonly series: Series
  readonly read: ReadSeries
  readonly at: WallMinute
}

const END = (LAST_DAY + 1) * MINUTES_A_DAY

const isSingle = (rule: StartRule, from: WallMinute, to: WallMinute): boolean => {
  const starts = startsBetween(rule, from, to)
  return starts.next().done === false && starts.next().done === true
}

/**
 * Whether an UNTIL can end a series the minute before `at`. If the clocks skip or repeat hours in between, instant and
 * local time are on different sides of `at`, and no UNTIL separates them.
 */
const isPartedByUntil = ({ read: { zone }, at }: Cut): boolean =>
  zone === null || wallAt(instantOfWall(at, zone) - 1, zone) === at - 1

/** The rule that ends before `at`: by UNTIL, or with a smaller COUNT. */
function ruleBefore(cut: Cut, written: Rule, rule: StartRule): string | null {
  const { series, read, at } = cut
  if (rule.last !== null && rule.last < at) return series.rrule
  if (isSingle(rule, rule.start, at - 1)) return null
  if (written.count === null && isPartedByUntil(cut)) return writeRule({ ...written, until: untilOfWall(at - 1, read) })
  return writeRule({ ...written, until: null, count: countStartsUpTo(rule, at - 1) })
}

/** The rule that continues at its own start `next`: with the rest of its COUNT, or unchanged. */
function ruleAfter({ series }: Cut, written: Rule, rule: StartRule, next: WallMinute): string | null {
  if (isSingle(rule, next, END)) return null
  if (written.count === null) return series.rrule
  return writeRule({ ...written, count: written.count - countStartsUpTo(rule, next - 1) })
}

const timesFrom = ({ allDay, length }: ReadSeries, start: WallMinute): Pick<Series, 'start' | 'end'> => ({
  start: writeTime(start, allDay),
  end: writeTime(start + length, allDay),
})

type Dated = Pick<Series, 'rdates' | 'exdates' | 'exceptions'>

/** Dates and exceptions of one side, without an RDATE that is its start anyway. */
function sideOf({ series, read, at }: Cut, side: 'before' | 'after', start: WallMinute): Dated {
  const isHere = (text: string): boolean => (readOriginalStart(text, read) ?? at - 1) < at === (side === 'before')
  const isOther = (text: string): boolean => readOriginalStart(text, read) !== start
  // An all-day EXDATE of a timed series may be on the day of the cut, whose earlier hours are on the other side.
  const isDayOfCut = (text: string): boolean => text === writeTime(at, true)
  return {
    rdates: series.rdates.filter((text) => isHere(text) && isOther(text)),
    exdates: series.exdates.filter((text) => isHere(text) || isDayOfCut(text)),
    exceptions: series.exceptions.filter(({ recurrenceId }) => isHere(recurrenceId)),
  }
}

function seriesBefore(cut: Cut, written: Rule | null): Series | null {
  const { series, read, at } = cut
  if (read.start < at) {
    const rrule = read.rule && written ? ruleBefore(cut, written, read.rule) : series.rrule
    return { ...series, rrule, ...sideOf(cut, 'before', read.start) }
  }
  const named = [...series.rdates, ...series.exceptions.map(({ recurrenceId }) => recurrenceId)]
  const earlier = named.map((text) => readOriginalStart(text, read)).filter((wall) => wall !== null && wall < at)
  if (earlier.length === 0) return null
  const start = Math.min(...earlier.map((wall) => wall ?? at))
  return { ...series, ...timesFrom(read, start), rrule: null, ...sideOf(cut, 'before', start) }
}

function seriesAfter(cut: Cut, written: Rule | null): Series {
  const { series, read, at } = cut
  const [next = null] = ruleStarts(read, at, END)
  const start = next ?? at
  const rrule = read.rule && written && next !== null ? ruleAfter(cut, written, read.rule, next) : series.rrule
  return { ...series, ...timesFrom(read, start), rrule: next === null ? null : rrule, ...sideOf(cut, 'after', start) }
}

/**
 * Splits a series before one of its occurrences, for an edit of this one and all that follow. `before` ends the minute
 * before (by COUNT, if the rule has one); `after` starts at the occurrence and continues as the series would have.
 * Together they have the series' occurrences: dates and exceptions go to the side of their original start, wherever an
 * exception was moved. A side with only one start left loses its rule.
 *
 * An RDATE or exception that the rule does not make cannot carry the rule on: then `after` starts at the rule's next
 * start, with the occurrence beside it. Null if `recurrenceId` names no occurrence. Throws a RangeError for invalid
 * times, and OutOfSteps.
 */
export function splitBefore(series: Series, recurrenceId: string, reading: ReadingOptions = {}): SplitSeries | null {
  const read = readSeries(series, reading)
  const at = readOriginalStart(recurrenceId, read)
  if (at === null || !hasOccurrence(series, read, at)) return null
  const cut = { series, read, at }
  const written = series.rrule === null ? null : readRule(series.rrule)
  return { before: seriesBefore(cut, written), after: seriesAfter(cut, written) }
}
