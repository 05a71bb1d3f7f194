import { type Day, knownDay, yearSpan } from '@dodici/core/date'
import type { Series } from '@dodici/core/event'
import { occurrencesOf, type Occurrence, type ReadingOptions } from '@dodici/core/recurrence'
import { LAST_YEAR, OCCURRENCES_OF_A_SERIES_MAX } from '@dodici/contract/limits'

/** The point of view: the person's day and time zone. */
export interface Standpoint {
  readonly today: Day
  readonly zone: string
}

/** First and last day, both included, and how to expand the series. */
interface Days {
  readonly first: Day
  readonly last: Day
  readonly reading?: ReadingOptions
}

/**
 * Search radii in days: a dense series has an occurrence within the first, a yearly one within the second. The last one
 * covers everything.
 */
const REACHES = [30, 400, Number.POSITIVE_INFINITY]

/** The last day that can be opened. Endless series are not searched beyond. */
const { last: LAST_DAY } = yearSpan(LAST_YEAR)

/**
 * The occurrence of a series nearest to today, however many it has; the earlier of two, null if there is none. The
 * series has no exceptions, whose times are known anyway. `days` are those that it may touch.
 */
export function nearestOccurrence(series: Series, days: Days, from: Standpoint): Occurrence | null {
  const last = Math.min(days.last, LAST_DAY)
  const middle = Math.max(days.first, Math.min(from.today, last))
  const farthest = Math.max(middle - days.first, last - middle)
  const look = (reach: number): readonly Occurrence[] =>
    occurrencesOf(
      series,
      { first: Math.max(days.first, middle - reach), last: Math.min(last, middle + reach), zone: from.zone },
      days.reading,
    ).occurrences
  let passed = -1
  for (const reach of REACHES) {
    const found = nearestWithin(look, { passed, reach: Math.min(reach, farthest) }, from)
    if (found !== null) return found
    passed = reach
  }
  return null
}

interface Search {
  /** There is none within this many days. */
  readonly passed: number
  /** The current search radius in days. */
  readonly reach: number
}

/**
 * If there are more than one expansion returns, it returns the first and not the nearest ones; then half the radius is
 * enough.
 */
function nearestWithin(
  look: (reach: number) => readonly Occurrence[],
  { passed, reach }: Search,
  from: Standpoint,
): Occurrence | null {
  if (reach <= passed) return null
  const found = look(reach)
  if (found.length < OCCURRENCES_OF_A_SERIES_MAX || reach - passed === 1) return nearestOf(found, from)
  const half = Math.floor((passed + reach) / 2)
  return nearestWithin(look, { passed, reach: half }, from) ?? nearestWithin(look, { passed: half, reach }, from)
}

function nearestOf(occurrences: readonly Occurrence[], from: Standpoint): Occurrence | null {
  const distances = occurrences.map((occurrence) => daysAway(occurrence, from))
  return occurrences[distances.indexOf(Math.min(...distances))] ?? null
}

/** Days from today to an occurrence; 0 if it touches today. */
export const daysAway = ({ start, end }: Pick<Occurrence, 'start' | 'end'>, { today }: Standpoint): number =>
  Math.max(0, knownDay(start) - today, today - knownDay(end))
