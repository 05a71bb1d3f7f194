import type { PlannedMilestone } from '@dodici/contract/types'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import notesStyles from '../../../ui/notes.module.css'
import { StoredProposal } from '../proposal/stored-proposal.tsx'
import styles from './milestone.module.css'
import { UnderstoodWords } from './understood-words.tsx'

interface Props {
  readonly planned: PlannedMilestone
  readonly proposalId: string
  readonly onLeave: () => void
}

/** How a target was understood, notes, and the card with its steps. */
export function PlannedTarget({ planned, proposalId, onLeave }: Props) {
  const { t } = useTranslation()
  const { understood, warnings, fallback } = planned
  return (
    <>
      <UnderstoodWords understood={understood} />
      {warnings.length === 0 ? null : (
        <ul className={styles['warnings']} aria-label={t('milestone.warnings')}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <StoredProposal id={proposalId} onLeave={onLeave} />
      {fallback === null ? null : <p className={notesStyles['note']}>{t(`advice.fallback.${fallback}`)}</p>}
      <Button kind="plain" onClick={onLeave}>
        {t('milestone.again')}
      </Button>
    </>
  )
}
