import { dayOfWall, MINUTES_A_DAY, type Day, type WallMinute } from '../date/index.ts'
import type { StartRule } from './start-rule.ts'

/** A rule before and after it followed its start. */
export interface MovedRules {
  readonly old: StartRule
  readonly moved: StartRule
}

/** How a series moves: its start before and after, and both rules unless all starts move by the same distance. */
interface SeriesMove {
  readonly from: WallMinute
  readonly to: WallMinute
  readonly rules: MovedRules | null
}

/**
 * Maps an original start of a moved series to its new place, so that EXDATEs and exceptions stay with their occurrence.
 * When first Mondays become first Sundays, each moves differently: a start made by the rule keeps its place in the
 * month or year, counted from the series' first. Any other start keeps its distance from the start.
 */
export function carryStart(wall: WallMinute, { from, to, rules }: SeriesMove): WallMinute {
  const day = dayOfWall(wall)
  const target = rules && placeOf(day, rules)
  if (target === null) return wall + to - from
  const timeShift = to - from - (dayOfWall(to) - dayOfWall(from)) * MINUTES_A_DAY
  return wall + (target - day) * MINUTES_A_DAY + timeShift
}

function placeOf(day: Day, { old, moved }: MovedRules): Day | null {
  const period = old.periods.indexOf(day)
  if (period < 0) return null
  const [before, after] = [old.periods.daysIn(period), moved.periods.daysIn(period)]
  return before.length === after.length ? (after[before.indexOf(day)] ?? null) : null
}
