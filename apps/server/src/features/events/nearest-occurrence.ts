import { dayOfWall, parseDay, parseWall, yearSpan, type Day } from '@dodici/core/date'
import type { Series } from '@dodici/core/event'
import { occurrencesOf, type Occurrence, type Reading } from '@dodici/core/recurrence'
import { LAST_YEAR, OCCURRENCES_OF_A_SERIES_MAX } from '@dodici/contract/limits'

/** From where somebody looks: their day, on their wall. */
export interface Standpoint {
  readonly today: Day
  readonly zone: string
}

/** First and last day, both included, and how the series is read. */
interface Days {
  readonly first: Day
  readonly last: Day
  readonly reading?: Reading
}

/**
 * How far away, in days, an occurrence is looked for: a dense series has one within the first reach, a yearly one within
 * the second. The last one holds everything.
 */
const REACHES = [30, 400, Number.POSITIVE_INFINITY]

/** Later than all that can be opened. An endless series is not looked through beyond. */
const { last: LAST_DAY } = yearSpan(LAST_YEAR)

/**
 * The occurrence of a series that is nearest to today, however many it has; of several the first, null where there is
 * none. The series has no exceptions: where these are is known without looking for them. `days` are those that it may
 * touch.
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
  /** So far, in days, there is none. */
  readonly passed: number
  /** So far it is looked for. */
  readonly reach: number
}

/** Where there are more than one expansion gives, it gives the first ones and not the nearest: then half as far is enough. */
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

/** Days from today to an occurrence; 0 where it touches today. */
export const daysAway = ({ start, end }: Pick<Occurrence, 'start' | 'end'>, { today }: Standpoint): number =>
  Math.max(0, dayIn(start) - today, today - dayIn(end))

const dayIn = (time: string): Day => parseDay(time) ?? dayOfWall(parseWall(time) ?? 0)
