import { MINUTES_A_DAY, parseDay } from '../../date/index.ts'
import type { Precondition } from '../preconditions.ts'
import type { EpochMinute } from '../../zone/index.ts'
import { attributeOf, type XmlElement } from '../xml/element.ts'
import { refuseFor, refuseShape } from './dav-reading.ts'

/** A stretch of time from `start` on, up to `end`, which is not part of it; null is open. At least one is given. */
export interface TimeRange {
  readonly start: EpochMinute | null
  readonly end: EpochMinute | null
}

/** A stretch of time with both ends. */
export interface ClosedRange {
  readonly start: EpochMinute
  readonly end: EpochMinute
}

const UTC = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/

/** Seconds since the epoch of a DATE-TIME in UTC, which is the only form that a range may have. NaN for others. */
function secondsOf(text: string): number {
  const [, year, month, date, ...clock] = UTC.exec(text) ?? []
  const day = parseDay(`${year}-${month}-${date}`)
  const [hour = 24, minute = 60, second = 60] = clock.map(Number)
  if (day === null || hour > 23 || minute > 59 || second > 60) return Number.NaN
  return (day * MINUTES_A_DAY + hour * 60 + minute) * 60 + second
}

/** Null if it cannot be read, or ends before it begins. Seconds widen it to whole minutes. */
function rangeOf(element: XmlElement): TimeRange | null {
  const secondsIn = (name: string, open: number): number => {
    const text = attributeOf(element, name)
    return text === null ? open : secondsOf(text)
  }
  const start = secondsIn('start', -Infinity)
  const end = secondsIn('end', Infinity)
  const [isFromStart, isToEnd] = [start !== -Infinity, end !== Infinity]
  if (!(start < end) || !(isFromStart || isToEnd)) return null
  return { start: isFromStart ? Math.floor(start / 60) : null, end: isToEnd ? Math.ceil(end / 60) : null }
}

/** The range of a filter. Anything else than UTC, and an end before the start, is no valid filter. */
export const filterRangeOf = (element: XmlElement): TimeRange => rangeOf(element) ?? refuseFor('valid-filter')

/** A range that needs both ends. Otherwise the request is refused, for a condition if one is given. */
export function closedRangeOf(element: XmlElement, precondition: Precondition | null = null): ClosedRange {
  const range = rangeOf(element)
  if (range?.start != null && range.end !== null) return { start: range.start, end: range.end }
  return precondition === null ? refuseShape() : refuseFor(precondition)
}
