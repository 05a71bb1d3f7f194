import { dayOf, daysInMonth, partsOf, weekdayOf, type Day } from '../../date/index.ts'
import { addMonths, shiftDay } from './amounts.ts'
import type { Captures, Moment } from './captures.ts'
import { quarterOf, spanOfSeason, spanOfYear, thisMonth, thisWeek, weekendOf } from './periods.ts'
import { spanOfMonth } from './weekdays.ts'
import { fixed, pick, type Span, type When } from './when.ts'

const WEEK = 7
const MONTH_MAX = 31
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

/** What about a third of a week, a month or a year is, in its own units: two, seven, and four of these. */
function third({ first, last }: Span): { readonly early: Day; readonly late: Day } {
  const days = last - first + 1
  if (days > MONTH_MAX) return { early: addMonths(first, 4), late: addMonths(first, 8) }
  return days > WEEK ? { early: first + 10, late: first + 20 } : { early: first + 3, late: first + 4 }
}

/** Part of a period: about its first third, that in the middle or the rest; of a month also one of its halves. */
const partOf = ({ period }: Captures, { today }: Moment, cut: (span: Span) => Span): When | null => {
  const span = period && pick(period, today)
  return span ? fixed(cut(span)) : null
}

/** Periods that only questions are about: what is over, and parts of the year that is shown. */
export const askedActions = {
  lastWeek: (_: Captures, moment: Moment) => thisWeek(moment, -1),
  lastWeekend: (_: Captures, { today }: Moment) => fixed(weekendOf(today, -1)),
  lastMonth: (_: Captures, moment: Moment) => thisMonth(moment, -1),
  weekBeforeLast: (_: Captures, moment: Moment) => thisWeek(moment, -2),
  weekendBeforeLast: (_: Captures, { today }: Moment) => fixed(weekendOf(today, -2)),
  monthBeforeLast: (_: Captures, moment: Moment) => thisMonth(moment, -2),
  /** The one a week before the latest that is over. */
  weekdayBeforeLast: ({ weekday = 0 }: Captures, { today }: Moment) => {
    const day = today - ((weekdayOf(today) - weekday + WEEK) % WEEK || WEEK) - WEEK
    return between(day, day)
  },
  lastQuarter: (_: Captures, { today }: Moment) => fixed(quarterOf(addMonths(today, -3))),
  lastYear: (_: Captures, { today }: Moment) => fixed(spanOfYear(partsOf(today).year - 1)),
  /** So many months ago is all of that month, as it is of years; one of them is rather a day. */
  monthsAgo: ({ count = 0 }: Captures, moment: Moment) => (count > 1 ? thisMonth(moment, -count) : null),
  yearsAgo: ({ count = 0 }: Captures, { today }: Moment) =>
    count > 1 ? fixed(spanOfYear(partsOf(today).year - count)) : null,
  /** A date whose weekday agrees in the year that is shown. */
  dayOfShownYear: ({ weekday = 0, dom = 0, month = 1 }: Captures, { shownYear, isAhead, today }: Moment) => {
    const day = dom <= daysInMonth(shownYear, month) ? dayOf(shownYear, month, dom) : null
    return day === null || weekdayOf(day) !== weekday || (isAhead && day < today) ? null : between(day, day)
  },
  /** The latest day of a feast that is over. */
  feastGone: ({ feast }: Captures, { today, country }: Moment) => {
    const year = partsOf(today).year
    const days = [year, year - 1].map((at) => feast?.(at, country) ?? today)
    const gone = days.find((day) => day < today)
    return gone === undefined ? null : between(gone, gone)
  },
  feastOfLastYear: ({ feast }: Captures, { today, country }: Moment) => {
    const day = feast?.(partsOf(today).year - 1, country) ?? null
    return day === null ? null : between(day, day)
  },
  shownYear: (_: Captures, { shownYear }: Moment) => fixed(spanOfYear(shownYear)),
  yesterday: (_: Captures, { today }: Moment) => between(today - 1, today - 1),
  firstOfYear: (_: Captures, moment: Moment) =>
    shown(moment, (year) => ({ first: dayOf(year, 1, 1), last: dayOf(year, 1, 1) })),
  shownMonth: ({ month = 1, year }: Captures, moment: Moment) =>
    year === undefined ? shown(moment, (at) => spanOfMonth(at, month)) : fixed(spanOfMonth(year, month)),
  /** Two months of which one follows the other: others are no days in a row. */
  twoMonths: ({ period, when }: Captures, { today }: Moment) => {
    const [one, other] = [period && pick(period, today), when && pick(when, today)]
    return one && other && other.first === one.last + 1 ? between(one.first, other.last) : null
  },
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
  /** The day that is so long ago: `this time last month`. */
  sameDayGone: ({ amount }: Captures, { today }: Moment) => {
    const day = amount && amount.minutes === 0 ? shiftDay(today, amount, -1) : null
    return day === null ? null : between(day, day)
  },
  fewDaysAhead: (_: Captures, moment: Moment) => few(moment, 'few', 1),
  fewWeeksAhead: (_: Captures, moment: Moment) => few(moment, 'fewWeeks', 1),
  fewMonthsAhead: (_: Captures, moment: Moment) => few(moment, 'fewMonths', 1),
  fewYearsAhead: (_: Captures, moment: Moment) => few(moment, 'fewYears', 1),
  fewDaysGone: (_: Captures, moment: Moment) => few(moment, 'few', -1),
  fewWeeksGone: (_: Captures, moment: Moment) => few(moment, 'fewWeeks', -1),
  fewMonthsGone: (_: Captures, moment: Moment) => few(moment, 'fewMonths', -1),
  fewYearsGone: (_: Captures, moment: Moment) => few(moment, 'fewYears', -1),
  earlyPart: (captures: Captures, moment: Moment) =>
    partOf(captures, moment, (span) => ({ first: span.first, last: third(span).early - 1 })),
  middlePart: (captures: Captures, moment: Moment) =>
    partOf(captures, moment, (span) => ({ first: third(span).early, last: third(span).late - 1 })),
  latePart: (captures: Captures, moment: Moment) =>
    partOf(captures, moment, (span) => ({ first: third(span).late, last: span.last })),
  firstPart: (captures: Captures, moment: Moment) =>
    partOf(captures, moment, ({ first }) => ({ first, last: first + HALF_A_MONTH - 1 })),
  secondPart: (captures: Captures, moment: Moment) =>
    partOf(captures, moment, ({ first, last }) => ({ first: first + HALF_A_MONTH, last })),
  untilBound: ({ when }: Captures) => when && { bound: 'until', when },
  afterBound: ({ when }: Captures) => when && { bound: 'after', when },
  onwardsBound: ({ when }: Captures) => when && { bound: 'onwards', when },
  sinceBound: ({ when }: Captures) => when && { bound: 'since', when },
  fromBound: ({ when }: Captures) => when && { bound: 'from', when },
  beforeBound: ({ when }: Captures) => when && { bound: 'before', when },
}
