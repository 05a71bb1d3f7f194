import { MINUTES_A_DAY } from '../../date/index.ts'
import type { Clock, WrittenTime, TimeSpan } from '../meaning/captures.ts'
import { HALF_DAY, SMALL_HOURS } from '../meaning/times.ts'

/**
 * What the words around say of a vague hour: that it is after noon (`late` even if it is written like one of 24 hours,
 * `stasera alle 8.30`; of an `evening` and a `party` not the latest ones), that it is as it is said, that it may be any
 * (`night`), or any that is not early (`travel`). A `match` is in the morning or in the evening, unless it is late in the
 * morning; a `gathering` before nine is rather in the evening; a `shift` that begins at six and lasts is the first of the
 * day.
 */
export type Leaning =
  | 'late'
  | 'evening'
  | 'party'
  | 'asSaid'
  | 'night'
  | 'match'
  | 'gathering'
  | 'shift'
  | 'travel'
  | null

const isLate = (leaning: Leaning): boolean => leaning === 'late' || leaning === 'evening' || leaning === 'party'

/** The earliest hour that people mean in the morning without saying so, and the latest in the evening. */
const EITHER_HALF = { from: 5 * 60, to: 9 * 60 } as const

/** Hours that nobody means in the night: `at 3` is in the afternoon. */
const AFTERNOON_BEFORE = 7 * 60
/** The first turn of work of a day begins at six: `early 6-2`, but not a meeting about shifts. */
const FIRST_TURN = 6 * 60
const TURN_MIN = 6 * 60
/** A concert or a drink at eleven may be one of the morning as well; of a party it may be ten. */
const UNSURE_FROM: Partial<Record<NonNullable<Leaning>, number>> = { evening: 11 * 60, party: 10 * 60 }
/** People who come together at half past eight do it in the evening, at nine on a Saturday morning. */
const GATHERING_BEFORE = 9 * 60
/** A match at nine may be one of children in the morning or one on the screen in the evening. */
const MATCH_SURE_FROM = 10 * 60
/** What lasts longer round midnight is a slip. */
const OVERNIGHT_MAX = 18 * 60

/** What leaves at 6:05 does so in the morning, as its ticket says, at 3:15 in the afternoon; six may be either. */
const isOfTimetable = (minute: number): boolean => minute % 60 > 0

const isUnsure = (minute: number, leaning: Leaning): boolean =>
  leaning === 'night' ||
  (leaning === 'travel' && minute < AFTERNOON_BEFORE && !isOfTimetable(minute)) ||
  (leaning === 'match' && minute >= AFTERNOON_BEFORE && minute < MATCH_SURE_FROM) ||
  (leaning !== null && minute >= (UNSURE_FROM[leaning] ?? HALF_DAY))

/** How much later than it is said a vague start is meant, where its end does not tell; null where that is not sure. */
function shiftOf({ minute, isVague }: Clock, leaning: Leaning): number | null {
  if (!isVague) return 0
  if (isUnsure(minute, leaning)) return null
  if (leaning === 'gathering') return minute < GATHERING_BEFORE ? HALF_DAY : 0
  if (leaning === 'travel' && minute >= EITHER_HALF.from) return 0
  return isLate(leaning) || (minute < AFTERNOON_BEFORE && leaning !== 'asSaid') ? HALF_DAY : 0
}

/** The first time after `from` that an end may mean: as it is said, half a day later if it is vague, or the next day. */
function endAfter(from: number, { minute, isVague }: Clock): number {
  if (minute > from) return minute
  return isVague && minute + HALF_DAY > from ? minute + HALF_DAY : minute + MINUTES_A_DAY
}

/** Until an end that was said, not the same time, nor nearly a day later. */
function until(start: number, end: Clock): TimeSpan | null {
  const to = endAfter(start, end)
  return to > MINUTES_A_DAY && to - start > OVERNIGHT_MAX ? null : { start, end: to }
}

/** `from 14 to 6` may be till six in the evening or in the morning: the one figure is of 24 hours, the other of twelve. */
const isMixed = (start: Clock, end: Clock): boolean =>
  start.told === 'day' && end.isVague && start.minute > HALF_DAY && end.minute + HALF_DAY > start.minute

