import type { PlannedMilestone, Proposal } from '@dodici/contract/types'
import type { LoggedLookup } from './log.service.ts'

/** A plan or a goal with its card, and what was read for it. */
export interface PlannedTarget {
  readonly answer: PlannedMilestone
  /** Null where the person is asked, or nothing was understood. */
  readonly proposal: Proposal | null
  readonly looked: readonly LoggedLookup[]
}
