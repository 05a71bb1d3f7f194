import { codeOf } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import styles from './reminders-panel.module.css'

interface Props {
  readonly reading: { readonly error: unknown; readonly refetch: () => unknown }
}

/** The loading state or error of a list. Earlier data stays below it. */
export function ReadState({ reading: { error, refetch } }: Props) {
  const { t } = useTranslation()
  if (error === null) return <Spinner />
  return (
    <div role="alert" className={styles['failed']}>
      <p>
        {t('reminders.loadFailed')} {t(`messages.errors.${codeOf(error)}`)}
      </p>
      <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>
    </div>
  )
}

/** A list with nothing in it. */
export const EmptyTab = ({ title, hint }: { readonly title: string; readonly hint: string }) => (
  <div className={styles['empty']}>
    <p className={styles['emptyTitle']}>{title}</p>
    <p>{hint}</p>
  </div>
)
