import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './spinner.module.css'

/** What loads faster than this shows no spinner: a flash is worse than a wait. */
const PATIENCE = 150

/** A centred spinner, for a page or a part that is on its way. */
export function Spinner() {
  const { t } = useTranslation()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles['place']} role="status" aria-label={t('common.loading')}>
      {isLate ? <span className={styles['spinner']} /> : null}
    </div>
  )
}
