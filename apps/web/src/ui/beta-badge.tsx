import { useTranslation } from '../i18n/use-translation.ts'
import styles from './beta-badge.module.css'

export function BetaBadge() {
  const { t } = useTranslation()
  return <span className={styles['badge']}>{t('common.beta')}</span>
}
