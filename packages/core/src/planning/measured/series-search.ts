import { dayOfWall, MINUTES_A_DAY, type Day, type WallMinute } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import type { YearItem } from '../../year/index.ts'
import { availabilityOf } from '../placing/availability.ts'
import type { PlanSurroundings } from '../planning-types.ts'
import type { WeeklyRhythm } from './measured-types.ts'

/** Hours are looked at in steps of so many minutes. */
export const STEP = 30
/** So many of the same kind make a habit, whose hour is taken if it is not one of work. */
const HABIT_LEAST = 4
const WORK = { from: 9 * 60, to: 17 * 60 }
/** Something for a whole day of this many days or more is in nobody's way. */
const BACKGROUND_DAYS = 28

/** What a series is looked for with. */
export interface Search {
  readonly language: Language
  readonly first: Day
  readonly last: Day
  readonly rhythm: WeeklyRhythm
  readonly habit: number | null
  readonly isTaken: (day: Day, minute: number) => boolean
}

/** Whether something begins before the end of a sitting and ends after its start; the days of trips are taken whole. */
export function takenBy(
  { items, weekStart, holidays }: PlanSurroundings,
  { first, last, minutes }: { readonly first: Day; readonly last: Day; readonly minutes: number },
): Search['isTaken'] {
  const { away } = availabilityOf(items, holidays, { first, last, weekStart })
  const inTheWay = items.filter(
    (item) => item.isLoad && !(item.allDay && item.last - item.first + 1 >= BACKGROUND_DAYS),
  )
  const onDay = new Map<Day, [from: WallMinute, to: WallMinute][]>()
  for (const { first: begin, start, end, last: finish } of inTheWay) {
    const to = Math.max(end, start + 1)
    for (let day = Math.max(first, begin); day <= Math.min(last, Math.max(finish, dayOfWall(to - 1))); day += 1)
      onDay.set(day, [...(onDay.get(day) ?? []), [start, to]])
  }
  return (day, minute) => {
    const from = day * MINUTES_A_DAY + minute
    return away(day) !== null || (onDay.get(day) ?? []).some(([start, end]) => start < from + minutes && end > from)
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
