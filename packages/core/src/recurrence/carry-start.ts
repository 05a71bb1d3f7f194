import { dayOfWall, MINUTES_A_DAY, type Day, type WallMinute } from '../date/index.ts'
import type { StartRule } from './start-rule.ts'

/** A rule before and after it followed its start. */
export interface MovedRules {
  readonly old: StartRule
  readonly moved: StartRule
}

/** How a series moves: its start before and after, and its rules unless all starts keep their distance from it. */
interface Carrying {
  readonly from: WallMinute
  readonly to: WallMinute
  readonly rules: MovedRules | null
}

/**
 * Where an original start of a moved series is now, so that what was said of it (that it is taken out, that it was
 * changed) is said of the same occurrence. A first Monday that became a first Sunday is now before it, now after it: a
 * start of the rule goes to the same place of the same month or year, counted from the one that the series starts in. One
 * that is not of the rule keeps its distance from the start.
 */
export function carryStart(wall: WallMinute, { from, to, rules }: Carrying): WallMinute {
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
