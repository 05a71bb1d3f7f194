import { daysInMonth, partsOf, weekdayOf, type Day } from '../../date/index.ts'
import type { Frequency, NthWeekday, Rule } from '../../recurrence/rule.ts'
import { writeRule } from '../../recurrence/write-rule.ts'
import type { Captures, TimeSpan } from './captures.ts'
import { pick, type When } from './when.ts'

/** What is said of a repetition. `first` narrows where it begins (`every year on 3 May`). */
export interface RuleParts {
  readonly frequency: Frequency
  readonly interval: number
  readonly byDay: readonly NthWeekday[]
  readonly byMonthDay: readonly number[]
  readonly byMonth: readonly number[]
  /** Which of these days of a month: the first of the working ones. */
  readonly bySetPos: readonly number[]
  readonly first: When | null
  /** The part of the day that it names: `every evening`. */
  readonly part: TimeSpan | null
  /** How often it comes, where that is said with the days: `the next three Mondays`. */
  readonly count: number | null
  /** Weekdays that are only listed, which come again where an hour or an end is said too: `Tue & Fri 7 pm`. */
  readonly isListed: boolean
}

/** How a repetition ends: after so many times, or on a day. */
export interface RuleEnd {
  readonly count: number | null
  readonly until: Day | null
}

const DAYS_LOOKED_AT = 366 * 8
const WORKDAYS = [0, 1, 2, 3, 4]
const INTERVAL_MAX = 99

const ruleOf = (frequency: Frequency, parts: Partial<RuleParts> = {}): RuleParts => ({
  frequency,
  interval: 1,
  byDay: [],
  byMonthDay: [],
  byMonth: [],
  bySetPos: [],
  first: null,
  part: null,
  count: null,
  isListed: false,
  ...parts,
})

const everyWeek = (weekdays: readonly number[], interval = 1): RuleParts => {
  const sorted = [...new Set(weekdays)].sort((one, other) => one - other)
  return ruleOf('WEEKLY', { interval, byDay: sorted.map((weekday) => ({ weekday, nth: 0 })) })
}

/** Every so many of a unit: an amount of one kind alone. */
function everyAmount(count: number, { unit }: Captures): RuleParts | null {
  if (!unit || count < 1 || count > INTERVAL_MAX) return null
  if (unit.minutes > 0) return null
  if (unit.businessDays > 0) return count === 1 ? everyWeek(WORKDAYS) : null
  if (unit.months > 0) {
    return unit.months % 12 === 0
      ? ruleOf('YEARLY', { interval: (count * unit.months) / 12 })
      : ruleOf('MONTHLY', { interval: count * unit.months })
  }
  return unit.days % 7 === 0
    ? ruleOf('WEEKLY', { interval: (count * unit.days) / 7 })
    : ruleOf('DAILY', { interval: count * unit.days })
}

/** Several weekdays that do not follow each other: those that do are rather a time of some days. */
function listedWeekdays(weekdays: readonly number[]): RuleParts | null {
  const [first = 0, second = 0, ...others] = weekdays
  const isPair = others.length === 0 && Math.abs(second - first) % 5 === 1
  return weekdays.length < 2 || isPair ? null : { ...everyWeek(weekdays), isListed: true }
}

/** From one weekday to another, round the week's end. */
function weekdaysFromTo(from: number, to: number): readonly number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7)
}

