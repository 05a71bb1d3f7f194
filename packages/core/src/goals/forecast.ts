import type { Day } from '../date/index.ts'
import type { DayAmount } from './day-totals.ts'
import type { Goal, GoalProgress } from './goal-types.ts'

/** The period over which pace is measured. */
const PACE_DAYS = 42
/** Anything further ahead counts as never. */
const HORIZON_DAYS = 3_653

interface Facts {
  readonly value: number
  /** Done and planned progress, each in order of days. */
  readonly done: readonly DayAmount[]
  readonly planned: readonly DayAmount[]
  readonly today: Day
}

/**
 * Where a goal ends, and when its target is reached: at the pace of the last six weeks (fewer if it began later), or
 * from planned events, whichever is more and sooner. Never less than what is done. A day after the goal's end is given
 * too, to show how late it will be.
 */
export function forecastOf(goal: Goal, { value, done, planned, today }: Facts): GoalProgress['forecast'] {
  if (value >= goal.target || today > goal.to) return { value, reachedOn: null }
  const pace = paceOf(goal, done, today)
  const start = Math.max(today, goal.from - 1)
  const byPace = value + pace * (goal.to - start)
  const byPlan = value + planned.reduce((sum, one) => sum + one.value, 0)
  const days = [dayByPace(goal, { value, pace, start }), dayByPlan(goal, value, planned)].filter((day) => day !== null)
  return {
    value: Math.max(value, goal.kind === 'yesNo' ? Math.min(1, byPlan) : Math.max(byPace, byPlan)),
    reachedOn: days.length === 0 ? null : Math.min(...days),
  }
}

/** Progress per day; `yesNo` has no pace. */
function paceOf({ kind, from }: Goal, done: Facts['done'], today: Day): number {
  const days = Math.min(PACE_DAYS, today - from + 1)
  if (days <= 0 || kind === 'yesNo') return 0
  const recent = done.filter(({ day }) => day > today - days).reduce((sum, one) => sum + one.value, 0)
  return Math.max(0, recent / days)
}

function dayByPace(
  { target }: Goal,
  { value, pace, start }: { readonly value: number; readonly pace: number; readonly start: Day },
): Day | null {
  const days = pace === 0 ? Infinity : Math.ceil((target - value) / pace - 1e-9)
  return days > HORIZON_DAYS ? null : start + days
}

function dayByPlan({ target }: Goal, value: number, planned: readonly DayAmount[]): Day | null {
  let sum = value
  for (const one of planned) {
    sum += one.value
    if (sum >= target) return one.day
  }
  return null
}
