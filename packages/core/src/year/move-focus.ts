import {
  dayOf,
  daysInMonth,
  monthDays,
  monthOf,
  numberOfMonth,
  partsOf,
  startOfWeek,
  twelveMonths,
  yearOfMonth,
  type Day,
  type Month,
  type WeekStart,
} from '../date/index.ts'
import { placeInWeek } from './year-months.ts'
import type { Align } from './planner/geometry.ts'

/** A key with Shift, as in keyboard events. */
export interface FocusKey {
  readonly key: string
  readonly shiftKey: boolean
}

/** How the days of twelve months (the first is `from`) are arranged, so that arrows move to visible neighbours. */
export type FocusShape = { readonly from: Month; readonly weekStart: WeekStart } & (
  | { readonly view: 'planner'; readonly align: Align }
  | { readonly view: 'months' | 'heat' }
)

/**
 * The day that a key moves to, or null for a key that moves nothing here. At the edge of the picture the day stays.
 *
 * Left and Right are the day before and after, Up and Down the same column in the row above and below (planner: a month;
 * a row that is too short there gives its nearest day) or a week (months). In the heatmap, where weeks are columns, it
 * is the other way round. Home and End are the ends of the row; PageUp and PageDown the same date a month away, with
 * Shift a year away (29 February becomes the 28th).
 *
 * Left, Right (heatmap: Up, Down), PageUp and PageDown may give a day before or after the twelve months: whoever asks
 * shows others then, or stays where there are none.
 */
export const moveFocus = (pressed: FocusKey, day: Day, shape: FocusShape): Day | null =>
  MOVES.get(pressed.key)?.(day, shape, pressed.shiftKey) ?? null

type Move = (day: Day, shape: FocusShape, shiftKey: boolean) => Day

const MOVES: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['ArrowLeft', (day, shape) => moveAcross(day, -1, shape)],
  ['ArrowRight', (day, shape) => moveAcross(day, 1, shape)],
  ['ArrowUp', (day, shape) => moveDown(day, -1, shape)],
  ['ArrowDown', (day, shape) => moveDown(day, 1, shape)],
  ['Home', (day, shape) => endOfRow(day, 'first', shape)],
  ['End', (day, shape) => endOfRow(day, 'last', shape)],
  ['PageUp', (day, _shape, shiftKey) => monthsAway(day, shiftKey ? -12 : -1)],
  ['PageDown', (day, _shape, shiftKey) => monthsAway(day, shiftKey ? 12 : 1)],
])

const moveAcross = (day: Day, by: -1 | 1, { view, from }: FocusShape): Day =>
  view === 'heat' ? within(from, day, day + 7 * by) : day + by

function moveDown(day: Day, by: -1 | 1, shape: FocusShape): Day {
  switch (shape.view) {
    case 'planner':
      return sameColumn(day, by, shape)
    case 'months':
      return within(shape.from, day, day + 7 * by)
    case 'heat':
      return day + by
  }
}

function endOfRow(day: Day, end: 'first' | 'last', shape: FocusShape): Day {
  const { first: monthFirst, last: monthLast } = monthDays(monthOf(day))
  const weekFirst = startOfWeek(day, shape.weekStart)
  switch (shape.view) {
    case 'planner':
      return end === 'first' ? monthFirst : monthLast
    case 'months':
      return end === 'first' ? Math.max(weekFirst, monthFirst) : Math.min(weekFirst + 6, monthLast)
    case 'heat': {
      const { first, last } = twelveMonths(shape.from)
      return end === 'first' ? first + ((day - first) % 7) : last - ((last - day) % 7)
    }
  }
}

function sameColumn(day: Day, by: -1 | 1, { from, align, weekStart }: Extract<FocusShape, { view: 'planner' }>): Day {
  const target = monthOf(day) + by
  if (target < from || target > from + 11) return day
  const { first, last } = monthDays(target)
  const offset = (monthFirst: Day): number => (align === 'weekday' ? placeInWeek(monthFirst, weekStart) : 0)
  const ownFirst = monthDays(monthOf(day)).first
  const wanted = first + offset(ownFirst) + day - ownFirst - offset(first)
  return Math.min(Math.max(wanted, first), last)
}

function monthsAway(day: Day, months: number): Day {
  const to = monthOf(day) + months
  const { date } = partsOf(day)
  const [year, number] = [yearOfMonth(to), numberOfMonth(to)]
  return dayOf(year, number, Math.min(date, daysInMonth(year, number)))
}

/** `to` if it is in the twelve months, else `day`. */
function within(from: Month, day: Day, to: Day): Day {
  const { first, last } = twelveMonths(from)
  return to < first || to > last ? day : to
}
