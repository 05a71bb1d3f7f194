import type { PlannedMilestone } from '@dodici/contract/types'
import { useTranslation } from '../../../i18n/use-translation.ts'
import styles from './milestone.module.css'

/** What was understood of a target's words. */
export function UnderstoodWords({ understood }: Pick<PlannedMilestone, 'understood'>) {
  const { t } = useTranslation()
  if (understood.length === 0) return null
  return (
    <ul className={styles['understood']} aria-label={t('milestone.understood')}>
      {understood.map(({ kind, text, meaning }) => (
        <li key={`${kind} ${text}`}>
          <b>{meaning}</b> {t(`milestone.kinds.${kind}`)}
        </li>
      ))}
    </ul>
  )
}
