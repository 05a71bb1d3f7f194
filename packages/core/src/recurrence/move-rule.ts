import { daysInMonth, partsOf, weekdayOf, type Day } from '../date/index.ts'
import type { NthWeekday, Rule } from './rule.ts'

/** A day that a rule names, and the day that it should name instead. */
interface Move {
  readonly from: Day
  readonly to: Day
}

/** Counted from the end of the month where `like` is: -1 is the last. */
function dateLike(day: Day, like: number): number {
  const { year, month, date } = partsOf(day)
  return like > 0 ? date : date - daysInMonth(year, month) - 1
}

/** Which of its weekday in the month a day is, from the end where `like` is. A fifth one, that few months have, is last. */
function nthLike(day: Day, like: number): number {
  const nth = Math.ceil(dateLike(day, 1) / 7)
  return like < 0 || nth === 5 ? -Math.ceil(-dateLike(day, -1) / 7) : nth
}

function movedDates(dates: readonly number[], { from, to }: Move): readonly number[] {
  const [date] = dates
  if (dates.length === 1 && date === dateLike(from, date ?? 1)) return [dateLike(to, date)]
  const moved = dates.map((one) => one + to - from)
  const isSame = [...dates, ...moved].every((one) => one >= 1 && one <= 28)
  return isSame ? moved : dates
}

const rotated = (weekday: number, { from, to }: Move): number => (((weekday + to - from) % 7) + 7) % 7

function movedWeekdays(byDay: readonly NthWeekday[], move: Move): readonly NthWeekday[] {
  const [only] = byDay
  const isNamed =
    byDay.length === 1 && only?.weekday === weekdayOf(move.from) && only.nth === nthLike(move.from, only.nth)
  if (isNamed) return [{ weekday: weekdayOf(move.to), nth: nthLike(move.to, only.nth) }]
  return byDay.map(({ weekday, nth }) => ({ weekday: rotated(weekday, move), nth }))
}

function movedMonths(months: readonly number[], { from, to }: Move): readonly number[] {
  return months.length === 1 && months[0] === partsOf(from).month ? [partsOf(to).month] : months
}

/** Whether the days of a rule are told by something that no single day's move can be read into. */
const namesNoSingleDays = ({ frequency, bySetPos, byYearDay, byWeekNo, byMonth, byDay }: Rule): boolean =>
  bySetPos.length + byYearDay.length + byWeekNo.length > 0 ||
  (frequency === 'YEARLY' && byMonth.length === 0 && byDay.length > 0)

/**
 * The rule of a series whose start moves to another day, so that the days that it names follow. Weekdays turn with the
 * move (Monday and Wednesday moved by one day are Tuesday and Thursday, and the week starts a day later where weeks are
 * left out). A date, an nth weekday or a month that names the start names the new one. Several dates move together as
 * long as no month's end is in the way. Rules by BYSETPOS, BYYEARDAY or BYWEEKNO, or by the weekdays of a year, stay as
 * they are.
 */
export function moveRule(rule: Rule, from: Day, to: Day): Rule {
  const move = { from, to }
  const { byMonth, byMonthDay, byDay } = rule
  if (from === to || namesNoSingleDays(rule)) return rule
  const weekdays = movedWeekdays(byDay, move)
  if (rule.frequency === 'DAILY' || rule.frequency === 'WEEKLY') {
    const weekStart = rule.interval > 1 && byDay.length > 0 ? rotated(rule.weekStart, move) : rule.weekStart
    return { ...rule, weekStart, byDay: weekdays }
  }
  const months = rule.frequency === 'YEARLY' ? movedMonths(byMonth, move) : byMonth
  return { ...rule, byMonth: months, byMonthDay: movedDates(byMonthDay, move), byDay: weekdays }
}
