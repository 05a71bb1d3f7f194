import { dayOf, daysInMonth, partsOf, startOfWeek, weekdayOf, type Day } from '../../date/index.ts'
import { addBusinessDays, isTimeOfDay, shiftDay } from './amounts.ts'
import type { Captures, Moment, MonthDay } from './captures.ts'
import { comingDay, lastBefore, nthWeekday, spanOfMonth } from './weekdays.ts'
import { annual, fixed, mapped, monthly, oneDay, pick, weekly, type Span, type When } from './when.ts'

const onDay = (day: Day): When => fixed(oneDay(day))

const spanOfMonthDay =
  ({ month, date }: MonthDay) =>
  (year: number): Span | null =>
    date >= 1 && date <= daysInMonth(year, month) ? oneDay(dayOf(year, month, date)) : null

const AGO_MAX = 62
const WEEK = 7
/** The last figure that is an hour of the clock on the wall. */
const LAST_HOUR = 12

/** The date; with a weekday beside it only its next day, if that is one. */
function agreeing(when: When | null, weekday: number | undefined, { today }: Moment): When | null {
  const span = when && pick(when, today)
  if (!span || weekday === undefined) return span && when
  return weekdayOf(span.first) === weekday ? fixed(span) : null
}

/** The day of the week that begins so many weeks after this one's beginning. */
const inWeek = (weeks: number, weekday: number, { today, weekStart }: Moment): Day =>
  startOfWeek(today, weekStart) + 7 * weeks + ((weekday - weekStart + 7) % 7)

/** One of the two next days of a month that has the weekday: `Friday 13`. */
function weekdayOfDom(dom: number, weekday: number, { today }: Moment): When | null {
  const span = monthly(dom)
    .around(today)
    .filter(({ first }) => first >= today)
    .slice(0, 2)
    .find(({ first }) => weekdayOf(first) === weekday)
  return span ? fixed(span) : null
}

/** Whether a date is one of the coming month. */
const isNear = (when: When | null, { today }: Moment): boolean => {
  const span = when && pick(when, today)
  return span !== null && span.first <= today + 31
}

/** The nth day with a weekday in a span, from its end if negative; null where it lacks that. */
function nthWeekdayIn(span: Span, weekday: number, nth: number): Span | null {
  const day = nthWeekday(span, weekday, nth)
  return day >= span.first && day <= span.last ? oneDay(day) : null
}

/** A day before or after a date, which is the next one; what lies before today by then is not meant. */
function shifted({ amount, point }: Captures, { today }: Moment, sign: 1 | -1): When | null {
  if (!amount || !point || isTimeOfDay(amount)) return null
  const anchor = pick(point, today)
  if (!anchor) return null
  const day = shiftDay(sign === 1 ? anchor.last : anchor.first, amount, sign)
  return day < today ? null : onDay(day)
}

/** The first such weekday after a date, or the last one before it; never one that is over. */
function weekdayBeside({ weekday = 0, point }: Captures, { today }: Moment, sign: 1 | -1): When | null {
  const anchor = point && pick(point, today)
  if (!anchor) return null
  const day = sign === 1 ? comingDay(weekday, anchor.last) : lastBefore(weekday, anchor.first)
  return day < today ? null : onDay(day)
}

function shiftedToday({ amount }: Captures, { today }: Moment, sign: 1 | -1): When | null {
  return !amount || isTimeOfDay(amount) ? null : onDay(shiftDay(today, amount, sign))
}

/** Where figures are month and day; elsewhere they are day and month. In Canada they are either. */
const MONTH_FIRST: ReadonlySet<string> = new Set(['US', 'PH', 'FM', 'GU', 'MH', 'PW', 'PR', 'AS', 'VI', 'BZ'])

/** The orders of day and month that figures may have: both where no country tells. */
function ordersIn(country: string | null): readonly boolean[] {
  if (country === null || country === 'CA') return [true, false]
  return [!MONTH_FIRST.has(country)]
}

