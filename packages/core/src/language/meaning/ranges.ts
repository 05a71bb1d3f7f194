import { dayOf, daysInMonth, partsOf, weekdayOf, type Day } from '../../date/index.ts'
import { addMonths, shiftDay } from './amounts.ts'
import type { Captures, Moment } from './captures.ts'
import { comingDay } from './weekdays.ts'
import { annual, fixed, pick, type Span, type When } from './when.ts'

/** A range that is longer is a slip. */
const DAYS_MAX = 366
/** A range that has begun is meant where no more of it is over than this, or than is left... */
const BEGUN_SURELY = 31
/** ...and the next one where more than this is over. Between the two nobody can tell. */
const BEGUN_MAX = 92
/** One that has begun and whose end has a year is not longer, unless most of it is to come. */
const HALF_YEAR = 184
const MONDAY = 0
const FRIDAY = 4
const SATURDAY = 5

const isRange = ({ first, last }: Span): boolean => last > first && last - first <= DAYS_MAX

const rangeOf = (first: Day | undefined, last: Day | undefined): When | null =>
  first !== undefined && last !== undefined && isRange({ first, last }) ? fixed({ first, last }) : null

/** The last of a date that begins before a day. */
const lastBegun = (when: When, day: Day): Span | null => when.around(day).findLast(({ first }) => first < day) ?? null

const hasMostAhead = ({ first, last }: Span, today: Day): boolean => today - first <= last - today

/** Of a range that comes again and again the one that is going on, or the next; null where it may be either. */
function chosen(ranges: readonly Span[], today: Day): Span | null {
  const [next, after] = ranges.filter(({ last }) => last >= today)
  if (!next || next.first >= today) return next ?? null
  const begun = today - next.first
  if (begun <= BEGUN_SURELY || hasMostAhead(next, today)) return next
  return begun > BEGUN_MAX ? (after ?? null) : null
}

/** Up to a date whose year is known, from the last before it. */
function rangeEnding(from: When, to: When, today: Day): When | null {
  const last = pick(to, today)?.last
  const first = last === undefined ? undefined : lastBegun(from, last)?.first
  if (first === undefined || last === undefined) return null
  const isDoubtful = first < today && last - first > HALF_YEAR && !hasMostAhead({ first, last }, today)
  return isDoubtful ? null : rangeOf(first, last)
}

/** From one date to another that both come every year. */
function rangeEachYear(from: When, to: When, today: Day): When | null {
  const ranges = to.around(today).flatMap(({ last }) => {
    const first = lastBegun(from, last)?.first
    return first === undefined ? [] : [{ first, last }]
  })
  const span = chosen(ranges.filter(isRange), today)
  return span && fixed(span)
}

/** Whether a date comes no more often than once a year. */
function isYearly({ isFixed, around }: When, today: Day): boolean {
  const [one, other] = around(today)
  return !isFixed && one !== undefined && other !== undefined && other.first - one.first > HALF_YEAR
}

/**
 * From one date to another. What one lacks is taken from the other where that has a year. Where both come every year, the
 * end is the next one and the start the last before it: what has begun and is not over is meant, unless much of it is
 * over. Else the start is the next one, and the end the first after it.
 */
export function rangeBetween(from: When, to: When, today: Day): When | null {
  if (!from.isFixed && to.isFixed) return rangeEnding(from, to, today)
  if (isYearly(from, today) && isYearly(to, today)) return rangeEachYear(from, to, today)
  const first = pick(from, today)?.first
  if (first === undefined) return null
  return rangeOf(first, to.around(first).find(({ last }) => last > first)?.last)
}

/** `from 10 to 15 March`: the first day is one of the month that the second names. */
function domTo(dom: number, to: When, weekday: number | undefined, today: Day): When | null {
  const last = pick(to, today)?.last
  if (last === undefined) return null
  const { year, month } = partsOf(last)
  if (dom > daysInMonth(year, month)) return null
  const first = dayOf(year, month, dom)
  return weekday === undefined || weekdayOf(first) === weekday ? rangeOf(first, last) : null
}

/** The first day of the month with a number after another, in its month or the next one. */
function nextDom(day: Day, dom: number): Day | null {
  const { year, month } = partsOf(dom > partsOf(day).date ? day : addMonths(day, 1))
  return dom <= daysInMonth(year, month) ? dayOf(year, month, dom) : null
}

/** One period right before another. */
function rowOf(from: When, to: When, today: Day): Span | null {
  const known = from.isFixed ? pick(from, today) : to.isFixed ? pick(to, today) : null
  const day = known?.first ?? today
  const pairs = from
    .around(day)
    .flatMap(({ first, last }) =>
      to.around(day).flatMap((next) => (next.first === last + 1 ? [{ first, last: next.last }] : [])),
    )
  return pairs.find(({ last }) => last >= day) ?? null
}

