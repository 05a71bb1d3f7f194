import { dayOfWall, type Day, type WallMinute, type WeekStart } from '../date/index.ts'
import { daysOfGoal, type GoalFacts } from './contributions.ts'
import type { DayAmount, GoalDays } from './day-totals.ts'
import { forecastOf } from './forecast.ts'
import type { Goal, GoalProgress, GoalState } from './goal-types.ts'
import { streakOf } from './streak.ts'

/** Values are sums of fractions of hours: smaller differences are rounding errors. */
const TINY = 1e-9

/** Days of pace within which hours or numbers are still on track: nobody runs every day. */
const DAYS_OFF = 3

interface MeasureInput extends GoalFacts {
  readonly weekStart: WeekStart
}

/**
 * A goal's progress.
 *
 * - `expected`: target x past days / days of the goal; for `yesNo` nothing before its end.
 * - `lead`: `value - expected`, in whole units for counts, in tenths for hours, else in steps that fit the target; zero
 *   if the difference is not worth mentioning.
 * - `forecast`: see `forecastOf`.
 */
export const measureGoal = (goal: Goal, { weekStart, ...facts }: MeasureInput): GoalProgress =>
  measureDays(goal, daysOfGoal(goal, facts), { now: facts.now, weekStart })

/** The same from known totals. */
export function measureDays(
  goal: Goal,
  { done, planned }: GoalDays,
  { now, weekStart }: { readonly now: WallMinute; readonly weekStart: WeekStart },
): GoalProgress {
  const today = dayOfWall(now)
  const points = pointsOf(goal, done)
  const value = points.at(-1)?.value ?? 0
  const expected = expectedOn(goal, today)
  const lead = rounded(goal, value - expected)
  return {
    value,
    planned: capped(
      goal,
      planned.reduce((sum, one) => sum + one.value, 0),
    ),
    expected,
    lead,
    state: stateOf(goal, { value, lead, today }),
    forecast: forecastOf(goal, { value, done, planned, today }),
    streak: streakOf(done, { today, weekStart }),
    reachedOn: reachedOn(goal, points),
    lastOn: done.at(-1)?.day ?? null,
    points,
  }
}

const capped = ({ kind }: Goal, value: number): number => (kind === 'yesNo' ? Math.min(1, value) : value)

/** Cumulative progress at the end of each day with any. */
function pointsOf(goal: Goal, done: readonly DayAmount[]): { day: Day; value: number }[] {
  let sum = 0
  return done.map(({ day, value }) => {
    sum += value
    return { day, value: capped(goal, sum) }
  })
}

function expectedOn({ kind, target, from, to }: Goal, today: Day): number {
  const days = to - from + 1
  const over = Math.min(days, Math.max(0, today - from))
  if (kind === 'yesNo') return over === days ? target : 0
  return (target * over) / days
}

/** The smallest difference worth mentioning. */
function resolution({ kind, target }: Pick<Goal, 'kind' | 'target'>): number {
  if (kind === 'count' || kind === 'yesNo') return 1
  if (kind === 'hours') return 0.1
  if (target < 100) return 0.1
  return Math.max(1, 10 ** (Math.floor(Math.log10(target)) - 3))
}

function rounded(goal: Goal, value: number): number {
  const step = resolution(goal)
  // Rounds halves away from zero, without negative zero.
  const steps = Math.sign(value) * Math.round(Math.abs(value) / step)
  return (step < 1 ? steps / Math.round(1 / step) : steps * step) + 0
}

function stateOf(
  goal: Goal,
  { value, lead, today }: { readonly value: number; readonly lead: number; readonly today: Day },
): GoalState {
  if (value >= goal.target - TINY) return 'done'
  if (today > goal.to) return 'missed'
  if (today < goal.from) return 'notBegun'
  if (Math.abs(lead) < toleranceOf(goal)) return 'onTrack'
  return lead < 0 ? 'behind' : 'ahead'
}

const toleranceOf = (goal: Goal): number =>
  goal.kind === 'count' || goal.kind === 'yesNo' ? 1 : (DAYS_OFF * goal.target) / (goal.to - goal.from + 1)

/** The day on which the target was reached for good; null if it is not. Entries may be negative. */
function reachedOn({ target }: Goal, points: readonly { readonly day: Day; readonly value: number }[]): Day | null {
  const lastBelow = points.findLastIndex(({ value }) => value < target - TINY)
  return points[lastBelow + 1]?.day ?? null
}
