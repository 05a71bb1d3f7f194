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
  type ReadingOptions,
  type ReadSeries,
  type ReadTimes,
} from './read-series.ts'
import { writeTime } from './time-text.ts'

/** A window of days, both included, in its time zone. */
export interface DayWindow {
  readonly first: Day
  readonly last: Day
  readonly zone: string
}

/** One appearance of an event. */
export interface Occurrence {
  /** In the viewer's zone: `YYYY-MM-DD` if all-day (last day included), else `YYYY-MM-DDTHH:mm`. */
  readonly start: string
  readonly end: string
  /** The original start in the series' zone, which names the occurrence; null if the event does not repeat. */
  readonly recurrenceId: string | null
  /** Index of the exception in the series' list; null for an occurrence as the rule makes it. */
  readonly exception: number | null
}

export interface Expansion {
  /** Ordered by start. */
  readonly occurrences: readonly Occurrence[]
  /**
   * Whether there may be more: over 1,000, a rule that cannot be expanded (its first is given), or one that takes too
   * many steps.
   */
  readonly isTruncated: boolean
}

/** Clock changes are looked up for this many days at a time. */
const CLOCK_DAYS = 1_024

/** Times in the viewer's zone. */
interface WallSpan {
  readonly start: WallMinute
  readonly end: WallMinute
}

/** Zones are at most 26 hours apart: starts within this margin of a window are checked one by one. */
const MARGIN = 2 * MINUTES_A_DAY

/**
 * A start in the viewer's zone. The end keeps its local time (a night shift to 06:00 ends at 06:00 when the clocks
 * change), unless the change would put it before the start: then the length is kept.
 */
function placeAt(times: ReadTimes, start: WallMinute, viewer: string): WallSpan {
  const end = start + times.length
  if (times.zone === null) return { start, end }
  const shownStart = convertWall(start, times.zone, viewer)
  const shownEnd = convertWall(end, times.endZone, viewer)
  return { start: shownStart, end: shownEnd < shownStart ? shownStart + Math.max(0, times.length) : shownEnd }
}

const written = ({ start, end }: WallSpan, allDay: boolean): Pick<Occurrence, 'start' | 'end'> => ({
  start: writeTime(start, allDay),
  end: writeTime(end, allDay),
})

/** Timed events do not touch the day at whose midnight they end; all-day ones include their last day. */
function isSeen({ start, end }: WallSpan, allDay: boolean, { first, last }: DayWindow): boolean {
  const from = first * MINUTES_A_DAY
  return start < (last + 1) * MINUTES_A_DAY && (end > from || ((allDay || start === end) && end === from))
}

/** An occurrence with its sort key in minutes. */
interface OrderedOccurrence {
  readonly at: WallMinute
  readonly occurrence: Occurrence
}

function* exceptionsSeen(
  exceptions: readonly Exception[],
  window: DayWindow,
  budget: Budget,
): Generator<OrderedOccurrence> {
  for (const [index, exception] of exceptions.entries()) {
    takeAtMost(budget, TEXT_STEPS)
    const times = readTimes(exception)
    const placed = placeAt(times, times.start, window.zone)
    if (!isSeen(placed, times.allDay, window)) continue
    const occurrence = { ...written(placed, times.allDay), recurrenceId: exception.recurrenceId, exception: index }
    yield { at: placed.start, occurrence }
  }
}

/** Occurrences of rule and RDATEs, except those replaced by exceptions. */
function* unchangedSeen(
  series: ReadSeries,
  window: DayWindow,
  changed: ReadonlySet<WallMinute | null>,
): Generator<OrderedOccurrence> {
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

/** Adds visible occurrences up to the limit. */
function fill(found: OrderedOccurrence[], seen: Iterable<OrderedOccurrence>): true {
  for (const one of seen) {
    found.push(one)
    if (found.length > OCCURRENCES_MAX) break
  }
  return true
}

/**
 * The occurrences of a series that touch a window of days, at most 1,000. Expansion uses the series' own zone, so its
 * time of day stays the same all year; a start that the clocks skip moves forward by the gap, a repeated one is the
 * first of the two (RFC 5545 3.3.5). All-day and floating occurrences are the same in every zone.
 *
 * An exception replaces its occurrence and is found at its new place, even if the rule does not know it or it is
 * cancelled (the caller decides what to show). For a rule that is finer than daily or unreadable, the first occurrence
 * is given and `isTruncated` is true; for one that takes more than `STEPS_MAX` steps, what was found until then. Throws a
 * RangeError for an invalid zone, or times that do not match `allDay`.
 */
export function occurrencesOf(series: Series, window: DayWindow, reading: ReadingOptions = {}): Expansion {
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
    isTruncated: read.showsFirstOnly || !isWhole || ordered.length > OCCURRENCES_MAX,
  }
}
