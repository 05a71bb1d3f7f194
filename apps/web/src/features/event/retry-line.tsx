import { useTranslation } from 'react-i18next'
import styles from './event-form.module.css'

/** A read that failed, said where its result would be, with the way to try again. */
export function RetryLine({ text, onTryAgain }: { readonly text: string; readonly onTryAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <p className={styles['note']} role="alert">
      {text}{' '}
      <button type="button" className={styles['textButton']} onClick={onTryAgain}>
        {t('common.tryAgain')}
      </button>
    </p>
  )
}
