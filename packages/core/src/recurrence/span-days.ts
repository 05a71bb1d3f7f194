import { dayOf, daysInMonth, daysInYear, partsOf, weekdayOf, yearOf, type Day } from '../date/index.ts'
import type { Rule } from './rule.ts'

/** First and last day of a stretch of days, both included. */
export interface Span {
  readonly first: Day
  readonly last: Day
}

/** The month that is `index` months after January of the year 0. */
export function monthSpan(index: number): Span {
  const year = Math.floor(index / 12)
  const month = index - year * 12 + 1
  const first = dayOf(year, month, 1)
  return { first, last: first + daysInMonth(year, month) - 1 }
}

/** The number that `monthSpan` knows the month of a day by. */
export function monthIndexOf(day: Day): number {
  const { year, month } = partsOf(day)
  return year * 12 + month - 1
}

const isAllowed = (list: readonly number[], value: number): boolean => list.length === 0 || list.includes(value)

/** Whether a list names a place of a span of `length`, counted from 1 or, negative, from the end. */
const isNamed = (list: readonly number[], place: number, length: number): boolean =>
  list.length === 0 || list.includes(place) || list.includes(place - length - 1)

/** The weeks of a year: its first is the one with four days in it (RFC 5545 3.3.10; for weeks from Monday, ISO 8601). */
export function weekYearSpan(year: number, weekStart: number): Span {
  const firstOf = (of: number): Day => {
    const fourth = dayOf(of, 1, 4)
    return fourth - ((weekdayOf(fourth) - weekStart + 7) % 7)
  }
  return { first: firstOf(year), last: firstOf(year + 1) - 1 }
}

/** The year that the week of a day belongs to. */
export const weekYearOf = (day: Day, weekStart: number): number =>
  yearOf(day - ((weekdayOf(day) - weekStart + 7) % 7) + 3)

/** The stretch in which the 2 of `2MO` is counted: a month, but the year in a yearly rule that names no months. */
function countingSpan(day: Day, rule: Rule): Span {
  if (rule.frequency !== 'YEARLY' || rule.byMonth.length > 0) return monthSpan(monthIndexOf(day))
  const year = yearOf(day)
  return { first: dayOf(year, 1, 1), last: dayOf(year, 12, 31) }
}

function hasWeekday(day: Day, rule: Rule): boolean {
  if (rule.byDay.length === 0) return true
  const candidates = rule.byDay.filter(({ weekday }) => weekday === weekdayOf(day))
  if (candidates.length === 0 || candidates.some(({ nth }) => nth === 0)) return candidates.length > 0
  const { first, last } = countingSpan(day, rule)
  const fromStart = Math.floor((day - first) / 7) + 1
  const fromEnd = -Math.floor((last - day) / 7) - 1
  return candidates.some(({ nth }) => nth === fromStart || nth === fromEnd)
}

function hasDate(day: Day, rule: Rule): boolean {
  if (rule.byMonth.length === 0 && rule.byMonthDay.length === 0) return true
  const { year, month, date } = partsOf(day)
  return isAllowed(rule.byMonth, month) && isNamed(rule.byMonthDay, date, daysInMonth(year, month))
}

function hasYearDay(day: Day, rule: Rule): boolean {
  if (rule.byYearDay.length === 0) return true
  const year = yearOf(day)
  return isNamed(rule.byYearDay, day - dayOf(year, 1, 1) + 1, daysInYear(year))
}

const isWanted = (day: Day, rule: Rule): boolean => hasWeekday(day, rule) && hasDate(day, rule) && hasYearDay(day, rule)

function pickPlaces(days: readonly Day[], { bySetPos }: Rule): readonly Day[] {
  if (bySetPos.length === 0) return days
  const picked = new Set(bySetPos.map((place) => (place > 0 ? place - 1 : days.length + place)))
  return days.filter((_, index) => picked.has(index))
}

/** What has one of some places in a span, counted from 1; negative places count from the end. */
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

function* weekdaysIn(rule: Rule, { first, last }: Span): Generator<Day> {
  for (const { weekday } of rule.byDay) {
    for (let day = first + ((weekday - weekdayOf(first) + 7) % 7); day <= last; day += 7) yield day
  }
}

function* datesIn(rule: Rule, { first, last }: Span): Generator<Day> {
  const lastMonth = monthIndexOf(last)
  for (let month = monthIndexOf(first); month <= lastMonth; month += 1) {
    if (isAllowed(rule.byMonth, (month % 12) + 1)) yield* daysAt(rule.byMonthDay, monthSpan(month))
  }
}

/** Days among which those of the rule are, found by its most telling part. */
function candidatesIn(span: Span, rule: Rule): Generator<Day> {
  if (rule.byWeekNo.length > 0) return weeksIn(rule, span)
  if (rule.byYearDay.length > 0) return daysAt(rule.byYearDay, span)
  return rule.byMonthDay.length > 0 ? datesIn(rule, span) : weekdaysIn(rule, span)
}

/**
 * The days of one period (a week, month or year) that a rule asks for, ascending. The table of RFC 5545 3.3.10, which
 * parts widen and which narrow a period, comes to this once the rule says its defaults (`withDefaults`): a day is in
 * where every part agrees; BYSETPOS then picks by place.
 */
export function daysOfSpan(span: Span, rule: Rule): readonly Day[] {
  const days = new Set<Day>()
  for (const day of candidatesIn(span, rule)) {
    if (isWanted(day, rule)) days.add(day)
  }
  return pickPlaces(
    [...days].sort((one, other) => one - other),
    rule,
  )
}

/** `daysOfSpan` of a single day, for rules that ask day by day and may do so 146,097 times. */
export const daysOfDay = (day: Day, rule: Rule): readonly Day[] => pickPlaces(isWanted(day, rule) ? [day] : [], rule)

/** Says in its parts what a rule leaves to its start: its weekday, its date, its month. */
export function withDefaults(rule: Rule, start: Day): Rule {
  const { month, date } = partsOf(start)
  const byDay = [{ weekday: weekdayOf(start), nth: 0 }]
  const namesDays = rule.byDay.length + rule.byMonthDay.length + rule.byYearDay.length > 0
  if (namesDays || rule.frequency === 'DAILY') return rule
  if (rule.frequency === 'WEEKLY' || rule.byWeekNo.length > 0) return { ...rule, byDay }
  const byMonth = rule.frequency === 'YEARLY' && rule.byMonth.length === 0 ? [month] : rule.byMonth
  return { ...rule, byMonth, byMonthDay: [date] }
}
