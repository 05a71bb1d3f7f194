import type { Proposal } from '@dodici/contract/types'
import { useEffect, useState } from 'react'
import { showProposedItems } from '../../../address/proposed-items.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { CardFoot } from './card-foot.tsx'
import { CardGoal } from './card-goal.tsx'
import { CardHead } from './card-head.tsx'
import { CardItem } from './card-item.tsx'
import { takenOf, type ItemChoices } from './item-choices.ts'
import styles from './proposal.module.css'
import { useProposal } from './use-proposal.ts'

export interface ProposalCardProps {
  readonly proposal: Proposal
  /** Leaves the card without applying it; absent if there is nowhere to return to. */
  readonly onLeave?: () => void
}

/**
 * A card: its goal, and changes with weekday, date, calendar, category and conflicts, each with a checkbox and editable in place; one
 * Apply button.
 */
export function ProposalCard({ proposal: given, onLeave }: ProposalCardProps) {
  const { t } = useTranslation()
  const editing = useProposal(given)
  const [isEditing, setEditing] = useState(false)
  const { proposal, choices, goalChoice } = editing
  const isOpen = proposal.state === 'open'
  useOffered(proposal, choices)
  return (
    <section className={styles['card']} aria-label={proposal.title} data-kind={proposal.kind}>
      <CardHead proposal={proposal} />
      <ul className={styles['items']} aria-label={t('proposal.items')}>
        {proposal.goal !== null && goalChoice !== null ? (
          <CardGoal
            goal={proposal.goal}
            choice={goalChoice}
            isOpen={isOpen && !editing.isBusy}
            isEditing={isOpen && isEditing}
            onChange={editing.changeGoal}
          />
        ) : null}
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

/** While the card is open, the year shows its new items. */
function useOffered(proposal: Proposal, choices: ItemChoices): void {
  useEffect(() => {
    if (proposal.state !== 'open') return undefined
    const made = takenOf(proposal, choices).filter(({ action }) => action === 'create')
    showProposedItems(
      'card',
      made.map((item) => ({ ...item, ...choices[item._id] })),
    )
    return () => showProposedItems('card', [])
  }, [proposal, choices])
}
