import { partsOf, weekdayOf, type Day } from '../date/index.ts'
import { spend, type Budget } from './budget.ts'
import type { DayRule } from './day-rule.ts'
import type { Rule } from './rule.ts'
import { monthIndexOf, monthSpan, type Span } from './span.ts'

/** The elements at some positions of a span, counted from 1; negative from the end. */
function* daysAt(places: readonly number[], { first, last }: Span): Generator<Day> {
  for (const place of places) {
    const day = place > 0 ? first + place - 1 : last + place + 1
    if (day >= first && day <= last) yield day
  }
}

function* weeksIn({ byWeekNo }: Rule, { first, last }: Span): Generator<Day> {
  for (const week of daysAt(byWeekNo, { first: 0, last: (last + 1 - first) / 7 - 1 })) {
    for (let weekday = 0; weekday < 7; weekday += 1) yield first + week * 7 + weekday
  }
}

function* weekdaysIn({ weekdays }: DayRule, { first, last }: Span): Generator<Day> {
  for (const weekday of weekdays) {
    for (let day = first + ((weekday - weekdayOf(first) + 7) % 7); day <= last; day += 7) yield day
  }
}

function* datesIn({ rule, isMonth }: DayRule, { first, last }: Span): Generator<Day> {
  const lastMonth = monthIndexOf(last)
  for (let month = monthIndexOf(first); month <= lastMonth; month += 1) {
    if (isMonth((month % 12) + 1)) yield* daysAt(rule.byMonthDay, monthSpan(month))
  }
}

/** Candidate days of a rule, from its most selective part. */
function candidatesIn(span: Span, days: DayRule): Generator<Day> {
  const { rule } = days
  if (rule.byWeekNo.length > 0) return weeksIn(rule, span)
  if (rule.byYearDay.length > 0) return daysAt(rule.byYearDay, span)
  return rule.byMonthDay.length > 0 ? datesIn(days, span) : weekdaysIn(days, span)
}

/** The longest position list that fits into a rule. */
const placesIn = ({ byYearDay, byWeekNo, byMonthDay }: Rule): number =>
  byYearDay.length + byWeekNo.length + byMonthDay.length

/**
 * A rule's days in one period (week, month or year), ascending. The table of RFC 5545 3.3.10, which parts expand and
 * which limit, reduces to this once defaults are explicit (`withDefaults`): a day matches if every part does; BYSETPOS
 * then selects by position. Throws OutOfSteps.
 */
export function daysOfSpan(span: Span, days: DayRule, budget: Budget): readonly Day[] {
  spend(budget, 1 + placesIn(days.rule))
  const found = new Set<Day>()
  for (const day of candidatesIn(span, days)) {
    spend(budget, 2)
    if (days.isWanted(day)) found.add(day)
  }
  return days.pick([...found].sort((one, other) => one - other))
}

/** `daysOfSpan` for a single day. */
export function daysOfDay(day: Day, days: DayRule, budget: Budget): readonly Day[] {
  spend(budget, 1)
  return days.isWanted(day) ? days.pick([day]) : []
}

/** Makes explicit what a rule takes from its start: weekday, date, month. */
export function withDefaults(rule: Rule, start: Day): Rule {
  const { month, date } = partsOf(start)
  const byDay = [{ weekday: weekdayOf(start), nth: 0 }]
  const namesDays = rule.byDay.length + rule.byMonthDay.length + rule.byYearDay.length > 0
  if (namesDays || rule.frequency === 'DAILY') return rule
  if (rule.frequency === 'WEEKLY' || rule.byWeekNo.length > 0) return { ...rule, byDay }
  const byMonth = rule.frequency === 'YEARLY' && rule.byMonth.length === 0 ? [month] : rule.byMonth
  return { ...rule, byMonth, byMonthDay: [date] }
}
