import { MINUTES_A_DAY } from '../../date/index.ts'
import { isTimeOfDay } from '../meaning/amounts.ts'
import type { TimeSpan } from '../meaning/captures.ts'
import { settle } from '../meaning/times.ts'
import { ofKind, only, type Piece } from './pieces.ts'

const HALF_DAY = 720
/** From here on a vague hour may be one of the evening: `dinner at 7`. */
const EVENING_FROM = 5 * 60
/** A part of the day that begins later is an evening, of which five o'clock is the earliest hour. */
const EVENING_PART = 17 * 60

/** The time of an event. `isPart` where no hour was said, only a part of the day. */
export interface Timing {
  readonly time: TimeSpan
  readonly isPart: boolean
  readonly used: readonly Piece[]
}

/** What is found of a time; `tonight at 2 am` contradicts itself. */
export type TimingFound = Timing | 'conflict' | null

/** What a title says of a vague hour: one of the night, as it is said, in the evening, or any. The first that fits counts. */
export const HOUR_HINTS = ['night', 'dawn', 'evening', 'travel'] as const
export type HourHint = (typeof HOUR_HINTS)[number]

const isLate = (part: TimeSpan | undefined): boolean => part !== undefined && part.start >= HALF_DAY

/** Where a part of the day that is not the morning begins at the latest: an evening has no hour of the early afternoon. */
const earliestOf = ({ start }: TimeSpan): number => (start >= EVENING_PART ? EVENING_PART : HALF_DAY)

/** A vague time is after noon where the words around speak of it, else where it would be in the night. */
function settled(time: TimeSpan, isAfternoon: boolean, hint: HourHint | undefined): TimeSpan | null {
  if (!time.isVague) return time
  if (hint === 'night') return null
  if (isAfternoon && time.start < HALF_DAY) {
    return { start: time.start + HALF_DAY, end: time.end === null ? null : time.end + HALF_DAY, isVague: false }
  }
  if (time.end !== null || hint === 'dawn') return { ...time, isVague: false }
  const start = settle({ minute: time.start, isVague: true })
  return hint === 'travel' && start !== time.start ? null : { ...time, start, isVague: false }
}

function withEnd(time: TimeSpan, pieces: readonly Piece[]): { time: TimeSpan; used: readonly Piece[] } {
  const lasting = only(ofKind(pieces, 'lasting').filter(({ value }) => isTimeOfDay(value)))
  if (time.end === null && lasting) {
    return { time: { ...time, end: time.start + lasting.value.minutes }, used: [lasting] }
  }
  const end = only(ofKind(pieces, 'endTime'))
  if (time.end === null && end) {
    const minute = end.value.isVague && end.value.minute <= time.start ? end.value.minute + HALF_DAY : end.value.minute
    return { time: { ...time, end: minute > time.start ? minute : minute + MINUTES_A_DAY }, used: [end] }
  }
  return { time, used: [] }
}

/** The part of the day that is said; two are none. */
function partOf(pieces: readonly Piece[]): TimeSpan | undefined {
  const [dayPart] = ofKind(pieces, 'dayPart')
  const ofRules = ofKind(pieces, 'rule').flatMap(({ value }) => (value.part ? [value.part] : []))
  const parts = ofKind(pieces, 'part').map(({ value }) => value)
  return only([...(dayPart ? [dayPart.value.part] : []), ...ofRules, ...parts])
}

function clockTiming(clock: Piece<'time'>, pieces: readonly Piece[], hint: HourHint | undefined): TimingFound {
  const part = partOf(pieces)
  const isEvening = part === undefined && hint === 'evening' && clock.value.start >= EVENING_FROM
  const sure = settled(clock.value, isLate(part) || isEvening, part === undefined ? hint : 'dawn')
  if (!sure) return null
  const { time, used } = withEnd(sure, pieces)
  const fits = part === undefined || time.start >= earliestOf(part) === isLate(part)
  return fits ? { time, isPart: false, used: [clock, ...ofKind(pieces, 'part'), ...used] } : 'conflict'
}

/**
 * The time that the pieces say; null if none or several, a conflict where it is in no such part of the day. A part of the day (`tonight`, `in the morning`) decides what a
 * vague hour means, or stands for hours itself.
 */
export function timingOf(pieces: readonly Piece[], hint?: HourHint): TimingFound {
  const [clock, second] = ofKind(pieces, 'time')
  if (second || ofKind(pieces, 'part').length > 1) return null
  if (clock) return clockTiming(clock, pieces, hint)
  const part = partOf(pieces)
  return part ? { time: part, isPart: true, used: ofKind(pieces, 'part') } : null
}
