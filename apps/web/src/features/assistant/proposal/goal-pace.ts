import type { ProposedGoal } from '@dodici/contract/types'
import { parseDay } from '@dodici/core/date'

/** How much of a goal is to be done in a day, a week or a month; `months` is in how many one comes. */
export interface Pace {
  readonly per: 'day' | 'week' | 'month' | 'months'
  readonly amount: number
}

const DAYS = { day: 1, week: 7, month: 365.25 / 12 } as const

/** Beyond so many a day, days are the measure: 10,000 steps. */
const MANY_A_DAY = 100

/** The pace of a goal over its own days, from the first to the last; null for one that is done or not, and for odd days. */
export function paceOf(goal: Pick<ProposedGoal, 'kind' | 'target' | 'from' | 'to'>): Pace | null {
  const { kind, target } = goal
  const days = daysOf(goal)
  if (kind === 'yesNo' || days < 1 || !(target > 0)) return null
  const per = (unit: keyof typeof DAYS): number => (target * Math.min(days, DAYS[unit])) / days
  if (per('day') >= MANY_A_DAY) return { per: 'day', amount: per('day') }
  if (per('week') >= 1 || days <= DAYS.month) return { per: 'week', amount: per('week') }
  if (per('month') >= 1 || kind !== 'count') return { per: 'month', amount: per('month') }
  return { per: 'months', amount: Math.round(days / target / DAYS.month) }
}

/** The number of its days; zero or less if they are none. */
function daysOf({ from, to }: Pick<ProposedGoal, 'from' | 'to'>): number {
  const [first, last] = [parseDay(from), parseDay(to)]
  return first === null || last === null ? 0 : last - first + 1
}
