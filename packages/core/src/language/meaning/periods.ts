import { dayOf, daysInMonth, partsOf, startOfWeek, weekdayOf, type Day } from '../../date/index.ts'
import { addMonths } from './amounts.ts'
import type { Captures, Moment } from './captures.ts'
import { nthWeekday } from './weekdays.ts'
import { annual, fixed, mapped, oneDay, pick, weekly, type Span, type When } from './when.ts'

const FRIDAY = 4
const SATURDAY = 5

const spanOfMonths = (year: number, month: number, length: number): Span => {
  const first = dayOf(year, month, 1)
  return { first, last: addMonths(first, length) - 1 }
}

/** All of a year. */
export const spanOfYear = (year: number): Span => spanOfMonths(year, 1, 12)

/** First days of spring, summer, autumn and winter as most years have them; a season ends the day before the next. */
const SEASON_STARTS = [
  [3, 20],
  [6, 21],
  [9, 23],
  [12, 21],
] as const

/** A season (0 is spring) as it begins in a year. */
export function spanOfSeason(season: number, year: number): Span {
  const [month, date] = SEASON_STARTS[season] ?? SEASON_STARTS[0]
  const [nextMonth, nextDate] = SEASON_STARTS[(season + 1) % 4] ?? SEASON_STARTS[0]
  return { first: dayOf(year, month, date), last: dayOf(season === 3 ? year + 1 : year, nextMonth, nextDate) - 1 }
}

/** The month of today, or one so many months from it. */
export const thisMonth = ({ today }: Moment, ahead = 0): When => {
  const { year, month } = partsOf(addMonths(today - partsOf(today).date + 1, ahead))
  return fixed(spanOfMonths(year, month, 1))
}

/** The week of today, or one so many weeks from it. */
export function thisWeek({ today, weekStart }: Moment, ahead: number): When {
  const first = startOfWeek(today, weekStart) + 7 * ahead
  return fixed({ first, last: first + 6 })
}

/** Saturday and Sunday that are not over yet, or those after them. */
export function weekendOf(today: Day, ahead: number): Span {
  const saturday = startOfWeek(today) + SATURDAY + 7 * ahead
  return { first: saturday, last: saturday + 1 }
}

/** The weekend of a day: some begin on a Friday. */
function weekendOn({ point }: Captures, { today }: Moment): When | null {
  const day = point && pick(point, today)?.first
  return day === undefined || weekdayOf(day) < FRIDAY ? null : fixed(weekendOf(day, 0))
}

const part = (count: number, length: number): ((year: number) => Span) => {
  const month = (count - 1) * length + 1
  return (year) => spanOfMonths(year, month, length)
}

/** The quarter of a day. */
export function quarterOf(day: Day): Span {
  const { year, month } = partsOf(day)
  return part(Math.ceil(month / 3), 3)(year)
}

const SEVENTH = 7

/** Weeks of a month are counted in sevens from its first day, the last ones from its end. */
function nthWeek({ first, last }: Span, ordinal: number): Span | null {
  const start = ordinal > 0 ? first + SEVENTH * (ordinal - 1) : last + 1 + SEVENTH * ordinal
  const end = start + SEVENTH - 1
  return start >= first && end <= last ? { first: start, last: end } : null
}

/** The weekends that lie in a span as a whole; the first one by its Saturday. */
function nthWeekend({ first, last }: Span, ordinal: number): Span | null {
  const saturday = nthWeekday({ first, last: last - 1 }, SATURDAY, ordinal)
  return saturday >= first && saturday + 1 <= last ? { first: saturday, last: saturday + 1 } : null
}

/** The season that is going on or comes next, or with a year its own. */
const seasonOf = (season: number, year?: number): When | null => annual((at) => spanOfSeason(season, at), year)

const monthOf = (month: number, year?: number): When | null => annual((at) => spanOfMonths(at, month, 1), year)

const ofYear = ({ today }: Moment, ahead: number): number => partsOf(today).year + ahead