export const rangeActions = {
  /** `in July and August`, `31 March and 1 April`: two in a row, and no others. */
  inARow: ({ from, to }: Captures, { today }: Moment) => {
    const span = from && to ? rowOf(from, to, today) : null
    return span && fixed(span)
  },
  fromTo: ({ from, to }: Captures, { today }: Moment) => (from && to ? rangeBetween(from, to, today) : null),
  /** Two dates that are no range, longer than a year or the wrong way round: a part of them would be another one. */
  noRange: ({ from, to }: Captures, { today }: Moment) => from && to && rangeBetween(from, to, today) === null && 'all',
  /** `from the 28th to 3 May`, which begins in April: of one day alone it would be another range. */
  noDomTo: ({ fromDom = 0, to }: Captures, { today }: Moment) =>
    to && domTo(fromDom, to, undefined, today) === null && 'all',
  domTo: ({ fromDom = 0, to, weekday }: Captures, { today }: Moment) =>
    to ? domTo(fromDom, to, weekday, today) : null,
  /** `10 and 11 March`: two days in a row, and no others. */
  domAndNext: ({ fromDom = 0, to, weekday }: Captures, { today }: Moment) => {
    const last = to && pick(to, today)?.last
    return to && last !== undefined && partsOf(last).date === fromDom + 1 ? domTo(fromDom, to, weekday, today) : null
  },
  /** `5, 6 and 7 May`. */
  domsInRow: ({ fromDom = 0, dom, to }: Captures, { today }: Moment) => {
    const last = to && pick(to, today)?.last
    if (!to || last === undefined || dom !== fromDom + 1 || partsOf(last).date !== fromDom + 2) return null
    return domTo(fromDom, to, undefined, today)
  },
  /** `17/18 April`. */
  domPair: ({ domPair = 0, month = 1, year }: Captures) =>
    annual((of) => {
      const first = dayOf(of, month, domPair)
      return domPair < daysInMonth(of, month) ? { first, last: first + 1 } : null
    }, year),
  /** `March 10-15`: both days in the month of the first; `dal 29 marzo al 4` ends in the next one. */
  toDom: ({ from, dom = 0, weekday }: Captures, { today }: Moment) => {
    const ranges = from?.around(today).map(({ first }) => {
      return { first, last: nextDom(first, dom) ?? first }
    })
    const span = from?.isFixed ? ranges?.[0] : ranges && chosen(ranges.filter(isRange), today)
    return span && (weekday === undefined || weekdayOf(span.last) === weekday) ? rangeOf(span.first, span.last) : null
  },
  toDomYear: ({ fromDom = 0, dom = 0, month = 1, year = 0 }: Captures) =>
    Math.max(dom, fromDom) > daysInMonth(year, month)
      ? null
      : rangeOf(dayOf(year, month, fromDom), dayOf(year, month, dom)),
  /** `Saturday and Sunday` are one weekend, the next that begins. */
  weekendPair: ({ weekday = 0, toWeekday = 0 }: Captures, { today }: Moment) => {
    if (weekday !== SATURDAY || toWeekday !== SATURDAY + 1) return null
    const first = comingDay(SATURDAY, today)
    return rangeOf(first, first + 1)
  },
  /** From Saturday to a feast on a Monday, or from one on a Friday to Sunday. */
  feastWeekend: ({ feast }: Captures, { country }: Moment) =>
    annual((year) => {
      const day = feast?.(year, country) ?? null
      if (day === null || ![FRIDAY, MONDAY].includes(weekdayOf(day))) return null
      return weekdayOf(day) === MONDAY ? { first: day - 2, last: day } : { first: day, last: day + 2 }
    }),
  /** From the next of one weekday to the next other after it. */
  weekdayRange: ({ weekday = 0, toWeekday = 0 }: Captures, { today }: Moment) => {
    const first = comingDay(weekday, today)
    return rangeOf(first, first + ((toWeekday - weekday + 7) % 7))
  },
  /** `for 7 days from tomorrow`. */
  amountFrom: ({ amount, from }: Captures, { today }: Moment) => {
    const first = from && pick(from, today)?.first
    if (first === undefined || !amount || amount.minutes > 0) return null
    return rangeOf(first, shiftDay(first, amount, 1) - 1)
  },
  /** The days that come, today first: `the next three days`. */
  nextAmount: ({ amount }: Captures, { today }: Moment) =>
    amount && amount.minutes === 0 ? rangeOf(today, shiftDay(today, amount, 1) - 1) : null,
}
