import { useQuery } from '@tanstack/react-query'
import { codeOf } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureWords } from '../../../ui/failure-words.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { proposalOf } from './proposal.queries.ts'
import styles from './proposal.module.css'

interface Props {
  readonly id: string
  readonly onLeave?: () => void
}

/** A card by its id. */
export function StoredProposal({ id, onLeave }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(proposalOf(id))
  if (data) return <ProposalCard proposal={data} {...(onLeave ? { onLeave } : {})} />
  if (!error) return <Spinner />
  return (
    <div role="alert" className={styles['unread']}>
      <p>
        {t('proposal.readFailed')} <FailureWords code={codeOf(error)} />
      </p>
      <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>
    </div>
  )
}
