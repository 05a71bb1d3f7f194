import { FIRST_YEAR, LAST_YEAR } from '../../event/index.ts'
import { dayOf, MINUTES_A_DAY, type Day } from '../../date/index.ts'
import { isTimeOfDay } from '../meaning/amounts.ts'
import type { Clock, Moment, TimeSpan } from '../meaning/captures.ts'
import { dailyRule, weeklyRule } from '../meaning/rules.ts'
import { oneDay, type Span } from '../meaning/when.ts'
import { datingOf, type EventDates } from './dating.ts'
import { hoursOf } from './halves.ts'
import { ofKind, only, saysDay, speaksOfDate, type Piece, type PieceKind } from './pieces.ts'
import { repeatingOf } from './repeating.ts'
import { timingOf, type HourHint, type EventTime } from './time-of-day.ts'

/** When an event is, and which pieces said so: the others are words of the title. */
export interface Decision {
  readonly span: Span
  /** Null for all days. */
  readonly time: TimeSpan | null
  /** The same hours in the other half of the day, where either may be meant. */
  readonly otherHalf?: TimeSpan | null
  readonly rule: string | null
  readonly used: readonly Piece[]
  /** No words said the day. */
  readonly isDayAssumed?: boolean
}

const FIRST_DAY = dayOf(FIRST_YEAR, 1, 1)
const LAST_DAY = dayOf(LAST_YEAR, 12, 31)

const inBounds = (day: Day): boolean => day >= FIRST_DAY && day <= LAST_DAY

const YEAR = 366
const LONG_AGO = 20 * YEAR
const WEEK = 7
const PERIOD_MIN = 27

/** A month or more of years ago is a piece of history, as is a day of long ago: `March 1943`. */
const isHistory = ({ first, last }: Span, { today }: Moment): boolean => last < today - (last > first ? YEAR : LONG_AGO)

/** What says another day or hour than so many minutes from now. */
const OTHERS: ReadonlySet<PieceKind> = new Set<PieceKind>([
  ...(['when', 'deadline', 'named', 'since', 'until'] as const),
  ...(['dayPart', 'time', 'part', 'endTime'] as const),
])

/** So many minutes from now: `in two hours`. It stands alone, or contradicts another day or time. */
function soon(pieces: readonly Piece[], { today, minute }: Moment): Decision | null {
  const moment = only(ofKind(pieces, 'moment'))
  if (!moment || pieces.some(({ kind }) => OTHERS.has(kind))) return null
  const at = minute + moment.value
  const start = at % MINUTES_A_DAY
  const lasting = only(ofKind(pieces, 'lasting').filter(({ value }) => isTimeOfDay(value)))
  return {
    span: oneDay(today + Math.floor(at / MINUTES_A_DAY)),
    time: { start, end: lasting ? start + lasting.value.minutes : null },
    rule: null,
    used: lasting ? [moment, lasting] : [moment],
  }
}

/** From when on something repeats that says no day: on the day that is assumed, else today, unless its hour is over. */
function earliestOf(assumed: Day | null, { today, minute }: Moment, time: TimeSpan | null): Day {
  const isOver = time !== null && time.start <= minute
  return assumed ?? (isOver ? today + 1 : today)
}

/** The minute of a day that a clock says by itself; midnight is the end of it. */
const minuteOf = (clock: Clock): number | undefined =>
  clock.minute === MINUTES_A_DAY ? clock.minute : hoursOf({ start: clock, end: null, minutes: null })?.start

/** From an hour of one day to an hour of another, beside which nothing else may say when. */
function across(pieces: readonly Piece[]): Decision | null {
  const piece = only(ofKind(pieces, 'across'))
  if (!piece || pieces.some(({ kind }) => OTHERS.has(kind))) return null
  const { first, last, ...clocks } = piece.value
  const [start, end] = [clocks.start, clocks.end].map(minuteOf)
  if (start === undefined || end === undefined) return null
  const time = { start, end: (last - first) * MINUTES_A_DAY + end }
  return { span: { first, last }, time, rule: null, used: [piece] }
}

function repeated(pieces: readonly Piece[], moment: Moment, beside: Beside): Decision | null {
  const { timing, assumed } = beside
  const time = timing?.time ?? only(ofKind(pieces, 'rule'))?.value.part ?? null
  const isDayAssumed = !saysDay(pieces)
  const earliest = earliestOf(isDayAssumed ? assumed : null, moment, time)
  const repeating = repeatingOf(pieces, moment, { earliest, isTimed: timing !== null })
  if (!repeating) return null
  const used = [...repeating.used, ...(timing?.used ?? [])]
  return { span: oneDay(repeating.first), time, rule: repeating.rule, used, isDayAssumed }
}

/** What the hour is, and which day is assumed where none is said. */
interface Beside {
  readonly timing: EventTime | null
  readonly assumed: Day | null
  /** Whether the person looks at the day that is assumed. */
  readonly isLookedAt: boolean
}

