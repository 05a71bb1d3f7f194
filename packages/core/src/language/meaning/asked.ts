import { dayOf, partsOf, weekdayOf, type Day } from '../../date/index.ts'
import { addMonths, shiftDay } from './amounts.ts'
import type { Captures, Moment } from './captures.ts'
import { quarterOf, spanOfSeason, spanOfYear, thisMonth, thisWeek, weekendOf } from './periods.ts'
import { spanOfMonth } from './weekdays.ts'
import { fixed, pick, type Span, type When } from './when.ts'

const WEEK = 7
const TEN_DAYS = 10
const HALF_A_MONTH = 15

const between = (first: Day, last: Day): When => fixed({ first, last })

/** What comes each year, in the year that is shown; in the next one where it is over and what comes is asked for. */
function shown({ shownYear, isAhead, today }: Moment, build: (year: number) => Span): When {
  const span = build(shownYear)
  return fixed(isAhead && span.last < today ? build(shownYear + 1) : span)
}

/** So many units from today on; up to today with -1. Not so many that it is no time one thinks of. */
function amountFrom({ today }: Moment, { amount }: Captures, sign: 1 | -1): When | null {
  if (!amount || amount.minutes > 0) return null
  const other = shiftDay(today, amount, sign)
  return sign === 1 ? between(today, other - 1) : between(other + 1, today)
}

/** What a few of a unit are, where no number is said. */
const FEW = {
  few: { days: 7, months: 0 },
  fewWeeks: { days: 28, months: 0 },
  fewMonths: { days: 0, months: 3 },
  fewYears: { days: 0, months: 24 },
} as const

const few = (moment: Moment, unit: keyof typeof FEW, sign: 1 | -1): When | null =>
  amountFrom(moment, { amount: { ...FEW[unit], businessDays: 0, minutes: 0 } }, sign)

/** Part of a month: about its first ten days, those in the middle or the rest, or one of its halves. */
const partOf = ({ period }: Captures, { today }: Moment, cut: (span: Span) => Span): When | null => {
  const span = period && pick(period, today)
  return span ? fixed(cut(span)) : null
}

/** Periods that only questions are about: what is over, and parts of the year that is shown. */
export const askedActions = {
  lastWeek: (_: Captures, moment: Moment) => thisWeek(moment, -1),
  lastWeekend: (_: Captures, { today }: Moment) => fixed(weekendOf(today, -1)),
  lastMonth: (_: Captures, moment: Moment) => thisMonth(moment, -1),
  lastQuarter: (_: Captures, { today }: Moment) => fixed(quarterOf(addMonths(today, -3))),
  lastYear: (_: Captures, { today }: Moment) => fixed(spanOfYear(partsOf(today).year - 1)),
  shownYear: (_: Captures, { shownYear }: Moment) => fixed(spanOfYear(shownYear)),
  yesterday: (_: Captures, { today }: Moment) => between(today - 1, today - 1),
  firstOfYear: (_: Captures, moment: Moment) =>
    shown(moment, (year) => ({ first: dayOf(year, 1, 1), last: dayOf(year, 1, 1) })),
  shownMonth: ({ month = 1, year }: Captures, moment: Moment) =>
    year === undefined ? shown(moment, (at) => spanOfMonth(at, month)) : fixed(spanOfMonth(year, month)),
  shownSeason: ({ season = 0 }: Captures, moment: Moment) => shown(moment, (at) => spanOfSeason(season, at)),
  monthOfLastYear: ({ month = 1 }: Captures, { today }: Moment) => fixed(spanOfMonth(partsOf(today).year - 1, month)),
  /** The latest such month that is over; that of today is not. */
  monthGone: ({ month = 1 }: Captures, { today }: Moment) => {
    const { year, month: now } = partsOf(today)
    return fixed(spanOfMonth(month < now ? year : year - 1, month))
  },
  /** The latest that is over. */
  seasonGone: ({ season = 0 }: Captures, { today }: Moment) => {
    const year = partsOf(today).year
    const spans = [year, year - 1, year - 2].map((at) => spanOfSeason(season, at))
    return fixed(spans.find(({ last }) => last < today) ?? spanOfSeason(season, year - 2))
  },
  /** A short name of a weekday: the next one, which may be today. */
  nextShortWeekday: ({ weekday = 0 }: Captures, { today }: Moment) => {
    const day = today + ((weekday - weekdayOf(today) + WEEK) % WEEK)
    return between(day, day)
  },
  amountAhead: (captures: Captures, moment: Moment) => amountFrom(moment, captures, 1),
  amountGone: (captures: Captures, moment: Moment) => amountFrom(moment, captures, -1),
  fewDaysAhead: (_: Captures, moment: Moment) => few(moment, 'few', 1),
  fewWeeksAhead: (_: Captures, moment: Moment) => few(moment, 'fewWeeks', 1),
  fewMonthsAhead: (_: Captures, moment: Moment) => few(moment, 'fewMonths', 1),
  fewYearsAhead: (_: Captures, moment: Moment) => few(moment, 'fewYears', 1),
  fewDaysGone: (_: Captures, moment: Moment) => few(moment, 'few', -1),
  fewWeeksGone: (_: Captures, moment: Moment) => few(moment, 'fewWeeks', -1),
  fewMonthsGone: (_: Captures, moment: Moment) => few(moment, 'fewMonths', -1),
  fewYearsGone: (_: Captures, moment: Moment) => few(moment, 'fewYears', -1),
  earlyPart: (captures: Captures, moment: Moment) =>
    partOf(captures, moment, ({ first }) => ({ first, last: first + TEN_DAYS - 1 })),
  middlePart: (captures: Captures, moment: Moment) =>
    partOf(captures, moment, ({ first }) => ({ first: first + TEN_DAYS, last: first + 2 * TEN_DAYS - 1 })),
  latePart: (captures: Captures, moment: Moment) =>
    partOf(captures, moment, ({ first, last }) => ({ first: first + 2 * TEN_DAYS, last })),
  firstPart: (captures: Captures, moment: Moment) =>
    partOf(captures, moment, ({ first }) => ({ first, last: first + HALF_A_MONTH - 1 })),
  secondPart: (captures: Captures, moment: Moment) =>
    partOf(captures, moment, ({ first, last }) => ({ first: first + HALF_A_MONTH, last })),
  untilBound: ({ when }: Captures) => when && { bound: 'until', when },
  afterBound: ({ when }: Captures) => when && { bound: 'after', when },
  sinceBound: ({ when }: Captures) => when && { bound: 'since', when },
  fromBound: ({ when }: Captures) => when && { bound: 'from', when },
  beforeBound: ({ when }: Captures) => when && { bound: 'before', when },
}
