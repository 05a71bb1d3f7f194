import type { DayRange } from '../planning-types.ts'
import { weekdayOf, type Day } from '../../date/index.ts'
import type { OwnWeekdays } from '../templates/own-weekdays.ts'
import { daysFrom, type Availability } from './availability.ts'

/** Where a day that nobody has said may be: near `ideal`, from `first` to `last`. */
export interface DayWindow extends DayRange {
  readonly ideal: Day
  /** How many days it takes; one where that is not said. */
  readonly days?: number
  /** How many days after it are spent at home; none where that is not said. */
  readonly behind?: number
}

const AWAY = 4_000
const TAKEN = 1_000
/** A trip in the days that follow, or in the last ones before it, costs less than a weekday that does not fit, and more than any distance. */
const AWAY_BESIDE = 300
/** So many days before it are for what is fresh, packed or done last. */
const LAST_DAYS = 3

/** How unfit a day is for what a plan prepares: being away comes last, before it holidays, and days that are taken whole. */
function unfitness(day: Day, weekdays: readonly number[], availability: Availability): number {
  const penalties = [
    [availability.away(day) !== null, AWAY],
    [availability.holiday(day) !== null, 2_000],
    [availability.isTaken(day), TAKEN],
    [!weekdays.includes(weekdayOf(day)), 500],
  ] as const
  return penalties.reduce((sum, [holds, points]) => sum + (holds ? points : 0), 0)
}

/** The last day of a window that is fit for a kind of goal; its last one where none is. */
export function lastFitDay(
  { first, last }: Omit<DayWindow, 'ideal' | 'days'>,
  { possible }: OwnWeekdays,
  availability: Availability,
): Day {
  for (let day = last; day >= first; day -= 1) if (unfitness(day, possible, availability) === 0) return day
  return last
}

/** The fittest day of a window for a kind of goal: of its weekday, and free. Among equals the nearest, then the earlier. */
export function ownDay(
  { ideal, first, last, days = 1, behind = 0 }: DayWindow,
  { usual }: OwnWeekdays,
  availability: Availability,
): Day {
  let best = { day: ideal, points: Infinity }
  for (let day = first; day <= last; day += 1) {
    const isAwayIn = (from: Day, until: Day): boolean => daysFrom(from, until).some((one) => availability.away(one))
    const isTakenLater = daysFrom(day + 1, day + days - 1).some((one) => availability.isTaken(one))
    const isAwayLater = availability.away(day) === null && isAwayIn(day + 1, day + days - 1)
    const isAwayBehind = isAwayIn(day + days, day + days + behind - 1)
    const isAwayBefore = isAwayIn(day - LAST_DAYS, day - 1)
    const away =
      (isAwayLater ? AWAY : 0) + (isTakenLater ? TAKEN : 0) + (isAwayBehind || isAwayBefore ? AWAY_BESIDE : 0)
    const points = unfitness(day, usual, availability) + Math.abs(day - ideal) + away
    if (points < best.points) best = { day, points }
  }
  return best.day
}