/** On the day that is assumed. Without one a time alone is the next one; a part of the day alone is none. */
function withoutDay({ timing, assumed }: Beside, { today }: Moment, isOver: boolean): Decision | null {
  if (assumed === null && (!timing || timing.isPart)) return null
  const day = assumed ?? (isOver ? today + 1 : today)
  return { span: oneDay(day), time: timing?.time ?? null, rule: null, used: timing?.used ?? [], isDayAssumed: true }
}

/** Whether there is talk of a date that was not read, or beside an hour of what may be one. */
function isOfAnotherDay(pieces: readonly Piece[], { timing, isLookedAt }: Beside): boolean {
  if (speaksOfDate(pieces)) return true
  const values = timing ? ofKind(pieces, 'unclear').map(({ value }) => value) : []
  return values.includes('number') || (values.includes('someDay') && !isLookedAt)
}

/** Days in a row that have hours of their own: `12 and 13 April 9-13`. */
const IN_A_ROW_MAX = 14

/** What has an hour and days in a row, or so many weeks, is no time of many days: it comes again on each of them. */
function againOf({ span, used }: EventDates, { time, isPart }: EventTime): Pick<Decision, 'span' | 'rule'> | null {
  const first = oneDay(span.first)
  const days = span.last - span.first + 1
  if (isPart || days === 1) return null
  const lasting = only(ofKind(used, 'lasting'))
  if (lasting && lasting.value.days >= 2 * WEEK && lasting.value.days === days && days % WEEK === 0) {
    return { span: first, rule: weeklyRule(span.first, days / WEEK) }
  }
  return !lasting && time.end !== null && days <= IN_A_ROW_MAX ? { span: first, rule: dailyRule(days) } : null
}

/** A month or more, in which no hour is meant: `Q2 at 10`. */
const isPeriod = ({ span }: EventDates): boolean => span.last - span.first >= PERIOD_MIN

function once(pieces: readonly Piece[], moment: Moment, beside: Beside): Decision | null {
  const { timing } = beside
  const isOver = timing !== null && timing.time.start <= moment.minute
  const dating = datingOf(pieces, moment, isOver)
  if (dating === 'conflict') return null
  if (dating === 'none') return isOfAnotherDay(pieces, beside) ? null : withoutDay(beside, moment, isOver)
  return onDays(dating, timing)
}

/** Days with the hour that is said; an hour in a month or more is not sure. */
function onDays(dating: EventDates, timing: EventTime | null): Decision | null {
  const { span, used } = dating
  if (!timing) return { span, time: null, rule: null, used }
  const again = againOf(dating, timing)
  if (!again && !timing.isPart && isPeriod(dating)) return null
  if (again) return { ...again, time: timing.time, used: [...used, ...timing.used] }
  const isTimed = span.first === span.last
  return { span, time: isTimed ? timing.time : null, rule: null, used: isTimed ? [...used, ...timing.used] : used }
}

/** Whether nothing is sure: by what was said, or because a repetition would leave out a date in figures. */
export function isNothingSure(pieces: readonly Piece[]): boolean {
  const unclear = ofKind(pieces, 'unclear')
  return (
    [...unclear, ...ofKind(pieces, 'doubt')].some(({ value }) => value === 'all') ||
    (ofKind(pieces, 'rule').length > 0 && unclear.some(({ value }) => value === 'figures'))
  )
}

function decisionOf(pieces: readonly Piece[], moment: Moment, beside: Beside): Decision | null {
  if (ofKind(pieces, 'rule').length > 0) return repeated(pieces, moment, beside)
  if (ofKind(pieces, 'across').length > 0) return across(pieces)
  return ofKind(pieces, 'moment').length > 0 ? soon(pieces, moment) : once(pieces, moment, beside)
}

/** What has no hours takes all day: the words for that say no more. */
const withAllDay = (decision: Decision | null, pieces: readonly Piece[]): Decision | null =>
  decision && decision.time === null ? { ...decision, used: [...decision.used, ...ofKind(pieces, 'allDay')] } : decision

const withOtherHalf = (decision: Decision, timing: EventTime | null): Decision =>
  timing !== null && decision.time === timing.time ? { ...decision, otherHalf: timing.otherHalf } : decision

interface Assumptions {
  readonly hint?: HourHint | undefined
  readonly assumed?: Day | null
  readonly isLookedAt?: boolean
}

/**
 * When the event is that the pieces speak of; null where they say nothing, or contradict each other. `hint` is
 * what the words around say of the hour, `assumed` the day on which is what says none, and `isLookedAt` whether the person
 * looks at that day.
 */
export function decide(
  pieces: readonly Piece[],
  moment: Moment,
  { hint, assumed = null, isLookedAt = assumed !== null }: Assumptions = {},
): Decision | null {
  if (isNothingSure(pieces)) return null
  const timing = timingOf(pieces, hint)
  if (timing === 'conflict') return null
  const decision = withAllDay(decisionOf(pieces, moment, { timing, assumed, isLookedAt }), pieces)
  if (!decision || isHistory(decision.span, moment)) return null
  return inBounds(decision.span.first) && inBounds(decision.span.last) ? withOtherHalf(decision, timing) : null
}
