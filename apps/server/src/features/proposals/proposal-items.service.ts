import type { ChangeDraft, ProposalItem } from '@dodici/contract/types'

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

/** What becomes of a milestone when a card is applied: it is made of the items that have a phase, or it moves. */
export type StoredMilestone =
  | {
      readonly kind: 'made'
      readonly id: string
      readonly title: string
      readonly day: string
      readonly template: string
      /** Its event: one that is there, or what an item makes. */
      readonly eventId: string | null
      readonly eventItemId: string | null
    }
  | {
      readonly kind: 'moved'
      readonly id: string
      readonly day: string
      readonly eventItemId: string | null
      /** The steps by the items that move them. */
      readonly stepIds: Readonly<Record<string, string>>
    }

export interface NewProposal {
  readonly kind: 'milestone' | 'enhancement' | 'chat' | 'recommendation' | 'replan'
  readonly title: string
  readonly items: readonly StoredItem[]
  readonly milestone: StoredMilestone | null
}
