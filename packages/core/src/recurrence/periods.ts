import { dayOf, daysInMonth, weekdayOf, yearOf, type Day } from '../date/index.ts'
import type { Rule } from './rule.ts'
import {
  daysOfDay,
  daysOfSpan,
  monthIndexOf,
  monthSpan,
  weekYearOf,
  weekYearSpan,
  withDefaults,
  type Span,
} from './span-days.ts'

/**
 * The days that a rule asks for, in periods (days, weeks, months or years, every INTERVAL of them) numbered from 0,
 * which holds the start. Any period can be asked for, so that nothing before it needs to be walked through.
 */
export interface Periods {
  /** First day of a period. */
  readonly firstDayOf: (index: number) => Day
  /** The last period that begins on or before a day; negative before the start. */
  readonly indexOf: (day: Day) => number
  /** Days of the rule in a period, ascending; those of period 0 may lie before the start. */
  readonly daysIn: (index: number) => readonly Day[]
  /** So many periods on, everything repeats: the days of the Gregorian calendar do after 400 years. */
  readonly cycle: number
  /** Whether every period has as many days as any other. */
  readonly isEven: boolean
}

/** Days of 9,999 years, and more months and years than there are: a longer INTERVAL changes nothing. */
const LONGEST_INTERVAL = 3_700_000

/** How spans of one frequency are numbered, from any fixed one on. */
interface Numbering {
  readonly numberOf: (day: Day) => number
  readonly spanOf: (number: number) => Span
  readonly cycle: number
}

const yearSpanOf = (year: number): Span => ({ first: dayOf(year, 1, 1), last: dayOf(year, 12, 31) })

const byWeekYears = (weekStart: number): Numbering => ({
  numberOf: (day) => weekYearOf(day, weekStart),
  spanOf: (year) => weekYearSpan(year, weekStart),
  cycle: 400,
})

function numberingOf(rule: Rule): Numbering {
  switch (rule.frequency) {
    case 'MONTHLY':
      return { numberOf: monthIndexOf, spanOf: monthSpan, cycle: 4_800 }
    case 'YEARLY':
      // The days of week 1 and of the last one may lie outside of their year: such rules go by years of whole weeks.
      if (rule.byWeekNo.length > 0) return byWeekYears(rule.weekStart)
      return { numberOf: yearOf, spanOf: yearSpanOf, cycle: 400 }
    case 'WEEKLY': {
      // Day 0 is a Thursday: `lead` days later, a week starts.
      const lead = (rule.weekStart - weekdayOf(0) + 7) % 7
      return {
        numberOf: (day) => Math.floor((day - lead) / 7),
        spanOf: (week) => ({ first: week * 7 + lead, last: week * 7 + lead + 6 }),
        cycle: 20_871,
      }
    }
    default:
      return { numberOf: (day) => day, spanOf: (day) => ({ first: day, last: day }), cycle: 146_097 }
  }
}

const areOnOneSide = (places: readonly number[], furthest: number): boolean =>
  places.every((place) => place > 0 && place <= furthest) || places.every((place) => place < 0 && place >= -furthest)

/** Whether each month (of those named, in a yearly rule) surely has as many days of the rule as any other. */
function isEvenByMonth(rule: Rule): boolean {
  const months = rule.frequency === 'YEARLY' ? rule.byMonth : []
  const shortest = Math.min(...(months.length > 0 ? months.map((month) => daysInMonth(2025, month)) : [28]))
  if (rule.byDay.length === 0) return areOnOneSide(rule.byMonthDay, shortest)
  return (
    rule.byMonthDay.length === 0 &&
    areOnOneSide(
      rule.byDay.map(({ nth }) => nth),
      4,
    )
  )
}

function isEven(rule: Rule): boolean {
  const { byMonth, byYearDay, byWeekNo, bySetPos, frequency } = rule
  if (byYearDay.length + byWeekNo.length + bySetPos.length > 0) return false
  if (frequency === 'YEARLY') return isEvenByMonth(rule)
  if (byMonth.length > 0) return false
  if (frequency === 'MONTHLY') return isEvenByMonth(rule)
  return frequency === 'WEEKLY' || rule.byDay.length + rule.byMonthDay.length === 0
}

/** Every day, on some weekdays: a weekly rule in other words, and in weeks it is counted by division. */
function inItsLongestPeriod(rule: Rule): Rule {
  const others = rule.byMonth.length + rule.byMonthDay.length + rule.bySetPos.length
  const isWeekly = rule.frequency === 'DAILY' && rule.interval === 1 && rule.byDay.length > 0 && others === 0
  return isWeekly ? { ...rule, frequency: 'WEEKLY' } : rule
}

/**
 * Every second year is counted from the year that the start is in, also where its week belongs to the year before or
 * after. Every year begins with the year of that week, whose other days may be days of the rule.
 */
const firstNumber = ({ byWeekNo, interval }: Rule, start: Day, number: number): number =>
  byWeekNo.length > 0 && interval > 1 ? yearOf(start) : number

/** The periods of a rule of at least DAILY from the day of its start on. */
export function periodsOf(written: Rule, start: Day): Periods {
  const rule = inItsLongestPeriod(withDefaults(written, start))
  const { numberOf, spanOf, cycle } = numberingOf(rule)
  const interval = Math.min(rule.interval, LONGEST_INTERVAL)
  const zero = firstNumber(rule, start, numberOf(start))
  return {
    firstDayOf: (index) => spanOf(zero + index * interval).first,
    indexOf: (day) => Math.floor((numberOf(day) - zero) / interval),
    daysIn:
      rule.frequency === 'DAILY'
        ? (index) => daysOfDay(zero + index * interval, rule)
        : (index) => daysOfSpan(spanOf(zero + index * interval), rule),
    cycle,
    isEven: isEven(rule),
  }
}

/**
 * The days of a rule in the periods that reach from one day to another, ascending; at both ends there may be some
 * outside. It ends after 400 years without a single day (30 February).
 */
export function* daysBetween(periods: Periods, first: Day, last: Day): Generator<Day> {
  let empty = 0
  for (let index = Math.max(0, periods.indexOf(first)); empty < periods.cycle; index += 1) {
    if (periods.firstDayOf(index) > last) return
    const days = periods.daysIn(index)
    empty = days.length === 0 ? empty + 1 : 0
    yield* days
  }
}

/** The days of a rule in the periods that begin on or before a day, descending. It ends as `daysBetween` does. */
export function* daysBack(periods: Periods, last: Day): Generator<Day> {
  let empty = 0
  for (let index = periods.indexOf(last); index >= 0 && empty < periods.cycle; index -= 1) {
    const days = periods.daysIn(index)
    empty = days.length === 0 ? empty + 1 : 0
    yield* days.toReversed()
  }
}
