import type { AppliedProposal, Proposal } from '@dodici/contract/types'

export interface ProposalCardProps {
  readonly proposal: Proposal
  readonly onApplied?: (applied: AppliedProposal) => void
  /** Leaves the card without applying it; absent where there is nowhere to go back to. */
  readonly onLeave?: () => void
}

/** Changes that wait: each with weekday, date, calendar, category and conflicts, a tick box, edited in place; one Apply. */
export function ProposalCard(_props: ProposalCardProps) {
  return null
}
