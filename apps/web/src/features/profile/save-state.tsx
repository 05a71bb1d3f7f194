import { useTranslation } from 'react-i18next'
import { codeOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import styles from './profile-page.module.css'

interface Writing {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly error: unknown
}

interface Props {
  readonly of: Writing
  /** What is said when it has worked; that it is saved, where nothing is said. */
  readonly done?: string
  /** The words for a failure; why it was not saved, where nothing is said. Null where they stand elsewhere. */
  readonly failure?: string | null
  /** For what is saved without a button of its own. */
  readonly onTryAgain?: () => void
}

/** How a write goes, beside what it was for. */
export function SaveState({ of, done, failure, onTryAgain }: Props) {
  const { t } = useTranslation()
  const said =
    failure === undefined ? t('profile.notSaved', { why: t(`messages.errors.${codeOf(of.error)}`) }) : failure
  return (
    <>
      <span role="status" className={styles['state']}>
        {of.isPending ? t('profile.saving') : null}
        {of.isSuccess ? (done ?? t('profile.saved')) : null}
      </span>
      <span role="alert" className={styles['failure']}>
        {of.error === null ? null : said}
        {of.error !== null && onTryAgain ? (
          <Button kind="plain" onClick={onTryAgain}>
            {t('common.tryAgain')}
          </Button>
        ) : null}
      </span>
    </>
  )
}
