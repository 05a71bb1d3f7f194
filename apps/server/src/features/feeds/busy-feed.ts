import { busyTimesOf, mergeBusyPeriods, type BusyEvent, type BusyPeriod } from '@dodici/core/dav'
import { formatDay, formatWall, MINUTES_A_DAY } from '@dodici/core/date'
import type { EventTimes } from '@dodici/core/event'
import type { IcsEvent } from '@dodici/core/ics'
import { wallAt } from '@dodici/core/zone'
import { seriesOf, textsOf, type EventRecord } from '#server/features/events/event-record.ts'
import { spending, type RequestSteps } from '#server/steps-of-request.ts'
import type { ToldPart } from './told-part.ts'

interface Range {
  readonly start: number
  readonly end: number
}

/** How busy times are found and written. */
export interface BusyOptions {
  /** Minutes since 1970 in UTC. */
  readonly range: Range
  /** The owner's, of days and of times in no zone. */
  readonly zone: string
  readonly steps: RequestSteps
}

/** A range is halved at most so often, to find all of a series with over 1,000 occurrences in it. */
const HALVINGS = 6

type Taking = Pick<BusyEvent, 'busy' | 'status'> & { readonly kind: string }

/** A birthday or a holiday takes nobody's time. */
const takesTime = ({ busy, kind }: Taking): boolean => busy && kind !== 'marker'

/** The times that an event takes in a range, of the part that is told; none if no steps are left for it. */
export function busyPeriodsOf(
  { row, exceptions }: EventRecord,
  part: ToldPart,
  { range, zone, steps }: BusyOptions,
): BusyPeriod[] {
  const series = seriesOf(row, exceptions)
  const texts = textsOf(row)
  const event: BusyEvent = {
    ...series,
    status: texts.status,
    busy: part.isSeries && takesTime(texts),
    exceptions: series.exceptions.map((one) => ({
      ...one,
      busy: part.changed.has(one.recurrenceId) && takesTime(one),
    })),
  }
  return periodsIn(event, range, { zone, steps, halvings: HALVINGS })
}

function periodsIn(
  event: BusyEvent,
  range: Range,
  { halvings, ...options }: Omit<BusyOptions, 'range'> & { readonly halvings: number },
): BusyPeriod[] {
  const { zone, steps } = options
  if (steps.left <= 0) return []
  const { periods, isTruncated } = spending(steps, () => busyTimesOf(event, range, zone))
  if (!isTruncated || halvings === 0) return [...periods]
  const middle = Math.floor((range.start + range.end) / 2)
  const halves = [
    { start: range.start, end: middle },
    { start: middle, end: range.end },
  ]
  return halves.flatMap((half) => periodsIn(event, half, { ...options, halvings: halvings - 1 }))
}

interface Told {
  readonly zone: string
  readonly title: string
  readonly changedAt: string
  readonly uidOf: (period: Range) => string
}

/** Busy times as events, joined, with nothing of the events that they come from. */
export const busyEvents = (periods: readonly BusyPeriod[], told: Told): IcsEvent[] =>
  mergeBusyPeriods(periods.map((period) => ({ ...period, isTentative: false }))).map((period) => ({
    uid: told.uidOf(period),
    sequence: 0,
    createdAt: null,
    changedAt: told.changedAt,
    content: {
      ...{ title: told.title, description: '', location: '', url: '' },
      ...{ kind: 'event', status: 'confirmed', busy: true, away: null },
    },
    times: timesOf(period, told.zone),
    repetition: { rrule: null, rdates: [], exdates: [] },
    exceptions: [],
    categories: [],
    reminders: [],
    extra: null,
  }))

/** Whole days of the owner as days, all else in UTC. */
function timesOf({ start, end }: Range, zone: string): EventTimes {
  const [first, after] = [start, end].map((at) => wallAt(at, zone) / MINUTES_A_DAY) as [number, number]
  if (Number.isInteger(first) && Number.isInteger(after)) {
    const days = { start: formatDay(first), end: formatDay(after - 1) }
    return { allDay: true, ...days, timezone: null, endTimezone: null }
  }
  return { allDay: false, start: formatWall(start), end: formatWall(end), timezone: 'UTC', endTimezone: null }
}
