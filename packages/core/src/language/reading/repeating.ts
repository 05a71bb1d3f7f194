import type { Day } from '../../date/index.ts'
import { isTimeOfDay, shiftDay } from '../meaning/amounts.ts'
import type { Moment } from '../meaning/captures.ts'
import { firstDayOf, isSameEachYear, ruleText, type RuleEnd, type RuleParts } from '../meaning/rules.ts'
import { pick, type Span, type When } from '../meaning/when.ts'
import { startOf } from './dating.ts'
import { ofKind, only, speaksOfDate, type Piece } from './pieces.ts'

/** A repetition with its first day. */
export interface EventRepetition {
  readonly first: Day
  readonly rule: string
  readonly used: readonly Piece[]
}

interface Beginning {
  readonly from: Day
  /** Whether the rule must ask for that very day. */
  readonly isExact: boolean
  readonly until: Day | null
  readonly used: readonly Piece[]
}

type RuleEndInText = RuleEnd & { readonly used: readonly Piece[] }

const asksForDays = ({ byDay, byMonthDay, byMonth, first }: RuleParts): boolean =>
  byDay.length + byMonthDay.length + byMonth.length > 0 || first !== null

/** Whether the days of a repetition are the same wherever it begins: `every other week` counts from its first day. */
const canBeginLater = (rule: RuleParts): boolean =>
  rule.interval === 1 && (asksForDays(rule) || rule.frequency === 'DAILY')

const WEEK = 7

/** Whether a date comes every week, as a weekday does. */
function isWeekly({ isFixed, around }: When, day: Day): boolean {
  const [first, second] = around(day)
  return !isFixed && first !== undefined && second !== undefined && second.first - first.first === WEEK
}

/** Every month and a weekday say nothing together, unless it is told which one of the month. */
const isAtOdds = (parts: RuleParts, when: When, day: Day): boolean =>
  parts.frequency !== 'WEEKLY' && !asksForDays(parts) && isWeekly(when, day)

/** Days that a repetition leaves between two at the least. */
const DAYS_BETWEEN = { DAILY: 1, WEEKLY: 7, MONTHLY: 28, YEARLY: 365 } as const

/** A repetition that comes once at most in a period does not repeat in it: `every two years in October`. */
const isTooRare = ({ frequency, interval }: RuleParts, { first, last }: Span): boolean =>
  frequency in DAYS_BETWEEN && DAYS_BETWEEN[frequency as keyof typeof DAYS_BETWEEN] * interval > last - first

/** Where a repetition may begin from a day on, on a day, or within a period. */
function beginningIn(
  rule: RuleParts,
  span: Span,
  { isSince, earliest }: { isSince: boolean; earliest: Day },
): Omit<Beginning, 'used'> | null {
  const isDay = span.last === span.first
  if (!isDay && !isSince && isTooRare(rule, span)) return null
  const isFree = !isDay || (isSince && canBeginLater(rule))
  return {
    from: isFree ? Math.max(span.first, earliest) : span.first,
    isExact: isDay && !isSince,
    until: isDay || isSince ? null : span.last,
  }
}

/** Where a repetition may begin: today, from a day on, on a day, or within a period. Null if that is contradictory. */
function beginningOf(rule: RuleParts, pieces: readonly Piece[], moment: Moment, earliest: Day): Beginning | null {
  const start = startOf(pieces, moment)
  if (!start) return null
  const { when, used } = start
  const isSince = used.some(({ kind }) => kind === 'since')
  if (when && !isSince && isAtOdds(rule, when, earliest)) return null
  if (!when) return isOfUnknownDay(rule, pieces) ? null : { from: earliest, isExact: false, until: null, used }
  const span = pick(when, moment.today)
  const within = span && beginningIn(rule, span, { isSince, earliest })
  return within && { ...within, used }
}

