import { startOfWeek, type Day, type WeekStart } from '../date/index.ts'
import type { DayAmount } from './day-totals.ts'

const WEEK = 7

/**
 * Consecutive weeks with progress, up to this one (or the last, while this one is not over), and the longest such
 * streak.
 */
export function streakOf(
  done: readonly DayAmount[],
  { today, weekStart }: { readonly today: Day; readonly weekStart: WeekStart },
): { weeks: number; best: number } {
  const weekOf = (day: Day): Day => startOfWeek(day, weekStart)
  const weeks = [...new Set(done.filter(({ times }) => times > 0).map(({ day }) => weekOf(day)))].sort((a, b) => a - b)
  let [run, best] = [0, 0]
  for (const [index, week] of weeks.entries()) {
    run = week - (weeks[index - 1] ?? 0) === WEEK ? run + 1 : 1
    best = Math.max(best, run)
  }
  const last = weeks.at(-1)
  const isGoingOn = last !== undefined && weekOf(today) - last <= WEEK
  return { weeks: isGoingOn ? run : 0, best }
}
