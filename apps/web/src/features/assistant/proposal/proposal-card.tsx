import type { AppliedProposal, Proposal } from '@dodici/contract/types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFoot } from './card-foot.tsx'
import { CardHead } from './card-head.tsx'
import { CardItem } from './card-item.tsx'
import styles from './proposal.module.css'
import { useProposal } from './use-proposal.ts'

export interface ProposalCardProps {
  readonly proposal: Proposal
  readonly onApplied?: (applied: AppliedProposal) => void
  /** Leaves the card without applying it; absent where there is nowhere to go back to. */
  readonly onLeave?: () => void
}

/** Changes that wait: each with weekday, date, calendar, category and conflicts, a tick box, edited in place; one Apply. */
export function ProposalCard({ proposal: given, onApplied, onLeave }: ProposalCardProps) {
  const { t } = useTranslation()
  const editing = useProposal(given, onApplied)
  const [isEditing, setEditing] = useState(false)
  const { proposal, choices } = editing
  const isOpen = proposal.state === 'open'
  return (
    <section className={styles['card']} aria-label={proposal.title} data-kind={proposal.kind}>
      <CardHead proposal={proposal} />
      <ul className={styles['items']} aria-label={t('proposal.items')}>
        {proposal.items.map((item) => {
          const choice = choices[item._id]
          return choice ? (
            <CardItem
              key={item._id}
              item={item}
              choice={choice}
              isOpen={isOpen && !editing.isBusy}
              isEditing={isOpen && isEditing}
              onChange={(patch) => editing.change(item._id, patch)}
            />
          ) : null
        })}
      </ul>
      <CardFoot
        editing={editing}
        isEditing={isEditing}
        onEdit={() => setEditing(!isEditing)}
        onLeave={isOpen ? onLeave : undefined}
      />
    </section>
  )
}
