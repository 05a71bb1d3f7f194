import { daysInMonth, partsOf, weekdayOf, type Day } from '../date/index.ts'
import type { NthWeekday } from './rule.ts'

/** A start's move: day before and after, and the months between. */
export interface Move {
  readonly from: Day
  readonly to: Day
  readonly months: number
}

/** Every month has this many days, so dates within it can move freely. */
const SHORTEST_MONTH = 28

/** A date of a month, counted from the end if `like` is: -1 is the last. */
function dateLike(day: Day, like: number): number {
  const { year, month, date } = partsOf(day)
  return like > 0 ? date : date - daysInMonth(year, month) - 1
}

/** The ordinal of a day's weekday in its month, from the end if `like` is. */
const nthLike = (day: Day, like: number): number =>
  like > 0 ? Math.ceil(dateLike(day, 1) / 7) : -Math.ceil(-dateLike(day, -1) / 7)

/**
 * From which end to count the new day: like the old one, but from the start if the move reaches a later month, because
 * the day after a month's last is the next one's first; and from the end if few months have such a day.
 */
const likeAfter = (like: number, { months }: Move): number => (months > 0 ? 1 : like)

/** The rule's date after the move; null if the rule named another than the start. */
export function movedDate(date: number, move: Move): number | null {
  if (date !== dateLike(move.from, date)) return null
  const moved = dateLike(move.to, likeAfter(date, move))
  return move.months < 0 && moved > SHORTEST_MONTH ? dateLike(move.to, -1) : moved
}

/** Several dates moved by days; null if a month's end is in the way. */
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
 * The rule's weekday of the month after the move; null if it named another than the start. A fifth, which few months
 * have, becomes the last.
 */
export function movedWeekday({ weekday, nth }: NthWeekday, move: Move): NthWeekday | null {
  if (nth === 0 || weekday !== weekdayOf(move.from) || nth !== nthLike(move.from, nth)) return null
  const moved = nthLike(move.to, likeAfter(nth, move))
  const isRare = moved === 5 && nth !== 5
  return { weekday: weekdayOf(move.to), nth: isRare ? nthLike(move.to, -1) : moved }
}

/**
 * Several weekdays of a month, rotated with the move and shifted by weeks; null if the start is none of them, or their
 * order would change.
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
