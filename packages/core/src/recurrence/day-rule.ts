import { dayOf, daysInMonth, daysInYear, partsOf, weekdayOf, yearOf, type Day } from '../date/index.ts'
import type { Rule } from './rule.ts'
import { monthIndexOf, monthSpan, type Span } from './span.ts'

/** A rule whose lists are prepared for lookup, because they may have hundreds of entries. */
export interface DayRule {
  readonly rule: Rule
  /** Each weekday of BYDAY once, numbered or not. */
  readonly weekdays: readonly number[]
  readonly isWanted: (day: Day) => boolean
  readonly isMonth: (month: number) => boolean
  /** What BYSETPOS selects from a period's days. */
  readonly pick: (days: readonly Day[]) => readonly Day[]
}

type Test = (day: Day) => boolean

const all: Test = () => true

/** Whether a list contains a position of a span of `length`, counted from 1, or negative from the end. */
function placesOf(list: readonly number[]): (place: number, length: number) => boolean {
  const named = new Set(list)
  return (place, length) => named.size === 0 || named.has(place) || named.has(place - length - 1)
}

/** The span in which the 2 of `2MO` counts: a month, or the year in a yearly rule without months. */
function countingSpan(day: Day, rule: Rule): Span {
  if (rule.frequency !== 'YEARLY' || rule.byMonth.length > 0) return monthSpan(monthIndexOf(day))
  const year = yearOf(day)
  return { first: dayOf(year, 1, 1), last: dayOf(year, 12, 31) }
}

/** More than the 53 equal weekdays that a year can have. */
const KEYS_A_WEEKDAY = 128
const keyOf = (weekday: number, nth: number): number => weekday * KEYS_A_WEEKDAY + nth

function weekdayTest(rule: Rule): Test {
  if (rule.byDay.length === 0) return all
  const named = new Set(rule.byDay.map(({ weekday, nth }) => keyOf(weekday, nth)))
  const weekdays = new Set(rule.byDay.map(({ weekday }) => weekday))
  return (day) => {
    const weekday = weekdayOf(day)
    if (!weekdays.has(weekday)) return false
    if (named.has(keyOf(weekday, 0))) return true
    const { first, last } = countingSpan(day, rule)
    const fromStart = Math.floor((day - first) / 7) + 1
    const fromEnd = -Math.floor((last - day) / 7) - 1
    return named.has(keyOf(weekday, fromStart)) || named.has(keyOf(weekday, fromEnd))
  }
}

function dateTest({ byMonth, byMonthDay }: Rule): Test {
  if (byMonth.length === 0 && byMonthDay.length === 0) return all
  const months = new Set(byMonth)
  const isDate = placesOf(byMonthDay)
  return (day) => {
    const { year, month, date } = partsOf(day)
    return (months.size === 0 || months.has(month)) && isDate(date, daysInMonth(year, month))
  }
}

function yearDayTest({ byYearDay }: Rule): Test {
  if (byYearDay.length === 0) return all
  const isPlace = placesOf(byYearDay)
  return (day) => {
    const year = yearOf(day)
    return isPlace(day - dayOf(year, 1, 1) + 1, daysInYear(year))
  }
}

function pickerOf({ bySetPos }: Rule): DayRule['pick'] {
  if (bySetPos.length === 0) return (days) => days
  const places = new Set(bySetPos)
  return (days) => days.filter((_, index) => places.has(index + 1) || places.has(index - days.length))
}

/** Prepares a rule's lists once for all its days. */
export function dayRuleOf(rule: Rule): DayRule {
  const [isWeekday, isDate, isYearDay] = [weekdayTest(rule), dateTest(rule), yearDayTest(rule)]
  const months = new Set(rule.byMonth)
  return {
    rule,
    weekdays: [...new Set(rule.byDay.map(({ weekday }) => weekday))],
    isWanted: (day) => isWeekday(day) && isDate(day) && isYearDay(day),
    isMonth: (month) => months.size === 0 || months.has(month),
    pick: pickerOf(rule),
  }
}