export const dateActions = {
  dayMonth: ({ dom, month, year, weekday }: Captures, moment: Moment) =>
    dom === undefined || month === undefined
      ? null
      : agreeing(annual(spanOfMonthDay({ month, date: dom, year: null }), year), weekday, moment),
  /** Such figures where nothing tells which. */
  unsureFigures: (captures: Captures, moment: Moment) => dateActions.eitherFigures(captures, moment) === null && 'all',
  /** Figures that may be day and month or month and day: the country tells, or the weekday beside them. */
  eitherFigures: ({ eitherDay, weekday }: Captures, moment: Moment) => {
    const [first = 0, second = 0, year = null] = eitherDay ?? []
    const orders = ordersIn(moment.country).map((isDayFirst) =>
      isDayFirst ? { date: first, month: second, year } : { date: second, month: first, year },
    )
    const days = orders.map((monthDay) => agreeing(annual(spanOfMonthDay(monthDay), year), weekday, moment))
    const [day, other] = days.filter((when) => when !== null)
    return other ? null : day
  },
  figures: ({ monthDay, weekday }: Captures, moment: Moment) =>
    monthDay ? agreeing(annual(spanOfMonthDay(monthDay), monthDay.year), weekday, moment) : null,
}

const weekdayActions = {
  /** Each such weekday after today: today is called today. */
  weekday: ({ weekday = 0 }: Captures, moment: Moment): When => {
    const each = weekly(comingDay(weekday, moment.today))
    return { ...each, around: (day) => each.around(day).filter(({ first }) => first > moment.today) }
  },
  comingWeekday: ({ weekday = 0 }: Captures, moment: Moment) => onDay(comingDay(weekday, moment.today)),
  thisWeekday: ({ weekday = 0 }: Captures, { today }: Moment) => onDay(comingDay(weekday, today - 1)),
  weekdayInNextWeek: ({ weekday = 0 }: Captures, moment: Moment) => onDay(inWeek(1, weekday, moment)),
  weekdayAWeekLater: ({ weekday = 0 }: Captures, moment: Moment) => onDay(comingDay(weekday, moment.today) + 7),
  /** `a fortnight on Monday`: whole weeks after the next such day. */
  weekdayLater: ({ weekday = 0, amount }: Captures, moment: Moment) =>
    amount && amount.days > 0 && amount.days % 7 === 0 ? onDay(comingDay(weekday, moment.today) + amount.days) : null,
  /** `a week tomorrow`: whole weeks after the day. */
  relativeLater: ({ relative = 0, amount }: Captures, { today }: Moment) =>
    amount && amount.days > 0 && amount.days % 7 === 0 ? onDay(today + relative + amount.days) : null,
  weekdayAfterAmount: ({ weekday = 0, amount }: Captures, moment: Moment) =>
    amount && amount.days > 0 && amount.days % 7 === 0 && amount.months === 0
      ? onDay(inWeek(amount.days / 7, weekday, moment))
      : null,
  pastWeekday: ({ weekday = 0 }: Captures, { today }: Moment) => onDay(lastBefore(weekday, today)),
  weekdayOfWeek: ({ weekday = 0, period }: Captures) =>
    period && mapped(period, ({ first }) => oneDay(comingDay(weekday, first - 1))),
  /** `three Fridays from now`. */
  weekdaysAhead: ({ weekday = 0, count = 1 }: Captures, { today }: Moment) =>
    onDay(comingDay(weekday, today) + WEEK * (count - 1)),
  weekdaysAgo: ({ weekday = 0, count = 1 }: Captures, { today }: Moment) =>
    count * WEEK <= AGO_MAX ? onDay(lastBefore(weekday, today) - WEEK * (count - 1)) : null,
  weekdayDom: ({ weekday = 0, dom = 0 }: Captures, moment: Moment) => weekdayOfDom(dom, weekday, moment),
  /** `Saturday 3-4` may be two days or two hours, where the 3rd is a Saturday. */
  daysOrHours: ({ weekday = 0, fromDom = 0, dom = 0 }: Captures, moment: Moment) =>
    dom > fromDom && isNear(weekdayOfDom(fromDom, weekday, moment), moment) && 'date',
  /** `Saturday 8` may be the 8th or eight o'clock, unless the next Saturday is that day. */
  weekdayFigure: ({ weekday = 0, dom = 0 }: Captures, moment: Moment) =>
    dom > LAST_HOUR || partsOf(comingDay(weekday, moment.today)).date === dom
      ? weekdayOfDom(dom, weekday, moment)
      : null,
  dayOrHour: ({ weekday = 0, dom = 0 }: Captures, moment: Moment) =>
    dom <= LAST_HOUR &&
    partsOf(comingDay(weekday, moment.today)).date !== dom &&
    weekdayOfDom(dom, weekday, moment) !== null &&
    'date',
  /** `26-3` may be a day and a month. */
  dashedDay: ({ fromDom = 0, dom = 0 }: Captures) =>
    Math.min(fromDom, dom) <= 12 && Math.max(fromDom, dom) > 12 && Math.max(fromDom, dom) <= 31 && 'figures',
  /** A weekday beside a day of the month that is another one. */
  contradiction: ({ weekday = 0, dom = 0 }: Captures, moment: Moment) =>
    weekdayOfDom(dom, weekday, moment) === null && 'date',
  /** The same of a bare figure, which is rather an hour if no such day has the weekday: `Saturday 11`. */
  figureContradiction: ({ weekday = 0, dom = 0 }: Captures, moment: Moment) =>
    dom > LAST_HOUR && weekdayOfDom(dom, weekday, moment) === null && 'date',
  /** A day of a month that it does not have, or not on that weekday. */
  impossible: ({ dom = 0, month = 1, year, weekday }: Captures, moment: Moment) =>
    agreeing(annual(spanOfMonthDay({ month, date: dom, year: null }), year), weekday, moment) === null && 'date',
  relativeWeekday: ({ relative = 0, weekday = 0 }: Captures, { today }: Moment) =>
    weekdayOf(today + relative) === weekday ? onDay(today + relative) : null,
}

