import { daysInMonth, partsOf, weekdayOf, type Day } from '../date/index.ts'
import type { NthWeekday } from './rule.ts'

/** The move of a start: its day before and after, and how many months lie between the two. */
export interface Move {
  readonly from: Day
  readonly to: Day
  readonly months: number
}

/** No month has fewer days: within them a date can go to and fro without falling out of any month. */
const SHORTEST_MONTH = 28

/** Counted from the end of the month where `like` is: -1 is the last. */
function dateLike(day: Day, like: number): number {
  const { year, month, date } = partsOf(day)
  return like > 0 ? date : date - daysInMonth(year, month) - 1
}

/** Which of its weekday in the month a day is, from the end where `like` is. */
const nthLike = (day: Day, like: number): number =>
  like > 0 ? Math.ceil(dateLike(day, 1) / 7) : -Math.ceil(-dateLike(day, -1) / 7)

/**
 * From which end the new day is counted: as the old one was, but from the start where the move goes on to a later month,
 * for the day after the last of a month is the first of the next. And from the end, where few months have such a day.
 */
const likeAfter = (like: number, { months }: Move): number => (months > 0 ? 1 : like)

/** The date that a rule names instead of the one that was its start; null where it named another. */
export function movedDate(date: number, move: Move): number | null {
  if (date !== dateLike(move.from, date)) return null
  const moved = dateLike(move.to, likeAfter(date, move))
  return move.months < 0 && moved > SHORTEST_MONTH ? dateLike(move.to, -1) : moved
}

/** Several dates, each as many days on; null where a month's end would be in the way of one. */
export function movedDates(dates: readonly number[], { from, to, months }: Move): readonly number[] | null {
  const moved = dates.map((date) => date + to - from)
  const all = [...dates, ...moved]
  const isWithin = (sign: 1 | -1): boolean => all.every((date) => date * sign >= 1 && date * sign <= SHORTEST_MONTH)
  return months === 0 && (isWithin(1) || isWithin(-1)) ? moved : null
}

/** The weekday that another one becomes. */
export const turned = (weekday: number, { from, to }: Pick<Move, 'from' | 'to'>): number =>
  (((weekday + to - from) % 7) + 7) % 7

export const turnedWeekdays = (byDay: readonly NthWeekday[], move: Move): readonly NthWeekday[] =>
  byDay.map(({ weekday, nth }) => ({ weekday: turned(weekday, move), nth }))

/**
 * The weekday of the month that a rule names instead of the one that was its start; null where it named another. A fifth
 * one, that few months have, is the last.
 */
export function movedWeekday({ weekday, nth }: NthWeekday, move: Move): NthWeekday | null {
  if (nth === 0 || weekday !== weekdayOf(move.from) || nth !== nthLike(move.from, nth)) return null
  const moved = nthLike(move.to, likeAfter(nth, move))
  const isRare = moved === 5 && nth !== 5
  return { weekday: weekdayOf(move.to), nth: isRare ? nthLike(move.to, -1) : moved }
}

/**
 * Several weekdays of a month, turned with the move and all counted on by as many weeks; null where the start is none of
 * them, or where they could not stay in their order.
 */
export function movedNthWeekdays(byDay: readonly NthWeekday[], move: Move): readonly NthWeekday[] | null {
  const places = byDay.map(({ nth }) => nth)
  const sign = Math.sign(places[0] ?? 0)
  const areApart = new Set(places).size === places.length && places.every((nth) => Math.sign(nth) === sign)
  const named = byDay.find(({ weekday, nth }) => weekday === weekdayOf(move.from) && nth === nthLike(move.from, nth))
  if (!named || !areApart || sign === 0 || move.months !== 0) return null
  const weeks = nthLike(move.to, sign) - named.nth
  const isThere = (nth: number): boolean => weeks === 0 || ((nth + weeks) * sign >= 1 && (nth + weeks) * sign <= 4)
  return places.every(isThere) ? turnedWeekdays(byDay, move).map((one) => ({ ...one, nth: one.nth + weeks })) : null
}
