import { formatWall } from '../date/index.ts'
import type { EventContent, Exception, Series } from '../event/index.ts'
import { dateLine, foldLines } from '../ics/index.ts'
import type { EpochMinute } from '../zone/index.ts'
import { instancesOf, newQuestion } from './instances.ts'
import type { ClosedRange } from './requests/time-range.ts'

/** What decides when an event takes its person's time; that of its exceptions is in themselves. */
export type BusyEvent = Series & Pick<EventContent, 'busy' | 'status'>

/** A stretch of time that is taken, up to `end`. */
export interface BusyPeriod {
  readonly start: EpochMinute
  readonly end: EpochMinute
  readonly isTentative: boolean
}

export interface BusyTimes {
  /** Ordered by start, inside the range. Those of a kind do not touch. */
  readonly periods: readonly BusyPeriod[]
  /** Whether there may be more: over 1,000 occurrences, or a rule that cannot be expanded. */
  readonly isTruncated: boolean
}

type Taking = Pick<Exception, 'busy' | 'status'>

const takesTime = ({ busy, status }: Taking): boolean => busy && status !== 'cancelled'

/** Periods in order of their start, joined where they overlap or touch. */
function joined(periods: readonly BusyPeriod[]): BusyPeriod[] {
  const found: BusyPeriod[] = []
  for (const period of periods.toSorted((one, other) => one.start - other.start)) {
    const last = found.at(-1)
    if (last && period.start <= last.end) {
      found[found.length - 1] = { ...last, end: Math.max(last.end, period.end) }
    } else found.push(period)
  }
  return found
}

/** Periods of any events, those of a kind joined, ordered by start. Certain ones and tentative ones may overlap. */
export function mergeBusyPeriods(periods: readonly BusyPeriod[]): BusyPeriod[] {
  const kinds = [false, true].map((tentative) => joined(periods.filter(({ isTentative }) => isTentative === tentative)))
  return kinds
    .flat()
    .sort((one, other) => one.start - other.start || Number(one.isTentative) - Number(other.isTentative))
}

/**
 * The times in a range that an event takes (RFC 4791 7.10), if it is neither free (TRANSP) nor cancelled. Floating and
 * all-day times are those of `zone`. Throws a RangeError for an invalid zone.
 */
export function busyTimesOf(event: BusyEvent, range: ClosedRange, zone: string): BusyTimes {
  const { instances, isTruncated } = instancesOf(event, range, newQuestion(zone))
  const periods: BusyPeriod[] = []
  for (const { start, end, occurrence } of instances) {
    const changed = occurrence.exception === null ? null : event.exceptions[occurrence.exception]
    const taking: Taking = changed ?? event
    if (!takesTime(taking) || start === end) continue
    const isTentative = taking.status === 'tentative'
    periods.push({ start: Math.max(start, range.start), end: Math.min(end, range.end), isTentative })
  }
  return { periods: mergeBusyPeriods(periods), isTruncated }
}

const utcText = (instant: EpochMinute): string => `${formatWall(instant).replace(/[-:]/g, '')}00Z`

export interface FreeBusyInput {
  readonly range: ClosedRange
  readonly periods: readonly BusyPeriod[]
  /** The time of the answer, as an instant in minutes. */
  readonly now: EpochMinute
  /** PRODID: who wrote it. */
  readonly productId: string
}

/** The answer to a free-busy-query: a calendar with one VFREEBUSY. */
export function writeFreeBusy({ range, periods, now, productId }: FreeBusyInput): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${productId}`,
    'BEGIN:VFREEBUSY',
    `DTSTAMP:${utcText(now)}`,
    dateLine('DTSTART', [formatWall(range.start)], 'UTC'),
    dateLine('DTEND', [formatWall(range.end)], 'UTC'),
    ...periods.map(
      ({ start, end, isTentative }) =>
        `FREEBUSY;FBTYPE=${isTentative ? 'BUSY-TENTATIVE' : 'BUSY'}:${utcText(start)}/${utcText(end)}`,
    ),
    'END:VFREEBUSY',
    'END:VCALENDAR',
  ]
  return foldLines(lines)
}
