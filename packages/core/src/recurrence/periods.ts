import { dayOf, daysInMonth, weekdayOf, yearOf, type Day } from '../date/index.ts'
import { spend, type Budget } from './budget.ts'
import { dayRuleOf } from './day-rule.ts'
import { LAST_YEAR } from './limits.ts'
import type { Rule } from './rule.ts'
import { monthIndexOf, monthSpan, weekYearOf, weekYearSpan, type Span } from './span.ts'
import { daysOfDay, daysOfSpan, withDefaults } from './span-days.ts'
import { yearCounts, type YearCounts } from './year-counts.ts'

/**
 * A rule's days by periods (days, weeks, months or years, every INTERVAL of them), numbered from 0, which contains the
 * start. Any period can be computed directly.
 */
export interface Periods extends YearCounts {
  /** First day of a period. */
  readonly firstDayOf: (index: number) => Day
  /** The last period that begins on or before a day; negative before the start. */
  readonly indexOf: (day: Day) => number
  /** A period's days of the rule, ascending; in period 0 some may be before the start. */
  readonly daysIn: (index: number) => readonly Day[]
  /** Whether all periods have the same number of days. */
  readonly isEven: boolean
}

/** Days of 9,999 years, more than there are months or years: larger INTERVALs change nothing. */
const LONGEST_INTERVAL = 3_700_000

/** How spans of one frequency are numbered, from any origin. */
interface Numbering {
  readonly numberOf: (day: Day) => number
  readonly spanOf: (number: number) => Span
}

const yearSpanOf = (year: number): Span => ({ first: dayOf(year, 1, 1), last: dayOf(year, 12, 31) })

const byWeekYears = (weekStart: number): Numbering => ({
  numberOf: (day) => weekYearOf(day, weekStart),
  spanOf: (year) => weekYearSpan(year, weekStart),
})

function numberingOf(rule: Rule): Numbering {
  switch (rule.frequency) {
    case 'MONTHLY':
      return { numberOf: monthIndexOf, spanOf: monthSpan }
    case 'YEARLY':
      // The days of week 1 and of the last week may be outside their year: such rules use years of whole weeks.
      if (rule.byWeekNo.length > 0) return byWeekYears(rule.weekStart)
      return { numberOf: yearOf, spanOf: yearSpanOf }
    case 'WEEKLY': {
      // Day 0 is a Thursday: a week starts `lead` days later.
      const lead = (rule.weekStart - weekdayOf(0) + 7) % 7
      return {
        numberOf: (day) => Math.floor((day - lead) / 7),
        spanOf: (week) => ({ first: week * 7 + lead, last: week * 7 + lead + 6 }),
      }
    }
    default:
      return { numberOf: (day) => day, spanOf: (day) => ({ first: day, last: day }) }
  }
}

const areOnOneSide = (places: readonly number[], furthest: number): boolean =>
  places.every((place) => place > 0 && place <= furthest) || places.every((place) => place < 0 && place >= -furthest)

/** Whether every month (of those named, in a yearly rule) certainly has the same number of the rule's days. */
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

/** A daily rule with weekdays equals a weekly rule, which is counted by division. */
function inItsLongestPeriod(rule: Rule): Rule {
  const others = rule.byMonth.length + rule.byMonthDay.length + rule.bySetPos.length
  const isWeekly = rule.frequency === 'DAILY' && rule.interval === 1 && rule.byDay.length > 0 && others === 0
  return isWeekly ? { ...rule, frequency: 'WEEKLY' } : rule
}

/**
 * Every second year counts from the start's year, even if its week belongs to a neighbouring year. Every year begins
 * with that week's year, whose other days may match.
 */
const firstNumber = ({ byWeekNo, interval }: Rule, start: Day, number: number): number =>
  byWeekNo.length > 0 && interval > 1 ? yearOf(start) : number

/** Cached days that one step may skip. */
const DAYS_A_STEP = 8

/**
 * The periods of a rule of at least DAILY from its start's day on. Each examined day costs a step; they throw
 * OutOfSteps.
 */
export function periodsOf(written: Rule, start: Day, budget: Budget): Periods {
  const rule = inItsLongestPeriod(withDefaults(written, start))
  const { numberOf, spanOf } = numberingOf(rule)
  const interval = Math.min(rule.interval, LONGEST_INTERVAL)
  const zero = firstNumber(rule, start, numberOf(start))
  const days = dayRuleOf(rule)
  // Exceptions are looked up one by one, often in the same period.
  let asked: { readonly index: number; readonly days: readonly Day[] } | null = null
  const periods = {
    firstDayOf: (index: number): Day => spanOf(zero + index * interval).first,
    indexOf: (day: Day): number => Math.floor((numberOf(day) - zero) / interval),
    daysIn: (index: number): readonly Day[] => {
      const number = zero + index * interval
      if (rule.frequency === 'DAILY') return daysOfDay(number, days, budget)
      if (asked?.index !== index) asked = { index, days: daysOfSpan(spanOf(number), days, budget) }
      spend(budget, 1 + Math.ceil(asked.days.length / DAYS_A_STEP))
      return asked.days
    },
  }
  const counts = yearCounts({ ...periods, spansYears: rule.byWeekNo.length > 0 }, budget)
  return { ...periods, ...counts, isEven: isEven(rule) }
}

/** After this many days in a row without a match, whole years without any are skipped. */
const DRY_DAYS = 800

/** The first period from a given one on that begins in a year with matching days. */
function nextInYearWithDays(periods: Periods, from: number, last: Day): number {
  let index = from
  for (;;) {
    const begin = periods.firstDayOf(index)
    const year = begin > last ? LAST_YEAR : yearOf(begin)
    if (year >= LAST_YEAR || periods.countIn(year, 0) > 0) return index
    index = periods.firstIndexOf(year + 1)
  }
}

/** The last period up to a given one that begins in a year with matching days; negative if there is none. */
function lastInYearWithDays(periods: Periods, from: number): number {
  let index = from
  while (index >= 0) {
    const first = periods.firstIndexOf(yearOf(periods.firstDayOf(index)))
    if (first === 0 || periods.countIn(yearOf(periods.firstDayOf(index)), 0) > 0) return index
    index = first - 1
  }
  return index
}

/** The days of a rule from one day to another, both included, ascending. */
export function* daysBetween(periods: Periods, first: Day, last: Day): Generator<Day> {
  let index = Math.max(0, periods.indexOf(first))
  let wet = periods.firstDayOf(index)
  for (let begin = wet; begin <= last; begin = periods.firstDayOf(index)) {
    const days = periods.daysIn(index)
    if (days.length > 0) wet = begin
    for (const day of days) if (day >= first && day <= last) yield day
    index = begin - wet > DRY_DAYS ? nextInYearWithDays(periods, index + 1, last) : index + 1
  }
}

/** A rule's days in the periods that begin on or before a day, descending. */
export function* daysBack(periods: Periods, last: Day): Generator<Day> {
  let wet = last
  for (let index = periods.indexOf(last); index >= 0;) {
    const begin = periods.firstDayOf(index)
    const days = periods.daysIn(index)
    if (days.length > 0) wet = begin
    yield* days.toReversed()
    index = wet - begin > DRY_DAYS ? lastInYearWithDays(periods, index - 1) : index - 1
  }
}