export const pointActions = {
  ...weekdayActions,
  date: ({ date }: Captures) => date,
  theDom: ({ dom = 0 }: Captures) => monthly(dom),
  /** A day of a month that is told from today: `the 20th of next month`. */
  domOfMonth: ({ dom = 0, period }: Captures) =>
    period && mapped(period, ({ first, last }) => (first + dom - 1 <= last ? oneDay(first + dom - 1) : null)),
  relative: ({ relative = 0 }: Captures, { today }: Moment) => onDay(today + relative),
  feast: ({ feast, year, weekday }: Captures, moment: Moment) => {
    const build = (at: number): Span | null => {
      const day = feast?.(at, moment.country) ?? null
      return day === null ? null : oneDay(day)
    }
    return agreeing(annual(build, year), weekday, moment)
  },
  nthWeekday: ({ ordinal = 1, weekday = 0, month = 1, year }: Captures) =>
    annual((at) => nthWeekdayIn(spanOfMonth(at, month), weekday, ordinal), year),
  nthWeekdayOfPeriod: ({ ordinal = 1, weekday = 0, period }: Captures, { today }: Moment) => {
    const nth = period && mapped(period, (span) => nthWeekdayIn(span, weekday, ordinal))
    const span = nth && pick(nth, today)
    return span ? fixed(span) : null
  },
  nthDay: ({ ordinal = 1, period }: Captures) =>
    period &&
    mapped(period, ({ first, last }) => {
      const day = ordinal > 0 ? first + ordinal - 1 : last + ordinal + 1
      return day >= first && day <= last ? oneDay(day) : null
    }),
  nextBusinessDay: (_: Captures, { today }: Moment) => onDay(addBusinessDays(today, 1)),
  nthBusinessDay: ({ ordinal = 1, period }: Captures) =>
    period &&
    mapped(period, ({ first, last }) =>
      oneDay(ordinal > 0 ? addBusinessDays(first - 1, ordinal) : addBusinessDays(last + 1, ordinal)),
    ),
  /** `the Sunday after Easter`. */
  weekdayAfter: (captures: Captures, moment: Moment) => weekdayBeside(captures, moment, 1),
  weekdayBefore: (captures: Captures, moment: Moment) => weekdayBeside(captures, moment, -1),
  before: (captures: Captures, moment: Moment) => shifted(captures, moment, -1),
  after: (captures: Captures, moment: Moment) => shifted(captures, moment, 1),
  dayBefore: ({ point }: Captures, moment: Moment) =>
    shifted({ point, amount: { months: 0, days: 1, businessDays: 0, minutes: 0 } } as Captures, moment, -1),
  dayAfter: ({ point }: Captures, moment: Moment) =>
    shifted({ point, amount: { months: 0, days: 1, businessDays: 0, minutes: 0 } } as Captures, moment, 1),
  fromNow: (captures: Captures, moment: Moment) => shiftedToday(captures, moment, 1),
  /** Not of long ago, which people tell of rather than write down. */
  ago: (captures: Captures, moment: Moment) => {
    const when = shiftedToday(captures, moment, -1)
    const day = when && pick(when, moment.today)?.first
    return day && day >= moment.today - AGO_MAX ? when : null
  },
}
