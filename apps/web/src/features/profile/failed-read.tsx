import { codeOf } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import styles from './profile-page.module.css'

interface Props {
  /** What could not be read. */
  readonly text: string
  readonly error: unknown
  readonly onTryAgain: () => void
}

/** A failed read, shown in place of its result. */
export function FailedRead({ text, error, onTryAgain }: Props) {
  const { t } = useTranslation()
  return (
    <div role="alert" className={styles['failedRead']}>
      <p>
        {text} {t(`messages.errors.${codeOf(error)}`)}
      </p>
      <Button onClick={onTryAgain}>{t('common.tryAgain')}</Button>
    </div>
  )
}
