import type { Exception, Series } from '../event/index.ts'
import { MINUTES_A_DAY, type Day, type WallMinute } from '../date/index.ts'
import { convertWall } from '../zone/index.ts'
import {
  CLOCK_STEPS,
  newBudget,
  OCCURRENCE_STEPS,
  spend,
  takeAtMost,
  TEXT_STEPS,
  within,
  type Budget,
} from './budget.ts'
import { OCCURRENCES_MAX } from './limits.ts'
import { originalStarts } from './original-starts.ts'
import {
  readOriginalStart,
  readSeries,
  readTimes,
  type Reading,
  type ReadSeries,
  type ReadTimes,
} from './read-series.ts'
import { writeTime } from './time-text.ts'

/** Days that somebody looks at, both included, on the wall of the zone that they are in. */
export interface DayWindow {
  readonly first: Day
  readonly last: Day
  readonly zone: string
}

/** One appearance of an event. */
export interface Occurrence {
  /** On the viewer's wall: `YYYY-MM-DD` if all-day (the last day included), else `YYYY-MM-DDTHH:mm`. */
  readonly start: string
  readonly end: string
  /** The original start on the wall of the series, which names the occurrence; null if the event does not repeat. */
  readonly recurrenceId: string | null
  /** Index of the exception that this is, in the series' list; null for an occurrence as the rule made it. */
  readonly exception: number | null
}

export interface Expansion {
  /** Ordered by start. */
  readonly occurrences: readonly Occurrence[]
  /**
   * Whether there may be more than are given: over 1,000, a rule that cannot be expanded (its first is given), or one that
   * takes too many steps.
   */
  readonly capped: boolean
}

/** The clocks of a zone are known for so many days at a time. */
const CLOCK_DAYS = 1_024

/** Where something stands on the viewer's wall. */
interface Placed {
  readonly start: WallMinute
  readonly end: WallMinute
}

/** Zones are at most 26 hours apart: starts within this margin of a window are looked at one by one. */
const MARGIN = 2 * MINUTES_A_DAY

/**
 * A start of given times on the viewer's wall. The end keeps its time on its own wall (a night shift to 06:00 ends at
 * 06:00 also when the clocks change), unless they repeat or skip so much that it would come before the start: then the
 * length is kept.
 */
function placeAt(times: ReadTimes, start: WallMinute, viewer: string): Placed {
  const end = start + times.length
  if (times.zone === null) return { start, end }
  const shownStart = convertWall(start, times.zone, viewer)
  const shownEnd = convertWall(end, times.endZone, viewer)
  return { start: shownStart, end: shownEnd < shownStart ? shownStart + Math.max(0, times.length) : shownEnd }
}

const written = ({ start, end }: Placed, allDay: boolean): Pick<Occurrence, 'start' | 'end'> => ({
  start: writeTime(start, allDay),
  end: writeTime(end, allDay),
})

/** Timed events do not touch the day at whose midnight they end; all-day ones are there on their last day. */
function isSeen({ start, end }: Placed, allDay: boolean, { first, last }: DayWindow): boolean {
  const from = first * MINUTES_A_DAY
  return start < (last + 1) * MINUTES_A_DAY && (end > from || ((allDay || start === end) && end === from))
}

/** An occurrence with the minute that it is ordered by. */
interface Found {
  readonly at: WallMinute
  readonly occurrence: Occurrence
}

function* exceptionsSeen(exceptions: readonly Exception[], window: DayWindow, budget: Budget): Generator<Found> {
  for (const [index, exception] of exceptions.entries()) {
    takeAtMost(budget, TEXT_STEPS)
    const times = readTimes(exception)
    const placed = placeAt(times, times.start, window.zone)
    if (!isSeen(placed, times.allDay, window)) continue
    const occurrence = { ...written(placed, times.allDay), recurrenceId: exception.recurrenceId, exception: index }
    yield { at: placed.start, occurrence }
  }
}

/** The occurrences that the rule and the RDATEs make, but for those that exceptions stand for. */
function* unchangedSeen(
  series: ReadSeries,
  window: DayWindow,
  changed: ReadonlySet<WallMinute | null>,
): Generator<Found> {
  const from = window.first * MINUTES_A_DAY - MARGIN - Math.max(0, series.length)
  const to = (window.last + 1) * MINUTES_A_DAY + MARGIN
  let clocksUntil = Number.NEGATIVE_INFINITY
  for (const original of originalStarts(series, from, to)) {
    const isAnew = series.zone !== null && original > clocksUntil
    spend(series.budget, OCCURRENCE_STEPS + (isAnew ? CLOCK_STEPS : 0))
    if (isAnew) clocksUntil = original + CLOCK_DAYS * MINUTES_A_DAY
    const placed = changed.has(original) ? null : placeAt(series, original, window.zone)
    if (!placed || !isSeen(placed, series.allDay, window)) continue
    const recurrenceId = series.repeats ? writeTime(original, series.allDay) : null
    yield { at: placed.start, occurrence: { ...written(placed, series.allDay), recurrenceId, exception: null } }
  }
}

/** Adds what is seen, until it is more than is ever given. */
function fill(found: Found[], seen: Iterable<Found>): true {
  for (const one of seen) {
    found.push(one)
    if (found.length > OCCURRENCES_MAX) break
  }
  return true
}

/**
 * The occurrences of a series that touch a window of days, at most 1,000. It works on the wall of the series, so that a
 * series keeps its time of day over the year; a start that the clocks skip moves forward by the gap, one that they
 * repeat is the first of the two (RFC 5545 3.3.5). All-day and floating occurrences are the same on every wall.
 *
 * An exception takes the place of its occurrence and is found where it was moved to, also if the rule does not know of
 * it or if it is cancelled (what to show of those is for the caller). Of a rule that is finer than daily or cannot be
 * read, the first occurrence is given, and `capped` is true; of one that takes more than `STEPS_MAX` steps, what was found
 * until then.
 *
 * Throws a RangeError where the window's zone is none, or a time is not of the form that `allDay` says.
 */
export function occurrencesOf(series: Series, window: DayWindow, reading: Reading = {}): Expansion {
  const { budget = newBudget() } = reading
  const read = readSeries(series, { ...reading, budget })
  const changed = new Set(series.exceptions.map(({ recurrenceId }) => readOriginalStart(recurrenceId, read)))
  const found = [...exceptionsSeen(series.exceptions, window, budget)]
  const isWhole = within(
    () => fill(found, unchangedSeen(read, window, changed)),
    () => false,
  )
  const ordered = found.sort((one, other) => one.at - other.at).map(({ occurrence }) => occurrence)
  return {
    occurrences: ordered.slice(0, OCCURRENCES_MAX),
    capped: read.isCut || !isWhole || ordered.length > OCCURRENCES_MAX,
  }
}