export const periodActions = {
  month: ({ month = 1, year }: Captures) => monthOf(month, year),
  monthThisYear: ({ month = 1 }: Captures, moment: Moment) => monthOf(month, ofYear(moment, 0)),
  monthNextYear: ({ month = 1 }: Captures, moment: Moment) => monthOf(month, ofYear(moment, 1)),
  /** The month that comes after this one, where that is not this very month. */
  comingMonth: ({ month = 1 }: Captures, { today }: Moment) => {
    const { year, month: now } = partsOf(today)
    return monthOf(month, month > now ? year : year + 1)
  },
  /** This month, or the next where what is meant of it is over. */
  eachMonth: (_: Captures, moment: Moment): When => ({
    isFixed: false,
    around: (day) => [0, 1, 2].flatMap((ahead) => thisMonth(moment, ahead).around(day)),
  }),
  eachYear: () => annual(spanOfYear),
  weekendOf: (captures: Captures, moment: Moment) => weekendOn(captures, moment),
  /** The weekend of a day in the middle of a week may be that before it or after it. */
  noWeekend: (captures: Captures, moment: Moment) => weekendOn(captures, moment) === null && 'date',
  thisMonth: (_: Captures, moment: Moment) => thisMonth(moment),
  nextMonth: (_: Captures, moment: Moment) => thisMonth(moment, 1),
  thisWeek: (_: Captures, moment: Moment) => thisWeek(moment, 0),
  nextWeek: (_: Captures, moment: Moment) => thisWeek(moment, 1),
  weekAfterNext: (_: Captures, moment: Moment) => thisWeek(moment, 2),
  weekOf: ({ point }: Captures, { today, weekStart }: Moment) => {
    const span = point && pick(point, today)
    if (!span) return null
    const first = startOfWeek(span.first, weekStart)
    return fixed({ first, last: first + 6 })
  },
  /** What is left of a period, today with it. */
  restOf: ({ period }: Captures, { today }: Moment) => period && mapped(period, ({ last }) => ({ first: today, last })),
  thisWeekend: (_: Captures, { today }: Moment) => fixed(weekendOf(today, 0)),
  /** The weekend that comes, or the one after it where this one has begun. */
  comingWeekend: (_: Captures, { today }: Moment) => fixed(weekendOf(today, weekdayOf(today) >= SATURDAY ? 1 : 0)),
  weekendOfNextWeek: (_: Captures, { today }: Moment) => fixed(weekendOf(today, 1)),
  year: ({ year = 0 }: Captures) => fixed(spanOfYear(year)),
  thisYear: (_: Captures, moment: Moment) => fixed(spanOfYear(ofYear(moment, 0))),
  nextYear: (_: Captures, moment: Moment) => fixed(spanOfYear(ofYear(moment, 1))),
  /** A year that is not over. */
  yearAhead: ({ year = 0 }: Captures, moment: Moment) => (year >= ofYear(moment, 0) ? fixed(spanOfYear(year)) : null),
  numberOfThisYear: (_: Captures, moment: Moment) => ofYear(moment, 0),
  numberOfNextYear: (_: Captures, moment: Moment) => ofYear(moment, 1),
  numberOfLaterYear: ({ count = 0 }: Captures, moment: Moment) => ofYear(moment, count),
  /** A month or more: of a week the last day is not sure, nor of a weekend. */
  longOnly: ({ period }: Captures) => period && mapped(period, (span) => (span.last - span.first < 27 ? null : span)),
  /** A year that has not begun: until it may be until its beginning or its end. */
  laterYear: ({ year }: Captures, moment: Moment) => year === undefined || year > ofYear(moment, 0),
  quarter: ({ ordinal = 0, year }: Captures) => (ordinal < 1 || ordinal > 4 ? null : annual(part(ordinal, 3), year)),
  nextQuarter: (_: Captures, { today }: Moment) => fixed(quarterOf(addMonths(today, 3))),
  thisQuarter: (_: Captures, { today }: Moment) => fixed(quarterOf(today)),
  halfYear: ({ ordinal = 0, year }: Captures) => (ordinal < 1 || ordinal > 2 ? null : annual(part(ordinal, 6), year)),
  season: ({ season = 0, year }: Captures) => seasonOf(season, year),
  /** The season that has not begun yet. */
  comingSeason: ({ season = 0 }: Captures, { today }: Moment) => {
    const year = partsOf(today).year
    return seasonOf(season, spanOfSeason(season, year).first > today ? year : year + 1)
  },
  nthWeek: ({ ordinal = 1, period }: Captures) => period && mapped(period, (span) => nthWeek(span, ordinal)),
  nthWeekend: ({ ordinal = 1, period }: Captures) => period && mapped(period, (span) => nthWeekend(span, ordinal)),
  weekend: (_: Captures, { today }: Moment) => weekly(weekendOf(today, 0).first, 2),
  firstHalf: ({ period }: Captures) => period && mapped(period, ({ first }) => ({ first, last: first + 14 })),
  secondHalf: ({ period }: Captures) => period && mapped(period, ({ first, last }) => ({ first: first + 15, last })),
}

const isMonth = ({ first, last }: Span): boolean => {
  const { year, month, date } = partsOf(first)
  return date === 1 && last - first + 1 === daysInMonth(year, month)
}

const isWeek = ({ first, last }: Span): boolean => last - first === 6

const WEDNESDAY = 2

const weekdayIn = ({ first }: Span, weekday: number): Day => first + ((weekday - weekdayOf(first) + 7) % 7)

/**
 * One day of a period: its first, the 15th of a month or the Wednesday of a week (nothing else has a sure middle), its last;
 * of a week Friday, with which work ends.
 */
export const edgeActions = {
  startOf: ({ period }: Captures, { today }: Moment) =>
    period && mapped(period, (span) => (isWeek(span) && span.first < today ? null : oneDay(span.first))),
  middleOf: ({ period }: Captures, { today }: Moment) =>
    period &&
    mapped(period, (span) => {
      const wednesday = weekdayIn(span, WEDNESDAY)
      if (isWeek(span)) return wednesday < today ? null : oneDay(wednesday)
      return isMonth(span) ? oneDay(span.first + 14) : null
    }),
  endOf: ({ period }: Captures) =>
    period && mapped(period, (span) => oneDay(isWeek(span) ? weekdayIn(span, FRIDAY) : span.last)),
}