const untilOf = (until: Day | undefined, piece: Piece): RuleEndInText | null =>
  until === undefined ? null : { count: null, until, used: [piece] }

/** The first day, and the end that is said with the days. */
interface EndBeside {
  readonly first: Day
  readonly until: Day | null
  readonly count: number | null
}

/** How a repetition that begins on `first` ends. Null if it is said in two ways. */
function endOf(pieces: readonly Piece[], { first, until, count }: EndBeside): RuleEndInText | null {
  const said: Piece<'until' | 'times' | 'lasting'>[] = [
    ...ofKind(pieces, 'until'),
    ...ofKind(pieces, 'times'),
    ...ofKind(pieces, 'lasting').filter(({ value }) => !isTimeOfDay(value)),
  ]
  if (said.length === 0) return { count, until, used: [] }
  const one = only(said)
  if (!one || until !== null || count !== null) return null
  switch (one.kind) {
    case 'times':
      return { count: one.value, until: null, used: [one] }
    case 'until':
      return untilOf(pick(one.value, first)?.last, one)
    case 'lasting':
      return { count: null, until: shiftDay(first, one.value, 1) - 1, used: [one] }
  }
}

/** Every year, on a day that was not understood: `Easter lunch every year`. */
const isOfUnknownDay = (rule: RuleParts, pieces: readonly Piece[]): boolean =>
  rule.frequency === 'YEARLY' && !asksForDays(rule) && speaksOfDate(pieces)

/** A feast that moves comes on no day that a yearly rule could name. */
const moves = ({ frequency }: RuleParts, pieces: readonly Piece[]): boolean =>
  frequency === 'YEARLY' &&
  [...ofKind(pieces, 'when'), ...ofKind(pieces, 'named')].some(({ value }) => !value.isFixed && !isSameEachYear(value))

function firstOf(parts: RuleParts, { from, isExact }: Beginning): Day | null {
  const first = asksForDays(parts) ? firstDayOf(parts, from) : from
  return isExact && first !== from ? null : first
}

/** Whether an end makes sense: there is one where weekdays are only listed, and it is not before the beginning. */
const isSound = ({ isListed }: RuleParts, first: Day, { count, until }: RuleEnd, isTimed: boolean): boolean =>
  (!isListed || isTimed || count !== null || until !== null) && (until === null || until >= first)

/** What is said of a repetition. Its weekdays and how many weeks lie between may be said apart: `Mon & Thu 5 pm every week`. */
function rulePartsOf(rules: readonly Piece<'rule'>[]): RuleParts | null {
  const [one, other] = rules.toSorted((first, second) => second.value.byDay.length - first.value.byDay.length)
  if (!one || !other || rules.length > 2) return only(rules)?.value ?? null
  const isOfWeeks = other.value.frequency === 'WEEKLY' && !asksForDays(other.value)
  return isOfWeeks && one.value.isListed ? { ...one.value, interval: other.value.interval, isListed: false } : null
}

/**
 * The repetition that the pieces say; null if there is none, or its words contradict each other. `earliest` is the first
 * day that is not over, `isTimed` whether an hour is said: weekdays that are only listed come again with an hour or an end.
 */
export function repeatingOf(
  pieces: readonly Piece[],
  moment: Moment,
  { earliest, isTimed }: { readonly earliest: Day; readonly isTimed: boolean },
): EventRepetition | null {
  const rules = ofKind(pieces, 'rule')
  const parts = rulePartsOf(rules)
  if (!parts || moves(parts, pieces)) return null
  const beginning = beginningOf(parts, pieces, moment, earliest)
  const first = beginning && firstOf(parts, beginning)
  if (!beginning || first === null) return null
  const end = endOf(pieces, { first, until: beginning.until, count: parts.count })
  if (!end || !isSound(parts, first, end, isTimed)) return null
  return { first, rule: ruleText(parts, end, moment.weekStart), used: [...rules, ...beginning.used, ...end.used] }
}