/** A vague start with an end of half a day is in that half: `3 to 5 pm`; else in the other: `9 to 5 pm`, `11 to 7 am`. */
function startByHalf(early: number, end: number): number {
  const late = early + HALF_DAY
  if (end > HALF_DAY) return late < end ? late : early
  return early < end ? early : late
}

/** With these words a start before a late end may as well be of the evening: a festival is on `from 10 to 23`, or a gig. */
const EITHER: ReadonlySet<Leaning> = new Set<Leaning>(['evening', 'party', 'night'])

/** A vague start whose end is told on a clock of 24 hours is told on it too: `9-22`; but not `3-18`. */
function startByDay(early: number, end: number, leaning: Leaning): number | null {
  const late = early + HALF_DAY
  const isAcross = end <= early
  if (!isAcross && late >= end) return early
  if (leaning === 'late') return late
  if (isAcross || EITHER.has(leaning)) return null
  if (early >= SMALL_HOURS || leaning === 'asSaid') return early
  return leaning === 'travel' ? null : late
}

/** From a vague start to a sure end. Twelve is noon or midnight: `dinner from 8 to 12`. */
function fromVague(start: Clock, end: Clock, leaning: Leaning): TimeSpan | null {
  if (end.told === 'bare') {
    if (leaning === 'night') return null
    const shift = isLate(leaning) ? shiftOf(start, leaning) : 0
    return shift === null ? null : { start: start.minute + shift, end: end.minute + shift }
  }
  const from =
    end.told === 'half' ? startByHalf(start.minute, end.minute) : startByDay(start.minute, end.minute, leaning)
  return from === null ? null : until(from, end)
}

const isFirstTurn = ({ minute }: Clock, end: Clock): boolean =>
  minute >= FIRST_TURN && minute < AFTERNOON_BEFORE && endAfter(minute, end) - minute >= TURN_MIN

function fromTo(start: Clock, end: Clock, leaning: Leaning): TimeSpan | null {
  if (start.minute === end.minute && start.isVague === end.isVague) return null
  if (start.isVague && !end.isVague) return fromVague(start, end, leaning)
  const shift = leaning === 'shift' && isFirstTurn(start, end) ? 0 : shiftOf(start, leaning)
  return shift === null || isMixed(start, end) ? null : until(start.minute + shift, end)
}

/** A time in figures that may be of either half, though it is written as on a clock of 24 hours. */
const loosely = (clock: Clock): Clock =>
  clock.told === 'bare' && clock.minute < HALF_DAY ? { ...clock, isVague: true } : clock

/** The hours that were said, in the half of the day that the words around speak of; null where that is not sure. */
export function settled(said: WrittenTime, leaning: Leaning): TimeSpan | null {
  const [start, end] =
    leaning === 'late' ? [loosely(said.start), said.end && loosely(said.end)] : [said.start, said.end]
  // Midnight at the end of a day is no beginning: it may be that of the day before.
  if (start.minute >= MINUTES_A_DAY) return null
  if (end) return fromTo(start, end, leaning)
  const shift = shiftOf(start, leaning)
  if (shift === null) return null
  const from = start.minute + shift
  return { start: from, end: said.minutes === null ? null : from + said.minutes }
}

const mayBeEitherHalf = (minute: number): boolean =>
  minute % HALF_DAY >= EITHER_HALF.from && minute % HALF_DAY < EITHER_HALF.to

const isHalfSaid = ({ start, end }: WrittenTime, leaning: Leaning): boolean =>
  (leaning !== null && leaning !== 'gathering' && leaning !== 'travel') || !start.isVague || end?.isVague === false

/** The same hours in the other half of the day, where nobody said which and either is usual: `band 7.30`. */
export function otherHalfOf(said: WrittenTime, { start, end }: TimeSpan, leaning: Leaning): TimeSpan | null {
  if (isHalfSaid(said, leaning) || !mayBeEitherHalf(start)) return null
  const later = start < HALF_DAY ? HALF_DAY : -HALF_DAY
  const other = { start: start + later, end: end === null ? null : end + later }
  // Nobody means a whole day of work in the night: `8-5`.
  return other.end === null || other.end <= MINUTES_A_DAY ? other : null
}

/** The hours of a time that was said, where nothing around it tells the half of the day. */
export const hoursOf = (said: WrittenTime): TimeSpan | null => settled(said, null)