export const ruleActions = {
  everyUnit: (captures: Captures) => everyAmount(1, captures),
  everyFew: (captures: Captures) => everyAmount(captures.count ?? 0, captures),
  everyOther: (captures: Captures) => everyAmount(2, captures),
  everyWeekday: ({ weekdays = [] }: Captures) => everyWeek(weekdays),
  everyWeekdayPart: ({ weekdays = [], part }: Captures) => ({ ...everyWeek(weekdays), part: part ?? null }),
  everyFewWeekdays: ({ weekdays = [], count = 1 }: Captures) => (count <= 52 ? everyWeek(weekdays, count) : null),
  listedWeekdays: ({ weekday, weekdays = [] }: Captures) =>
    listedWeekdays(weekday === undefined ? weekdays : [weekday, ...weekdays]),
  nextWeekdays: ({ weekdays = [], count = 0 }: Captures) =>
    count >= 2 && count <= 52 ? { ...everyWeek(weekdays), count } : null,
  nextWeekends: ({ count = 0 }: Captures) =>
    count >= 2 && count <= 52 ? { ...everyWeek([5, 6]), count: 2 * count } : null,
  everyOtherWeekday: ({ weekdays = [] }: Captures) => everyWeek(weekdays, 2),
  everyFewWeeksOn: ({ weekdays = [], count = 1, unit }: Captures) =>
    unit && unit.days === 7 && unit.months === 0 ? everyWeek(weekdays, count) : null,
  weekdaysFromTo: ({ weekday = 0, toWeekday = 0 }: Captures) => everyWeek(weekdaysFromTo(weekday, toWeekday)),
  workdays: () => everyWeek(WORKDAYS),
  workdaysPart: ({ part }: Captures) => ({ ...everyWeek(WORKDAYS), part: part ?? null }),
  weekends: () => everyWeek([5, 6]),
  otherWeekends: () => everyWeek([5, 6], 2),
  daily: () => ruleOf('DAILY'),
  everyPart: ({ part }: Captures) => (part ? ruleOf('DAILY', { part }) : null),
  weekly: () => ruleOf('WEEKLY'),
  fortnightly: () => ruleOf('WEEKLY', { interval: 2 }),
  monthly: () => ruleOf('MONTHLY'),
  quarterly: () => ruleOf('MONTHLY', { interval: 3 }),
  yearly: () => ruleOf('YEARLY'),
  monthDay: ({ dom = 1 }: Captures) => ruleOf('MONTHLY', { byMonthDay: [dom] }),
  monthDays: ({ dom = 1, fromDom = 1 }: Captures) =>
    ruleOf('MONTHLY', { byMonthDay: [Math.min(dom, fromDom), Math.max(dom, fromDom)] }),
  monthEnd: () => ruleOf('MONTHLY', { byMonthDay: [-1] }),
  monthDayFew: ({ dom = 1, count = 1, unit }: Captures) =>
    unit && unit.months === 1 ? ruleOf('MONTHLY', { byMonthDay: [dom], interval: count }) : null,
  monthWeekday: ({ ordinal = 1, weekday = 0 }: Captures) =>
    ordinal > 5 ? null : ruleOf('MONTHLY', { byDay: [{ weekday, nth: ordinal }] }),
  monthWorkday: ({ ordinal = 1 }: Captures) =>
    ordinal > 5 ? null : { ...everyWeek(WORKDAYS), frequency: 'MONTHLY' as const, bySetPos: [ordinal] },
  monthTwoWeekdays: ({ count = 1, ordinal = 1, weekday = 0 }: Captures) =>
    count === ordinal ? null : ruleOf('MONTHLY', { byDay: [count, ordinal].map((nth) => ({ weekday, nth })) }),
  yearDay: ({ date }: Captures) => (date && !date.isFixed ? ruleOf('YEARLY', { first: date }) : null),
  yearFeast: ({ point }: Captures) => (point && isSameEachYear(point) ? ruleOf('YEARLY', { first: point }) : null),
  yearMonth: ({ month = 1 }: Captures) => ruleOf('YEARLY', { byMonth: [month], byMonthDay: [1] }),
  yearWeekday: ({ ordinal = 1, weekday = 0, month = 1 }: Captures) =>
    ordinal > 5 ? null : ruleOf('YEARLY', { byMonth: [month], byDay: [{ weekday, nth: ordinal }] }),
}

/** Whether a date has the same month and day each year; a feast that moves cannot be a rule. */
export function isSameEachYear(when: When): boolean {
  const days = when.around(0).map(({ first }) => partsOf(first))
  return days.every(({ month, date }) => month === days[0]?.month && date === days[0].date)
}

function isNth(day: Day, { weekday, nth }: NthWeekday): boolean {
  if (weekdayOf(day) !== weekday) return false
  const { year, month, date } = partsOf(day)
  return nth < 0
    ? Math.floor((daysInMonth(year, month) - date) / 7) + 1 === -nth
    : nth === 0 || Math.ceil(date / 7) === nth
}

/** Whether a day is one of so many working days from the beginning of its month, or from its end. */
function isNthWorkday(day: Day, nth: number): boolean {
  const { year, month, date } = partsOf(day)
  const others = nth < 0 ? daysInMonth(year, month) - date : date - 1
  const between = Array.from({ length: others }, (_, away) => day + (nth < 0 ? 1 : -1) * (away + 1))
  return between.filter((one) => WORKDAYS.includes(weekdayOf(one))).length === Math.abs(nth) - 1
}

function fits({ byDay, byMonthDay, byMonth, bySetPos }: RuleParts, day: Day): boolean {
  const { month, date } = partsOf(day)
  const isLast = partsOf(day + 1).date === 1
  return (
    (byMonth.length === 0 || byMonth.includes(month)) &&
    (byMonthDay.length === 0 || byMonthDay.includes(date) || (isLast && byMonthDay.includes(-1))) &&
    (byDay.length === 0 || byDay.some((nth) => isNth(day, nth))) &&
    (bySetPos.length === 0 || bySetPos.some((nth) => isNthWorkday(day, nth)))
  )
}

/** The first day on or after `from` that a rule asks for; null where there is none in eight years. */
export function firstDayOf(rule: RuleParts, from: Day): Day | null {
  if (rule.first) return pick(rule.first, from)?.first ?? null
  for (let day = from; day < from + DAYS_LOOKED_AT; day += 1) if (fits(rule, day)) return day
  return null
}

/** So many times day by day, as the value of an RRULE. */
export const dailyRule = (count: number): string => ruleText(ruleOf('DAILY'), { count, until: null }, 0)

/** So many times week by week on the weekday of a day, as the value of an RRULE. */
export const weeklyRule = (day: Day, count: number): string =>
  ruleText(everyWeek([weekdayOf(day)]), { count, until: null }, 0)

/** Writes the value of an RRULE. An UNTIL is a day, which is included. */
export function ruleText(parts: RuleParts, { count, until }: RuleEnd, weekStart: number): string {
  const { frequency, interval, byDay, byMonthDay, byMonth, bySetPos } = parts
  const rule: Rule = {
    frequency,
    interval,
    count,
    until: until === null ? null : { day: until, minute: null, utc: false },
    // Only where weeks are skipped does it matter with which day they begin.
    weekStart: frequency === 'WEEKLY' && interval > 1 ? weekStart : 0,
    byMonth,
    byWeekNo: [],
    byYearDay: [],
    byMonthDay,
    byDay,
    byHour: [],
    byMinute: [],
    bySecond: [],
    bySetPos,
  }
  return writeRule(rule)
}
