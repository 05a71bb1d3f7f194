import type { FailureCode } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureWords } from '../../../ui/failure-words.tsx'
import styles from './milestone.module.css'

/** Says why nothing could be proposed, and offers a retry. */
export function NoPlan({ code, onTryAgain }: { readonly code: FailureCode; readonly onTryAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className={styles['failed']}>
      <p>
        {t('milestone.failed')} <FailureWords code={code} />
      </p>
      <Button onClick={onTryAgain}>{t('common.tryAgain')}</Button>
    </div>
  )
}
