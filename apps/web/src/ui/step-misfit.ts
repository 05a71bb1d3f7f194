import type { Milestone } from '@dodici/contract/types'
import { parseDay, type Day } from '@dodici/core/date'

type Step = Milestone['steps'][number]

/** Why a step no longer fits: on the wrong side of its milestone, or open although its days have passed. */
export type Misfit = 'after' | 'before' | 'past'

/** Null for a step that fits, is done or was deleted. */
export function misfitOf(step: Step, { date }: Pick<Milestone, 'date'>, today: Day): Misfit | null {
  if (step.eventId === null || step.doneAt !== null) return null
  if (step.place === 'before' && step.end > date) return 'after'
  if (step.place === 'after' && step.start < date) return 'before'
  return (parseDay(step.end) ?? today) < today ? 'past' : null
}

/** A step that no longer fits, and the milestone that it belongs to. */
export interface MisfitStep {
  readonly step: Step
  readonly milestone: Milestone
  readonly misfit: Misfit
}

export const misfitsOf = (milestone: Milestone, today: Day): MisfitStep[] =>
  milestone.steps.flatMap((step) => {
    const misfit = misfitOf(step, milestone, today)
    return misfit === null ? [] : [{ step, milestone, misfit }]
  })
