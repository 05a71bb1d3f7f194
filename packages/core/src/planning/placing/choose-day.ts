import { weekdayOf, type Day } from '../../date/index.ts'
import type { SuitableDays } from '../templates/template-types.ts'
import type { Availability } from './availability.ts'

/** Where a step may be: near `ideal`, within `from` to `to`, on suitable days, not on occupied ones. */
export interface StepWindow {
  readonly ideal: Day
  readonly from: Day
  readonly to: Day
  readonly days: SuitableDays
  readonly taken: ReadonlySet<Day>
}

const SATURDAY = 5

/** Whether this kind of step usually happens on this weekday. */
export function suits(day: Day, days: SuitableDays): boolean {
  const weekday = weekdayOf(day)
  if (days === 'working') return weekday < 5
  if (days === 'weekend') return weekday > 4
  return days === 'any' || weekday === 6
}

/**
 * How unsuitable a day is. An item counts like two days of distance; last come a step of the same plan, before it
 * absences, holidays, unsuitable weekdays, what lasts days in a row, and weekdays on which the person does other things.
 */
function unrest(day: Day, wish: StepWindow, availability: Availability): number {
  const penalties = [
    [wish.taken.has(day), 10_000],
    [availability.isAbsent(day), 2_000],
    [availability.holiday(day) !== null, 1_000],
    [!suits(day, wish.days), 400],
    // Where there is no Sunday, Saturday is nearest to it.
    [wish.days === 'sunday' && weekdayOf(day) < SATURDAY, 100],
    [availability.away(day) !== null, 300],
    [availability.isPlanned(day), 20],
    [availability.isJustBack(day), 12],
    [availability.isFullWeek(day), 6],
  ] as const
  const sum = penalties.reduce((all, [holds, points]) => all + (holds ? points : 0), 0)
  return (
    sum +
    availability.unusual(day) +
    2 * availability.load(day) +
    availability.weekLoad(day) / 14 +
    Math.abs(day - wish.ideal)
  )
}

/** The calmest day for a wish; among equals the nearest, then the earlier. */
export function chooseDay(wish: StepWindow, availability: Availability): Day {
  let best = wish.from
  let least = Infinity
  for (let day = wish.from; day <= wish.to; day += 1) {
    const points = unrest(day, wish, availability)
    if (points < least) [best, least] = [day, points]
  }
  return best
}

/** How far a step may move: three days shortly before the target, more with more time. */
export const reachAt = (leadDays: number): number => (leadDays > 120 ? 10 : leadDays > 45 ? 6 : 3)
