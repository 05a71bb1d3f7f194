import { partsOf, type Day } from '../date/index.ts'
import {
  movedDate,
  movedDates,
  movedNthWeekdays,
  movedWeekday,
  turned,
  turnedWeekdays,
  type Move,
} from './move-days.ts'
import { newBudget } from './budget.ts'
import { periodsOf } from './periods.ts'
import type { Rule } from './rule.ts'
import { monthIndexOf } from './span.ts'

/** A rule whose days followed its start. */
export interface MovedRule {
  readonly rule: Rule
  /** Whether all starts moved by the same number of days. Otherwise each keeps its place in its month or year. */
  readonly isEven: boolean
}

type Days = Pick<Rule, 'byMonthDay' | 'byDay'>

const moveOf = (from: Day, to: Day): Move => ({ from, to, months: monthIndexOf(to) - monthIndexOf(from) })

const countOf = ({ byYearDay, byWeekNo, bySetPos }: Rule): number =>
  byYearDay.length + byWeekNo.length + bySetPos.length

/** Weekdays rotate with the move, and so does WKST if it matters. */
function moveWeekly(rule: Rule, move: Move): MovedRule | null {
  const { frequency, interval, byDay, byMonth, byMonthDay, bySetPos } = rule
  if (byMonth.length + byMonthDay.length > 0) return null
  const weekCounts = frequency === 'WEEKLY' && byDay.length > 0 && (interval > 1 || bySetPos.length > 0)
  const weekStart = weekCounts ? turned(rule.weekStart, move) : rule.weekStart
  return { rule: { ...rule, weekStart, byDay: turnedWeekdays(byDay, move) }, isEven: true }
}

/**
 * Every Monday of some months. With all months it is a weekly rule; otherwise its weekdays rotate while the start stays
 * in its month, by less than a week: what one end of the month loses, the other gains.
 */
function moveEveryWeekday(rule: Rule, move: Move): MovedRule | null {
  const isWeekly = rule.interval === 1 && rule.byMonth.length === 0
  const isNear = move.months === 0 && Math.abs(move.to - move.from) < 7
  return isWeekly || isNear ? { rule: { ...rule, byDay: turnedWeekdays(rule.byDay, move) }, isEven: true } : null
}

/** The rule's months shifted; null if the start is in none of them, or their order would change. */
function movedMonths({ byMonth, frequency }: Rule, { from, months }: Move): readonly number[] | null {
  if (months === 0 || byMonth.length === 0) return byMonth
  if (!byMonth.includes(partsOf(from).month)) return null
  const moved = byMonth.map((month) => month + months)
  const mayWrap = frequency === 'MONTHLY' || byMonth.length === 1
  if (!mayWrap && moved.some((month) => month < 1 || month > 12)) return null
  return moved.map((month) => ((((month - 1) % 12) + 12) % 12) + 1)
}

/** The only day that a monthly or yearly rule names, if it is the start. */
function movedOnlyDay({ byMonthDay, byDay }: Rule, move: Move): Days | null {
  const [[date], [weekday]] = [byMonthDay, byDay]
  if (byMonthDay.length + byDay.length !== 1) return null
  if (date !== undefined) {
    const moved = movedDate(date, move)
    return moved === null ? null : { byMonthDay: [moved], byDay }
  }
  const moved = weekday ? movedWeekday(weekday, move) : null
  return moved && { byMonthDay, byDay: [moved] }
}

/** A rule with days but no months: its dates are in every month, its weekdays numbered within the year. */
const canMove = ({ frequency, byMonth, byMonthDay, byDay }: Rule, { months }: Move): boolean =>
  frequency === 'MONTHLY' || byMonth.length > 0 || (byDay.length === 0 && (byMonthDay.length === 0 || months === 0))

function movedDays(rule: Rule, move: Move): Days | null {
  const { byMonthDay, byDay } = rule
  if (byMonthDay.length + byDay.length === 0) return { byMonthDay, byDay }
  const only = movedOnlyDay(rule, move)
  if (only || byMonthDay.length > 0) return only
  const weekdays = movedNthWeekdays(byDay, move)
  return weekdays && { byMonthDay, byDay: weekdays }
}

/** Each start keeps its place in the month, whatever its date. */
function moveByPlace(rule: Rule, move: Move): MovedRule | null {
  const byMonth = canMove(rule, move) ? movedMonths(rule, move) : null
  const days = byMonth && movedDays(rule, move)
  return days && { rule: { ...rule, ...days, byMonth }, isEven: false }
}

/** Several dates, or dates with a weekday (Friday the 13th), move by days. */
function moveDates(rule: Rule, move: Move): MovedRule | null {
  const { byMonthDay, byDay } = rule
  if (byMonthDay.length === 0 || byDay.some(({ nth }) => nth !== 0)) return null
  const dates = movedDates(byMonthDay, move)
  return dates && { rule: { ...rule, byMonthDay: dates, byDay: turnedWeekdays(byDay, move) }, isEven: true }
}

/** The rule unchanged in another month or year, if it matches the new start as it matched the old. */
function inAnotherPeriod(rule: Rule, { from, to }: Move): MovedRule | null {
  const budget = newBudget()
  const days = periodsOf(rule, from, budget).daysIn(0)
  const others = periodsOf(rule, to, budget).daysIn(0)
  const place = days.indexOf(from)
  return place >= 0 && days.length === others.length && others[place] === to ? { rule, isEven: false } : null
}

function moveMonthly(rule: Rule, move: Move): MovedRule | null {
  if (countOf(rule) > 0) return null
  const isEveryWeekday = rule.byDay.length > 0 && rule.byDay.every(({ nth }) => nth === 0)
  if (isEveryWeekday && rule.byMonthDay.length === 0) return moveEveryWeekday(rule, move)
  return moveByPlace(rule, move) ?? moveDates(rule, move)
}

/**
 * The rule of a series whose start moves to another day, with its days following. Weekdays rotate (Monday and Wednesday
 * moved by one day are Tuesday and Thursday, and the week starts a day later if weeks are skipped). A date, an nth
 * weekday or a month equal to the start becomes the new one. Several dates move together unless a month's end is in the
 * way, several nth weekdays as long as they exist. A rule that matches the new start in another month or year as before
 * stays.
 *
 * Null if no rule can express the move: then the series cannot be moved as a whole, because its start would be left
 * beside occurrences that stay.
 */
export function moveRule(rule: Rule, from: Day, to: Day): MovedRule | null {
  if (from === to) return { rule, isEven: true }
  const move = moveOf(from, to)
  if (rule.frequency === 'DAILY' || rule.frequency === 'WEEKLY') return moveWeekly(rule, move)
  return moveMonthly(rule, move) ?? inAnotherPeriod(rule, move)
}
