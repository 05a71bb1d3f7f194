import { dayOf, daysInMonth, partsOf, startOfWeek, yearSpan, type Day, type WeekStart } from '../date/index.ts'
import { placeInWeek } from './year-months.ts'
import type { Align } from './planner/geometry.ts'

/** A key with Shift, as in keyboard events. */
export interface FocusKey {
  readonly key: string
  readonly shiftKey: boolean
}

/** How the days are arranged, so that arrows move to visible neighbours. */
export type FocusShape =
  | { readonly view: 'planner'; readonly align: Align; readonly weekStart: WeekStart }
  | { readonly view: 'months' | 'heat'; readonly weekStart: WeekStart }

/**
 * The day that a key moves to, or null for a key that moves nothing here. At the edge of the picture the day stays.
 *
 * Left and Right are the day before and after, Up and Down the same column in the row above and below (planner: a month;
 * a row that is too short there gives its nearest day) or a week (months). In the heatmap, where weeks are columns, it
 * is the other way round. Home and End are the ends of the row; PageUp and PageDown the same date a month away, with
 * Shift a year away (29 February becomes the 28th).
 *
 * Left, Right (heatmap: Up, Down), PageUp and PageDown may give a day of the year before or after: whoever asks changes
 * the year then, or stays where there is none.
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

const moveAcross = (day: Day, by: -1 | 1, { view }: FocusShape): Day =>
  view === 'heat' ? withinYear(day, day + 7 * by) : day + by

function moveDown(day: Day, by: -1 | 1, shape: FocusShape): Day {
  switch (shape.view) {
    case 'planner':
      return sameColumn(day, by, shape)
    case 'months':
      return withinYear(day, day + 7 * by)
    case 'heat':
      return day + by
  }
}

function endOfRow(day: Day, end: 'first' | 'last', shape: FocusShape): Day {
  const { year, month, date } = partsOf(day)
  const monthFirst = day - date + 1
  const monthLast = monthFirst + daysInMonth(year, month) - 1
  const weekFirst = startOfWeek(day, shape.weekStart)
  switch (shape.view) {
    case 'planner':
      return end === 'first' ? monthFirst : monthLast
    case 'months':
      return end === 'first' ? Math.max(weekFirst, monthFirst) : Math.min(weekFirst + 6, monthLast)
    case 'heat': {
      const { first, last } = yearSpan(year)
      return end === 'first' ? first + ((day - first) % 7) : last - ((last - day) % 7)
    }
  }
}

function sameColumn(day: Day, by: -1 | 1, { align, weekStart }: Extract<FocusShape, { view: 'planner' }>): Day {
  const { year, month, date } = partsOf(day)
  const target = month + by
  if (target < 1 || target > 12) return day
  const first = dayOf(year, target, 1)
  const offset = (monthFirst: Day): number => (align === 'weekday' ? placeInWeek(monthFirst, weekStart) : 0)
  const wanted = offset(day - date + 1) + date - offset(first)
  return first + Math.min(Math.max(wanted, 1), daysInMonth(year, target)) - 1
}

function monthsAway(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day)
  const count = year * 12 + month - 1 + months
  const [toYear, toMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1]
  return dayOf(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth)))
}

/** `to` if it is in the year of `day`, else `day`. */
function withinYear(day: Day, to: Day): Day {
  const { first, last } = yearSpan(partsOf(day).year)
  return to < first || to > last ? day : to
}
