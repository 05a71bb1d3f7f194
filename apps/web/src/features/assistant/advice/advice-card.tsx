import { useMutation } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { codeOf } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { FailureWords } from '../../../ui/failure-words.tsx'
import { ProposalCard } from '../proposal/proposal-card.tsx'
import type { Advice } from './advice.ts'
import { proposalCreation } from './advice.queries.ts'
import styles from './advice.module.css'
import { EvidenceList } from './evidence-list.tsx'
import { useOpenings } from './use-openings.ts'

interface Props {
  readonly advice: Advice
  readonly onHide: () => void
}

/** One recommendation. If it changes something, its button opens a card in place. */
export function AdviceCard({ advice: { text, evidence, action }, onHide }: Props) {
  const { t } = useTranslation()
  const creation = useMutation(proposalCreation)
  const act = useAction(action, () => creation.mutate({ title: action.label || text, changes: action.changes }))
  return (
    <article className={styles['card']}>
      <div className={styles['head']}>
        <p>{text}</p>
        <IconButton icon={X} label={t('advice.hide', { text })} onClick={onHide} />
      </div>
      <EvidenceList
        evidence={evidence}
        isSaid={evidence.length === 1 && (evidence[0]?.value === null || evidence[0]?.text === text)}
        opened={action.kind === 'open' ? action.from : null}
      />
      {creation.data ? (
        <ProposalCard proposal={creation.data} onLeave={creation.reset} />
      ) : (
        <div className={styles['actions']}>
          <Button disabled={creation.isPending} onClick={act}>
            {creation.isPending ? t('advice.preparing') : action.label}
          </Button>
        </div>
      )}
      <p role="alert" className={styles['fault']}>
        {creation.error ? (
          <>
            {t('advice.notProposed')} <FailureWords code={codeOf(creation.error)} />
          </>
        ) : null}
      </p>
    </article>
  )
}

/** The action of the button. */
function useAction(action: Advice['action'], propose: () => void): () => void {
  const { openDays, planMilestone, categorise, openTargets } = useOpenings()
  const ways: Readonly<Record<Advice['action']['kind'], () => void>> = {
    propose,
    open: () => (action.from === null ? categorise(action) : openDays(action.from, action.to ?? action.from)),
    plan: () => planMilestone(action.goal ?? ''),
    targets: openTargets,
    categorise: () => categorise(action),
  }
  return ways[action.kind]
}
