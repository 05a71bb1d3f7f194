import type { Day } from '../date/index.ts'
import type { Goal, GoalEntry } from './goal-types.ts'

/** Progress on a goal on one day, done or planned. */
export interface DayAmount {
  readonly day: Day
  readonly value: number
  /** Number of occurrences and entries with a value. */
  readonly times: number
}

/** Days with progress, in order, each at most once. */
export interface GoalDays {
  readonly done: readonly DayAmount[]
  readonly planned: readonly DayAmount[]
}

/**
 * Occurrences by starting day, from a first day on: their number, the number with minutes, and the minutes. Not in
 * typed arrays: these are outside V8's heap, and creating thousands makes V8 scan its whole heap for some to free, in
 * uninterruptible steps of 5 to 10 ms.
 */
export interface DayTotals {
  readonly first: Day
  readonly counts: number[]
  readonly timed: number[]
  readonly minutes: number[]
}

const zeros = (days: number): number[] => Array.from({ length: days }, () => 0)

export const emptyTotals = (first: Day, days: number): DayTotals => ({
  first,
  counts: zeros(days),
  timed: zeros(days),
  minutes: zeros(days),
})

/** Adds an occurrence with minutes to a day. */
export function addToDay(totals: DayTotals, index: number, minutes: number): void {
  totals.counts[index] = (totals.counts[index] ?? 0) + 1
  if (minutes <= 0) return
  totals.timed[index] = (totals.timed[index] ?? 0) + 1
  totals.minutes[index] = (totals.minutes[index] ?? 0) + minutes
}

/** The value of some totals for a goal. Numbers come only from entries. */
export function amountsOfTotals({ kind, from, to }: Goal, totals: readonly DayTotals[]): DayAmount[] {
  if (kind === 'number') return []
  const amounts: DayAmount[] = []
  for (const { first, counts, timed, minutes } of totals) {
    const end = Math.min(counts.length, to - first + 1)
    for (let index = Math.max(0, from - first); index < end; index += 1) {
      const times = (kind === 'hours' ? timed : counts)[index] ?? 0
      if (times === 0) continue
      amounts.push({ day: first + index, value: kind === 'hours' ? (minutes[index] ?? 0) / 60 : times, times })
    }
  }
  return amounts
}

/** The same with entries within the goal's days, after the occurrences of each day. */
export function withEntries(
  goal: Goal,
  amounts: readonly DayAmount[],
  entries: readonly GoalEntry[],
): readonly DayAmount[] {
  const own = entries.filter(({ goalId, day }) => goalId === goal.id && day >= goal.from && day <= goal.to)
  if (own.length === 0) return amounts
  const byDay = new Map(amounts.map((amount) => [amount.day, amount]))
  for (const { day, value } of own) {
    const { value: sum, times } = byDay.get(day) ?? { value: 0, times: 0 }
    byDay.set(day, { day, value: sum + value, times: value > 0 ? times + 1 : times })
  }
  return [...byDay.values()].sort((one, other) => one.day - other.day)
}
