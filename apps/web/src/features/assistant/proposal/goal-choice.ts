import { GOAL_TARGET_MAX } from '@dodici/contract/limits'
import type { Proposal, ProposalChoice, ProposedGoal } from '@dodici/contract/types'
import { parseDay } from '@dodici/core/date'

/** The person's choice for the goal of a card: whether it is applied, and their edits. */
export interface GoalChoice {
  readonly isTaken: boolean
  readonly title: string
  /** As it is typed. */
  readonly target: string
  readonly unit: string
  readonly from: string
  readonly to: string
}

export type GoalFault = 'noTitle' | 'noTarget' | 'noDays'

/** The goal as it is proposed; null on a card without one. */
export const firstGoalChoice = ({ goal }: Pick<Proposal, 'goal'>): GoalChoice | null =>
  goal === null
    ? null
    : { isTaken: true, title: goal.title, target: String(goal.target), unit: goal.unit, from: goal.from, to: goal.to }

const numberOf = (text: string): number => Number(text.trim().replace(',', '.'))

/** Why it cannot be applied; null if it can. */
export function goalFaultOf({ isTaken, title, target, from, to }: GoalChoice): GoalFault | null {
  if (!isTaken) return null
  if (title.trim() === '') return 'noTitle'
  const value = numberOf(target)
  if (!(value > 0 && value <= GOAL_TARGET_MAX)) return 'noTarget'
  const [first, last] = [parseDay(from), parseDay(to)]
  return first === null || last === null || last < first ? 'noDays' : null
}

/** The goal with the person's edits, to be shown. */
export function editedGoal(goal: ProposedGoal, { title, target, unit, from, to }: GoalChoice): ProposedGoal {
  const value = numberOf(target)
  return { ...goal, title: title.trim(), target: value > 0 ? value : goal.target, unit: unit.trim(), from, to }
}

/** What is sent of it: its edited fields only; null if it is left out, nothing if all is as proposed. */
export function sentGoal(goal: ProposedGoal | null, choice: GoalChoice | null): Pick<ProposalChoice, 'goal'> {
  if (goal === null || choice === null) return {}
  if (!choice.isTaken) return { goal: null }
  const edited = editedGoal(goal, choice)
  const fields = ['title', 'target', 'unit', 'from', 'to'] as const
  const changed = fields.filter((field) => edited[field] !== goal[field])
  return changed.length === 0 ? {} : { goal: Object.fromEntries(changed.map((field) => [field, edited[field]])) }
}
