import { weekdayOf, type Day } from '../../date/index.ts'
import type { SuitableDays } from '../templates/template-types.ts'
import type { Ground } from './ground.ts'

/** Where a step may lie: near `ideal`, within `from` to `to`, on days that suit, not on days that are taken. */
export interface Wish {
  readonly ideal: Day
  readonly from: Day
  readonly to: Day
  readonly days: SuitableDays
  readonly taken: ReadonlySet<Day>
}

/** Whether a step of such a kind is usually done on this day of the week. */
export function suits(day: Day, days: SuitableDays): boolean {
  const weekday = weekdayOf(day)
  if (days === 'working') return weekday < 5
  if (days === 'weekend') return weekday > 4
  return days === 'any' || weekday === 6
}

/**
 * How little a day suits. An item counts as much as two days of distance; a step of its own is the last resort, before it
 * a holiday and a long absence, before these a weekday that does not suit.
 */
function unrest(day: Day, wish: Wish, ground: Ground): number {
  const penalties = [
    [wish.taken.has(day), 10_000],
    [ground.holiday(day) !== null, 1_000],
    [ground.away(day) !== null, 800],
    [!suits(day, wish.days), 400],
    [ground.isFullWeek(day), 6],
  ] as const
  const sum = penalties.reduce((all, [holds, points]) => all + (holds ? points : 0), 0)
  return sum + 2 * ground.load(day) + ground.weekLoad(day) / 14 + Math.abs(day - wish.ideal)
}

/** The calmest day for a wish; of equals the one nearest its place, of those the earlier. */
export function chooseDay(wish: Wish, ground: Ground): Day {
  let best = wish.from
  let least = Infinity
  for (let day = wish.from; day <= wish.to; day += 1) {
    const points = unrest(day, wish, ground)
    if (points < least) [best, least] = [day, points]
  }
  return best
}

/** How far a step may go from its place: three days shortly before the goal, more where there is time. */
export const reachAt = (leadDays: number): number => (leadDays > 120 ? 10 : leadDays > 45 ? 6 : 3)
