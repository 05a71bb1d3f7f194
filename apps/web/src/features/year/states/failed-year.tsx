import { useTranslation } from 'react-i18next'
import { codeOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './year-states.module.css'

interface Props {
  readonly year: number
  readonly error: unknown
  readonly onTryAgain: () => void
}

/** A year that could not be read, where it would be. */
export function FailedYear({ year, error, onTryAgain }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles['overlay']}>
      <div role="alert" className={styles['card']}>
        <h2>{t('year.error.title', { year })}</h2>
        <p>{t(`messages.errors.${codeOf(error)}`)}</p>
        <Button kind="primary" onClick={onTryAgain}>
          {t('common.tryAgain')}
        </Button>
      </div>
    </div>
  )
}
