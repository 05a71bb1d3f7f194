import type { Proposal, ProposedChange, ProposedGoal, ProposalItem } from '@dodici/contract/types'
import type { StoredMilestone } from '#server/features/milestones/put-milestone.ts'

/** A wanted change, before it is known what it changes. */
export interface ChangeToPropose {
  readonly _id: string
  readonly draft: ProposedChange
  /** Name of its preparation phase; null otherwise. */
  readonly phase: string | null
  readonly optional: boolean
}

/** A stored item of a card: what was wanted, and what it changed when the card was made. */
export interface StoredItem {
  readonly wanted: ChangeToPropose
  /** The version of the event that it changes; null if it creates one. */
  readonly version: number | null
  readonly item: ProposalItem
}

export interface NewProposal {
  readonly kind: Proposal['kind']
  readonly title: string
  readonly items: readonly StoredItem[]
  readonly milestone: StoredMilestone | null
  /** The goal that it makes; its new events count for it. */
  readonly goal: ProposedGoal | null
}
