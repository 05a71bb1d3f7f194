import { isTimeOfDay, shiftDay } from '../meaning/amounts.ts'
import type { Day } from '../../date/index.ts'
import type { Moment } from '../meaning/captures.ts'
import { rangeBetween } from '../meaning/ranges.ts'
import { fixed, oneDay, pick, pickAfter, type Span, type When } from '../meaning/when.ts'
import { ofKind, only, type Piece } from './pieces.ts'

/** The days of an event that does not repeat. */
export interface EventDates {
  readonly span: Span
  readonly used: readonly Piece[]
}

/** What is found: days, nothing at all, or words that contradict each other. */
export type EventDatesFound = EventDates | 'none' | 'conflict'

const isInside = (inner: Span, outer: Span): boolean => inner.first >= outer.first && inner.last <= outer.last

/** The sharper of two dates that agree: `next week`, `Wednesday`; null if they do not. */
function agreed(one: When, other: When, day: number): When | null {
  const [a, b] = [pick(one, day), pick(other, day)]
  if (!a || !b) return null
  if (isInside(b, a)) return other
  if (isInside(a, b)) return one
  const sharper = other.isFixed ? ([one, b] as const) : ([other, a] as const)
  if (sharper[0].isFixed) return null
  const inside = pickAfter(sharper[0], sharper[1].first)
  return inside && isInside(inside, sharper[1]) ? fixed(inside) : null
}

const WEEK = 7

/** Whether a long period says nothing beside the day that was said in it: `Q2 review on 12 April`. */
function isOnlyName(value: When, when: When | null, today: Day): boolean {
  const [span, chosen] = [pick(value, today), when && pick(when, today)]
  return span !== null && chosen !== null && chosen.last - chosen.first < WEEK && span.last - span.first >= WEEK
}

/** A quarter or more, which beside a day may be the name of a thing: `Q1 review on 9 April`. */
const NAME_MIN = 80

/** The dates without long periods that are at odds with a day among them. */
function withoutNames(whens: readonly When[], today: Day): readonly When[] {
  const isLong = (when: When): boolean => {
    const span = pick(when, today)
    return span !== null && span.last - span.first >= NAME_MIN
  }
  const short = whens.filter((when) => !isLong(when))
  return short.length > 0 ? short : whens
}

const asOne = (whens: readonly When[], today: Day): When | null => {
  const [first = null, ...others] = whens
  return others.reduce<When | null>((all, other) => all && agreed(all, other, today), first)
}

/** All dates that are said, as one; null if they contradict each other. */
function agreedWhen(pieces: readonly Piece[], { today }: Moment): { when: When | null; used: readonly Piece[] } {
  const dates = [...ofKind(pieces, 'when'), ...ofKind(pieces, 'deadline')]
  const days = ofKind(pieces, 'dayPart')
  const whens = [...dates.map(({ value }) => value), ...days.map(({ value }) => fixed(oneDay(today + value.days)))]
  const when = asOne(whens, today) ?? asOne(withoutNames(whens, today), today)
  return { when, used: [...dates.filter(({ value }) => !isOnlyName(value, when, today)), ...days] }
}

/**
 * From the day that is said for so long: `from 3 May for two weeks`. The words of `a week in Greece from 3 May` stay in
 * the title, and count only after a day from which on something is.
 */
function lasting(span: Span, used: readonly Piece[], pieces: readonly Piece[]): EventDates | null {
  const said = ofKind(pieces, 'lasting').filter(({ value }) => !isTimeOfDay(value) && value.minutes === 0)
  const isSince = used.some(({ kind }) => kind === 'since')
  const stays = isSince && said.length === 0 ? ofKind(pieces, 'stay') : []
  const piece = only<Piece<'lasting' | 'stay'>>([...said, ...stays])
  if (!piece || span.last > span.first) return null
  const last = shiftDay(span.first, piece.value, 1) - 1
  return last < span.first ? null : { span: { first: span.first, last }, used: piece.kind === 'stay' ? [] : [piece] }
}

/** Where the days begin: on a date, or from one on. Null where that is contradictory. */
export function startOf(
  pieces: readonly Piece[],
  moment: Moment,
): { when: When | null; used: readonly Piece[] } | null {
  const { when, used } = agreedWhen(pieces, moment)
  const sinces = ofKind(pieces, 'since')
  if (used.length > 0) return when && sinces.length === 0 ? { when, used } : null
  if (sinces.length > 1) return null
  const begun = sinces.length > 0 ? sinces : ofKind(pieces, 'named')
  return { when: begun[0]?.value ?? null, used: begun }
}

function ranged(start: Start, untils: readonly Piece<'until'>[], today: Day): EventDatesFound {
  const until = only(untils)
  const range = until && rangeBetween(start.when, until.value, today)
  const span = range && pick(range, today)
  return span ? { span, used: [...start.used, until] } : 'conflict'
}

/** `exhibition until 4 July`: from today on. */
function fromToday(untils: readonly Piece<'until'>[], today: Day): EventDatesFound {
  const until = only(untils)
  const last = until && pick(until.value, today)?.last
  return until && last !== undefined && last > today ? { span: { first: today, last }, used: [until] } : 'conflict'
}

interface Start {
  readonly when: When
  readonly used: readonly Piece[]
}

/** What comes again within as many days is meant, where the hour is over today; a year later it is not. */
const SOON = 31

/** A date whose hour is over today. */
function laterThanNow(when: When, today: Day): Span | null {
  const next = pick(when, today + 1)
  return next && next.first - today <= SOON ? next : (pick(when, today) ?? next)
}

/**
 * The days that the pieces say. `isOver` tells that the time said has passed today, so that a date that comes again is
 * not meant to be today.
 */
export function datingOf(pieces: readonly Piece[], moment: Moment, isOver: boolean): EventDatesFound {
  const start = startOf(pieces, moment)
  const untils = ofKind(pieces, 'until')
  if (!start) return 'conflict'
  if (!start.when) return untils.length === 0 ? 'none' : fromToday(untils, moment.today)
  const { when, used } = start
  if (untils.length > 0) return ranged({ when, used }, untils, moment.today)
  const span = isOver ? laterThanNow(when, moment.today) : pick(when, moment.today)
  if (!span) return 'conflict'
  const longer = lasting(span, used, pieces)
  return longer ? { span: longer.span, used: [...used, ...longer.used] } : { span, used }
}
