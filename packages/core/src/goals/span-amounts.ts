import { dayOfWall, MINUTES_A_DAY, type Day } from '../date/index.ts'
import type { GoalItem } from './goal-types.ts'
import type { Amount } from './review-types.ts'

export interface DaySpan {
  readonly first: Day
  readonly last: Day
}

/** Daily sums of some occurrences, computed once for any number of weeks and months. */
export interface DailyAmounts {
  /** Sums within some days: number by starting day, and hours. */
  readonly within: (days: DaySpan) => Amount
  /** For each day with anything: how many touch it, and their hours on it. */
  readonly touched: () => (Amount & { readonly day: Day })[]
}

/** The days of a range that an occurrence touches. One that ends at midnight does not touch the next day. */
export function daysTouched({ allDay, start, end }: GoalItem, { first, last }: DaySpan): DaySpan {
  const lastOwn = dayOfWall(allDay || end === start ? end : end - 1)
  return { first: Math.max(first, dayOfWall(start)), last: Math.min(last, lastOwn) }
}

/** Sums occurrences over the days of a range. Its cost does not depend on their length. */
export function dailyAmounts(items: readonly GoalItem[], span: DaySpan): DailyAmounts {
  const length = Math.max(0, span.last - span.first + 1)
  const [begun, minutes] = [new Float64Array(length + 1), new Float64Array(length + 1)]
  // Difference arrays: their prefix sums say how many touch a day, and how many last all day.
  const [touching, whole] = [new Float64Array(length + 1), new Float64Array(length + 1)]
  const add = (array: Float64Array, index: number, value: number): void => {
    array[index] = (array[index] ?? 0) + value
  }
  const addMinutes = (item: GoalItem, { first, last }: DaySpan): void => {
    const minutesOn = (day: Day): number =>
      Math.max(0, Math.min(item.end, (day + 1) * MINUTES_A_DAY) - Math.max(item.start, day * MINUTES_A_DAY))
    add(minutes, first - span.first, minutesOn(first))
    if (last > first) add(minutes, last - span.first, minutesOn(last))
    if (last - first < 2) return
    add(whole, first + 1 - span.first, 1)
    add(whole, last - span.first, -1)
  }
  for (const item of items) {
    const day = dayOfWall(item.start)
    if (day >= span.first && day <= span.last) add(begun, day - span.first, 1)
    const { first, last } = daysTouched(item, span)
    if (first > last) continue
    add(touching, first - span.first, 1)
    add(touching, last + 1 - span.first, -1)
    if (!item.allDay) addMinutes(item, { first, last })
  }
  let [touches, wholes] = [0, 0]
  for (let index = 0; index < length; index += 1) {
    touches += touching[index] ?? 0
    wholes += whole[index] ?? 0
    touching[index] = touches
    add(minutes, index, wholes * MINUTES_A_DAY)
  }
  return {
    within: (days) => amountWithin({ begun, minutes }, span, days),
    touched: () => touchedDays(touching, minutes, span.first),
  }
}

function amountWithin(
  { begun, minutes }: { readonly begun: Float64Array; readonly minutes: Float64Array },
  span: DaySpan,
  { first, last }: DaySpan,
): Amount {
  let [events, sum] = [0, 0]
  for (let day = Math.max(first, span.first); day <= Math.min(last, span.last); day += 1) {
    events += begun[day - span.first] ?? 0
    sum += minutes[day - span.first] ?? 0
  }
  return { events, hours: sum / 60 }
}

function touchedDays(touching: Float64Array, minutes: Float64Array, first: Day): (Amount & { readonly day: Day })[] {
  const days: (Amount & { readonly day: Day })[] = []
  for (const [index, events] of touching.entries()) {
    if (events > 0) days.push({ day: first + index, events, hours: (minutes[index] ?? 0) / 60 })
  }
  return days
}
