import { dayOfWall, MINUTES_A_DAY, type Day } from '../date/index.ts'
import type { GoalItem } from './goal-types.ts'
import type { Amount } from './review-types.ts'

export interface DayStretch {
  readonly first: Day
  readonly last: Day
}

/** Minutes of an occurrence within some days; one that lasts all day has none. */
function minutesWithin({ allDay, start, end }: GoalItem, { first, last }: DayStretch): number {
  if (allDay) return 0
  return Math.max(0, Math.min(end, (last + 1) * MINUTES_A_DAY) - Math.max(start, first * MINUTES_A_DAY))
}

/** What some occurrences come to within some days: each is counted on its first day, and its hours where they are. */
export function amountOf(items: readonly GoalItem[], stretch: DayStretch): Amount {
  let [events, minutes] = [0, 0]
  for (const item of items) {
    const day = dayOfWall(item.start)
    if (day >= stretch.first && day <= stretch.last) events += 1
    minutes += minutesWithin(item, stretch)
  }
  return { events, hours: minutes / 60 }
}

/** The days of a stretch that an occurrence touches. One that ends at midnight does not touch the day that begins there. */
export function daysTouched({ allDay, start, end }: GoalItem, { first, last }: DayStretch): DayStretch {
  const lastOwn = dayOfWall(allDay || end === start ? end : end - 1)
  return { first: Math.max(first, dayOfWall(start)), last: Math.min(last, lastOwn) }
}

/** Days of a stretch with anything. */
export function daysWithAnything(items: readonly GoalItem[], stretch: DayStretch): number {
  const days = new Set<Day>()
  for (const item of items) {
    const touched = daysTouched(item, stretch)
    for (let day = touched.first; day <= touched.last; day += 1) days.add(day)
  }
  return days.size
}
