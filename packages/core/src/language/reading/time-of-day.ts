import { isTimeOfDay } from '../meaning/amounts.ts'
import type { WrittenTime, TimeSpan } from '../meaning/captures.ts'
import { HALF_DAY } from '../meaning/times.ts'
import { otherHalfOf, settled, type Leaning } from './halves.ts'
import { isDaySaid, ofKind, only, type Piece } from './pieces.ts'

/** A part of the day that begins later is an evening, of which five o'clock is the earliest hour. */
const EVENING_PART = 17 * 60

/** The time of an event. `isPart` where no hour was said, only a part of the day. */
export interface EventTime {
  readonly time: TimeSpan
  readonly isPart: boolean
  /** The same hours in the other half of the day, where either may be meant. */
  readonly otherHalf: TimeSpan | null
  readonly used: readonly Piece[]
}

/** What is found of a time; `tonight at 2 am` contradicts itself. */
export type EventTimeFound = EventTime | 'conflict' | null

/** What a title says of a vague hour: one of the night, as it is said, in the evening, or any. The first that fits counts. */
export const HOUR_HINTS = [
  ...(['night', 'dawn', 'supper', 'evening', 'party', 'match', 'shift', 'travel'] as const),
  'gathering',
] as const
export type HourHint = (typeof HOUR_HINTS)[number]

const isLate = (part: TimeSpan | undefined): boolean => part !== undefined && part.start >= HALF_DAY

/** Where a part of the day that is not the morning begins at the latest: an evening has no hour of the early afternoon. */
const earliestOf = ({ start }: TimeSpan): number => (start >= EVENING_PART ? EVENING_PART : HALF_DAY)

/** A time with the length or the end that is said elsewhere. */
function withEnd(time: WrittenTime, pieces: readonly Piece[]): { said: WrittenTime; used: readonly Piece[] } {
  if (time.end !== null || time.minutes !== null) return { said: time, used: [] }
  const lasting = only(ofKind(pieces, 'lasting').filter(({ value }) => isTimeOfDay(value)))
  if (lasting) return { said: { ...time, minutes: lasting.value.minutes }, used: [lasting] }
  const end = only(ofKind(pieces, 'endTime'))
  return end ? { said: { ...time, end: end.value }, used: [end] } : { said: time, used: [] }
}

/** The part of the day that is said; two are none. */
function partOf(pieces: readonly Piece[]): TimeSpan | undefined {
  const [dayPart] = ofKind(pieces, 'dayPart')
  const ofRules = ofKind(pieces, 'rule').flatMap(({ value }) => (value.part ? [value.part] : []))
  const parts = ofKind(pieces, 'part').map(({ value }) => value)
  return only([...(dayPart ? [dayPart.value.part] : []), ...ofRules, ...parts])
}

const LEANINGS: Readonly<Record<HourHint, Leaning>> = {
  night: 'night',
  dawn: 'asSaid',
  supper: 'late',
  evening: 'evening',
  party: 'party',
  match: 'match',
  gathering: 'gathering',
  shift: 'shift',
  travel: 'travel',
}

function leaningOf(part: TimeSpan | undefined, hint: HourHint | undefined): Leaning {
  if (part) return isLate(part) ? 'late' : 'asSaid'
  return hint ? LEANINGS[hint] : null
}

function clockTiming(
  clock: Piece<'time'> | Piece<'figuredTime'>,
  pieces: readonly Piece[],
  hint: HourHint | undefined,
): EventTimeFound {
  const part = partOf(pieces)
  const { said, used } = withEnd(clock.value, pieces)
  const leaning = leaningOf(part, hint)
  const time = settled(said, leaning)
  if (!time) return null
  const fits = part === undefined || time.start >= earliestOf(part) === isLate(part)
  if (!fits) return 'conflict'
  const otherHalf = otherHalfOf(said, time, leaning)
  return { time, isPart: false, otherHalf, used: [clock, ...ofKind(pieces, 'part'), ...used] }
}

/**
 * The time that the pieces say; null if none or several, a conflict where it is in no such part of the day. A part of the day (`tonight`, `in the morning`) decides what a
 * vague hour means, or stands for hours itself.
 */
export function timingOf(pieces: readonly Piece[], hint?: HourHint): EventTimeFound {
  const [clock, second] = ofKind(pieces, 'time')
  if (second || ofKind(pieces, 'part').length > 1) return null
  if (clock) return clockTiming(clock, pieces, hint)
  const figured = only(ofKind(pieces, 'figuredTime'))
  if (figured && isDaySaid(pieces)) return clockTiming(figured, pieces, hint)
  const part = partOf(pieces)
  return part ? { time: part, isPart: true, otherHalf: null, used: ofKind(pieces, 'part') } : null
}
