import type { ChangeDraft, ProposalItem } from '@dodici/contract/types'
import type { StoredMilestone } from '#server/features/milestones/put-milestone.ts'

/** A change that is wanted, before it is known what it changes. */
export interface WantedChange {
  readonly _id: string
  readonly draft: ChangeDraft
  /** Name of the phase of a preparation; null elsewhere. */
  readonly phase: string | null
  readonly optional: boolean
}

/** An item of a card as it is stored: what was wanted, and what it changed when the card was made. */
export interface StoredItem {
  readonly wanted: WantedChange
  /** The version of the event that it changes; null where it makes one. */
  readonly version: number | null
  readonly item: ProposalItem
}

export interface NewProposal {
  readonly kind: 'milestone' | 'enhancement' | 'chat' | 'recommendation' | 'replan'
  readonly title: string
  readonly items: readonly StoredItem[]
  readonly milestone: StoredMilestone | null
}
