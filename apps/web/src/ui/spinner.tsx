import { useTranslation } from '../i18n/use-translation.ts'
import styles from './spinner.module.css'

/** A centred spinner. */
export function Spinner() {
  const { t } = useTranslation()
  return (
    <div className={styles['place']} role="status" aria-label={t('common.loading')}>
      <span className={styles['spinner']} />
    </div>
  )
}
