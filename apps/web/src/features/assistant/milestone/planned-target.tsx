import type { PlannedMilestone } from '@dodici/contract/types'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import notesStyles from '../../../ui/notes.module.css'
import { StoredProposal } from '../proposal/stored-proposal.tsx'
import styles from './milestone.module.css'

interface Props {
  readonly planned: PlannedMilestone
  readonly onLeave: () => void
}

/** How a target was understood, notes, and the card with its steps. */
export function PlannedTarget({ planned, onLeave }: Props) {
  const { t } = useTranslation()
  const { understood, warnings, proposalId, fallback } = planned
  return (
    <>
      {understood.length === 0 ? null : (
        <ul className={styles['understood']} aria-label={t('milestone.understood')}>
          {understood.map(({ kind, text, meaning }) => (
            <li key={`${kind} ${text}`}>
              <b>{meaning}</b> {t(`milestone.kinds.${kind}`)}
            </li>
          ))}
        </ul>
      )}
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
