import type { ProposedGoal } from '@dodici/contract/types'
import { parseDay } from '@dodici/core/date'
import { formatDays, formatNumber } from '../../../i18n/format.ts'
import type { TFunction } from '../../../i18n/texts.ts'
import { paceOf } from './goal-pace.ts'

const rounded = (value: number): number => (value >= 10 ? Math.round(value) : Math.round(value * 10) / 10)

const withUnit = (value: number, { kind, unit }: Pick<ProposedGoal, 'kind' | 'unit'>): string => {
  const own = kind === 'hours' ? 'h' : unit
  return own === '' ? formatNumber(value) : `${formatNumber(value)} ${own}`
}

/** How much a goal is: `24 books`, `156 h`, `104 times`. */
export const amountWords = (goal: ProposedGoal, t: TFunction): string =>
  goal.kind === 'count' && goal.unit === ''
    ? t('proposal.goal.times', { count: goal.target, number: formatNumber(goal.target) })
    : withUnit(goal.target, goal)

/** Its pace: `about 2 a month`, `about 88 € a week`. Empty without one. */
export function paceWords(goal: ProposedGoal, t: TFunction): string {
  const pace = paceOf(goal)
  if (pace === null) return ''
  const amount = rounded(pace.amount)
  if (pace.per === 'months') return t('proposal.goal.pace.months', { count: amount })
  const words = goal.kind === 'count' ? formatNumber(amount) : withUnit(amount, goal)
  return t(`proposal.goal.pace.${pace.per}`, { amount: words })
}

/** Its first and last day; empty during typing. */
export function daysWords({ from, to }: Pick<ProposedGoal, 'from' | 'to'>): string {
  const [first, last] = [parseDay(from), parseDay(to)]
  return first === null || last === null ? '' : formatDays(first, Math.max(first, last), 'day-month-year')
}
