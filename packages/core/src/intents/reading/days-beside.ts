import { A_WEEK, partsOf, startOfWeek, weekdayOf, yearSpan, type Day, type WeekStart } from '../../date/index.ts'
import type { Amount, TextSpan } from '../../language/index.ts'
import type { DaysBeside } from '../question-types.ts'
import type { QuestionPhrases } from '../read-phrases.ts'
import { monthSpan, type Span } from './dates.ts'

const A_YEAR = 12

/** Whether days are told by when somebody leaves or is back. */
export const saysJourney = (phrases: QuestionPhrases): boolean =>
  phrases.has('leavesOrBack') && daysBesideIn(phrases) !== null

function unitOf({ days, minutes, months }: Amount): DaysBeside['unit'] | null {
  if (minutes > 0) return null
  if (months > 0) return days > 0 ? null : months === 1 ? 'month' : months === A_YEAR ? 'year' : null
  return days === 1 ? 'day' : days === A_WEEK ? 'week' : null
}

const SIDES = [
  ['periodAfter', 'weekdayAfter', 'weekendAfter', 1],
  ['periodBefore', 'weekdayBefore', 'weekendBefore', -1],
  ['samePeriod', 'sameWeekday', 'sameWeekend', 0],
] as const

const EDGES = [
  ['dayOut', 'firstDay'],
  ['dayBack', 'lastDay'],
] as const

const PARTS = [
  ['thatPart', 0],
  ['partAfter', 1],
  ['partBefore', -1],
] as const

/** What a text says of days beside those that were spoken of, and where; null where it says nothing of the kind. */
export function daysBesideIn(phrases: QuestionPhrases): (DaysBeside & TextSpan) | null {
  for (const [period, weekday, weekend, sign] of SIDES) {
    const ofWeekend = phrases.find(weekend)
    if (ofWeekend) return { unit: 'weekend', weekday: 0, sign, from: ofWeekend.from, to: ofWeekend.to }
    // Before a week: `the Thursday of that week`.
    const ofWeekday = phrases.find(weekday)
    if (ofWeekday)
      return { unit: 'weekday', weekday: ofWeekday.value as number, sign, from: ofWeekday.from, to: ofWeekday.to }
    const ofPeriod = phrases.find(period)
    const unit = ofPeriod && unitOf(ofPeriod.value as Amount)
    if (ofPeriod && unit) return { unit, weekday: 0, sign, from: ofPeriod.from, to: ofPeriod.to }
  }
  return edgeOrPartIn(phrases)
}

/** The first or the last of some days, or a part of a day beside them. */
function edgeOrPartIn(phrases: QuestionPhrases): (DaysBeside & TextSpan) | null {
  for (const [cue, unit] of EDGES) {
    const ofEdge = phrases.find(cue)
    if (ofEdge) return { unit, weekday: 0, sign: 0, from: ofEdge.from, to: ofEdge.to }
  }
  // The part of the day stays in the text: `that evening`.
  for (const [cue, sign] of PARTS) {
    const ofPart = phrases.find(cue)
    if (ofPart) return { unit: 'day', weekday: 0, sign, from: ofPart.from, to: ofPart.to }
  }
  return null
}

function monthBeside(day: Day, by: number): Span {
  const { year, month } = partsOf(day)
  const months = year * A_YEAR + month - 1 + by
  return monthSpan(Math.floor(months / A_YEAR), (months % A_YEAR) + 1)
}

const aDay = (day: Day): Span => ({ first: day, last: day })

function weekBeside(edge: Day, sign: number, weekStart: WeekStart): Span {
  const begin = startOfWeek(edge, weekStart) + sign * A_WEEK
  return { first: begin, last: begin + A_WEEK - 1 }
}

function weekendBeside(edge: Day, sign: number): Span {
  const same = startOfWeek(edge) + 5
  // After a day of the week it is the weekend that this one ends with.
  const saturday = sign > 0 && same > edge ? same : same + sign * A_WEEK
  return { first: saturday, last: saturday + 1 }
}

function weekdayBeside({ first, last }: Span, weekday: number, sign: number): Span {
  const edge = sign > 0 ? last : first
  // That of some days is within them, or in the week in which they begin.
  const within = first + ((weekday - weekdayOf(first) + A_WEEK) % A_WEEK)
  if (sign === 0) return aDay(within <= last ? within : startOfWeek(first) + weekday)
  const away = ((weekday - weekdayOf(edge)) * sign + A_WEEK) % A_WEEK || A_WEEK
  return aDay(edge + away * sign)
}

/** The days that are meant beside some. */
export function daysBeside(span: Span, { unit, ...beside }: DaysBeside, weekStart: WeekStart): Span {
  if (unit === 'firstDay') return aDay(span.first)
  return unit === 'lastDay' ? aDay(span.last) : unitBeside(span, { unit, ...beside }, weekStart)
}

type UnitBeside = DaysBeside & { readonly unit: Exclude<DaysBeside['unit'], 'firstDay' | 'lastDay'> }

function unitBeside({ first, last }: Span, { unit, weekday, sign }: UnitBeside, weekStart: WeekStart): Span {
  const edge = sign > 0 ? last : first
  switch (unit) {
    case 'day':
      return sign === 0 ? { first, last } : aDay(edge + sign)
    case 'week':
      return weekBeside(edge, sign, weekStart)
    case 'weekend':
      return weekendBeside(edge, sign)
    case 'month':
      return monthBeside(edge, sign)
    case 'year':
      return yearSpan(partsOf(edge).year + sign)
    case 'weekday':
      return weekdayBeside({ first, last }, weekday, sign)
  }
}
