import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './event-form.module.css'
import notes from '../../ui/notes.module.css'

/** A failed read, shown in place of its result, with a retry button. */
export function RetryLine({ text, onTryAgain }: { readonly text: string; readonly onTryAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <p className={notes['quiet']} role="alert">
      {text}{' '}
      <button type="button" className={styles['textButton']} onClick={onTryAgain}>
        {t('common.tryAgain')}
      </button>
    </p>
  )
}
