import { MINUTES_A_DAY, type Day } from '../../date/index.ts'
import type { YearItem } from '../../year/index.ts'
import { availabilityOf } from '../placing/availability.ts'
import type { PlanSurroundings } from '../planning-types.ts'
import type { WeeklyRhythm } from './measured-types.ts'
import { ANY_DAY } from './measured-tables.ts'

/** Hours are looked at in steps of so many minutes. */
export const STEP = 30
/** So many of the same kind make a habit, whose hour is taken if it is not one of work. */
const HABIT_LEAST = 4
const WORK = { from: 9 * 60, to: 17 * 60 }
/** Something of this many days or more is background, and in nobody's way. */
const BACKGROUND_DAYS = 28

/** What a series is looked for with. */
export interface Search {
  readonly first: Day
  readonly last: Day
  readonly rhythm: WeeklyRhythm
  /** The hour at which the person does the like; null where they have none. */
  readonly habit: number | null
  readonly isTaken: (day: Day, minute: number) => boolean
}

/** The days from the first to the last one. */
export const daysFrom = (first: Day, last: Day): Day[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

/**
 * Whether something begins before the end of a sitting and ends after its start. The days of trips are taken whole, and
 * holidays too, unless it is for every day.
 */
export function takenBy(
  { items, weekStart, holidays, rules }: PlanSurroundings,
  { first, last, rhythm: { minutes, times } }: Pick<Search, 'first' | 'last' | 'rhythm'>,
): Search['isTaken'] {
  const { away, holiday } = availabilityOf(items, holidays, { first, last, weekStart, rules })
  const isDaily = times === ANY_DAY.length
  const busy = items
    .filter((item) => item.isLoad && item.last - item.first + 1 < BACKGROUND_DAYS)
    .flatMap((item) => daysFrom(Math.max(first, item.first), Math.min(last, item.last)).map((day) => ({ day, item })))
  const onDay = Map.groupBy(busy, ({ day }) => day)
  return (day, minute) => {
    const from = day * MINUTES_A_DAY + minute
    if (away(day) !== null || (!isDaily && holiday(day) !== null)) return true
    return (onDay.get(day) ?? []).some(({ item: { start, end } }) => start < from + minutes && end > from)
  }
}

/** The usual hour of what the person does of the same kind, unless it is one of work. */
export function habitOf(items: readonly YearItem[], categoryId: string | null): number | null {
  const starts = items
    .filter((item) => categoryId !== null && item.categoryId === categoryId && !item.allDay && item.isLoad)
    .map(({ start }) => Math.round((((start % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY) / STEP) * STEP)
    .toSorted((one, other) => one - other)
  const usual = starts[Math.floor(starts.length / 2)]
  return usual === undefined || starts.length < HABIT_LEAST || (usual >= WORK.from && usual < WORK.to) ? null : usual
}
