import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ReadState } from '../../../ui/read-state.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { proposalOf } from './proposal.queries.ts'

interface Props {
  readonly id: string
  readonly onLeave: () => void
}

/** A card by its id. */
export function StoredProposal({ id, onLeave }: Props) {
  const { t } = useTranslation()
  const reading = useQuery(proposalOf(id))
  if (!reading.data) return <ReadState reading={reading} text={t('proposal.readFailed')} />
  return <ProposalCard proposal={reading.data} onLeave={onLeave} />
}
