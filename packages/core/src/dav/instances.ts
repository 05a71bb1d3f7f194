import { dayOf, dayOfWall, formatWall, MINUTES_A_DAY, parseDay, parseWall, type WallMinute } from '../date/index.ts'
import { FIRST_YEAR, LAST_YEAR, type EventTimes, type Series } from '../event/index.ts'
import {
  CLOCK_STEPS,
  newBudget,
  occurrencesOf,
  type Budget,
  type Expansion,
  type Occurrence,
} from '../recurrence/index.ts'
import { convertWall, instantOfWall, type EpochMinute } from '../zone/index.ts'
import type { TimeRange } from './requests/time-range.ts'

/** An occurrence of a series with its instants. */
export interface Instance {
  readonly start: EpochMinute
  /** The minute after it. Equal to `start` if it has no length. */
  readonly end: EpochMinute
  /** In UTC, floating or as days, as the times of the series are. */
  readonly occurrence: Occurrence
}

export interface Instances {
  /** Ordered by start. */
  readonly instances: readonly Instance[]
  /** Whether there may be more: over 1,000, or a rule that cannot be expanded or takes too long. */
  readonly isTruncated: boolean
}

/** What questions about the times of one object have in common. */
export interface Question {
  /** Zone of what floats. */
  readonly zone: string
  /** Steps that all of them may take together. */
  readonly budget: Budget
  /** Clocks that were looked up: a zone and some years. */
  readonly clocks: Set<string>
}

/** Questions about one object, which may take as many steps together as those about one series. */
export const newQuestion = (zone: string): Question => ({ zone, budget: newBudget(), clocks: new Set() })

/** Steps of an event that happens once, with the clock of its zone at hand. */
const ONCE_STEPS = 20
/** Clock changes are looked up for about this many minutes at a time. */
const CLOCK_MINUTES = 1_024 * MINUTES_A_DAY

/** Days that hold every occurrence: a series can reach a year further than its events may start. */
const FIRST_DAY = dayOf(FIRST_YEAR - 1, 1, 1)
const LAST_DAY = dayOf(LAST_YEAR + 1, 12, 31)

function instantOf(text: string, { allDay, timezone }: EventTimes, zone: string): EpochMinute {
  const wall: WallMinute = (allDay ? (parseDay(text) ?? 0) * MINUTES_A_DAY : parseWall(text)) ?? 0
  return allDay || timezone === null ? instantOfWall(wall, zone) : wall
}

function instanceOf(occurrence: Occurrence, series: Series, zone: string): Instance {
  const times = occurrence.exception === null ? series : (series.exceptions[occurrence.exception] ?? series)
  const start = instantOf(occurrence.start, times, zone)
  if (!times.allDay) return { start, end: Math.max(start, instantOf(occurrence.end, times, zone)), occurrence }
  const after = ((parseDay(occurrence.end) ?? 0) + 1) * MINUTES_A_DAY
  return { start, end: instantOfWall(after, zone), occurrence }
}

/** Whether a stretch of time overlaps a range (RFC 4791 9.9): one without length if it begins in the range. */
export function overlaps({ start, end }: Pick<Instance, 'start' | 'end'>, range: TimeRange): boolean {
  const isBefore = range.end === null || start < range.end
  return isBefore && (range.start === null || range.start < end || (start === end && range.start <= start))
}

const isOnce = ({ rrule, rdates, exdates, exceptions }: Series): boolean =>
  rrule === null && rdates.length + exdates.length + exceptions.length === 0

/** Takes steps for the clock of a zone, which is costly only the first time. Null with too few of them. */
function takeClock({ budget, clocks }: Question, zone: string, wall: WallMinute): true | null {
  const clock = `${zone} ${Math.floor(wall / CLOCK_MINUTES)}`
  budget.left = Math.max(0, budget.left - ONCE_STEPS - (clocks.has(clock) ? 0 : CLOCK_STEPS))
  clocks.add(clock)
  return budget.left > 0 || null
}

/** The occurrence of an event that happens once. Most do, and so do the changed occurrences of an object. */
function onceOf({ allDay, start, end, timezone, endTimezone }: Series, question: Question): Occurrence | null {
  const unnamed = { recurrenceId: null, exception: null }
  const [from, to] = [parseWall(start), parseWall(end)]
  if (allDay || timezone === null || from === null || to === null) return { start, end, ...unnamed }
  if (!takeClock(question, timezone, from)) return null
  const first = convertWall(from, timezone, 'UTC')
  const last = convertWall(to, endTimezone ?? timezone, 'UTC')
  const shown = last < first ? first + Math.max(0, to - from) : last
  return { start: formatWall(first), end: formatWall(shown), ...unnamed }
}

function expansionOf(series: Series, days: { first: number; last: number }, question: Question): Expansion {
  if (!isOnce(series)) return occurrencesOf(series, { ...days, zone: 'UTC' }, { budget: question.budget })
  const once = onceOf(series, question)
  return { occurrences: once ? [once] : [], isTruncated: once === null }
}

/**
 * The occurrences of a series that overlap a range. Floating and all-day times are those of the zone. Throws a
 * RangeError for an invalid one.
 */
export function instancesOf(series: Series, range: TimeRange, question: Question): Instances {
  // Zones are at most a day from UTC, in which the days are counted.
  const first = Math.max(FIRST_DAY, range.start === null ? FIRST_DAY : dayOfWall(range.start) - 1)
  const last = Math.min(LAST_DAY, range.end === null ? LAST_DAY : dayOfWall(range.end) + 1)
  if (first > last) return { instances: [], isTruncated: false }
  if (question.budget.left === 0) return { instances: [], isTruncated: true }
  const { occurrences, isTruncated } = expansionOf(series, { first, last }, question)
  const instances = occurrences
    .map((occurrence) => instanceOf(occurrence, series, question.zone))
    .filter((instance) => overlaps(instance, range))
  return { instances, isTruncated }
}

const A_YEAR = 366 * MINUTES_A_DAY

/**
 * Whether an occurrence overlaps a range. Looks at a year of an endless range first: most series occur in it. Whether one
 * that takes too many steps does is not known, and then it is said to: who asks can do without it.
 */
export function occursIn(series: Series, range: TimeRange, question: Question): boolean {
  const has = (part: TimeRange): boolean =>
    instancesOf(series, part, question).instances.length > 0 || question.budget.left === 0
  const begin = instantOf(series.start, { ...series, timezone: null }, question.zone) - MINUTES_A_DAY
  const start = Math.max(range.start ?? begin, begin)
  const isLong = range.end === null || range.end - start > A_YEAR
  return (isLong && has({ start, end: start + A_YEAR })) || has(range)
}

/**
 * Whether a series, with its exceptions, is in a range, as a calendar-query without other filters wants it. Floating and
 * all-day times are those of `zone`. One that takes too many steps is. Throws a RangeError for an invalid zone.
 */
export const isInRange = (series: Series, range: TimeRange, zone: string): boolean =>
  occursIn(series, range, newQuestion(zone))
