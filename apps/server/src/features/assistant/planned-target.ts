import type { PlannedMilestone, Proposal } from '@dodici/contract/types'
import type { LoggedLookup } from './log.service.ts'

/** A plan or a goal with its card, and what was read for it. */
export interface PlannedTarget {
  readonly answer: PlannedMilestone
  readonly proposal: Proposal
  readonly looked: readonly LoggedLookup[]
}
