import { codeOf } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import styles from './profile-page.module.css'

interface Writing {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly error: unknown
}

interface Props {
  readonly of: Writing
  /** Text for success; a default otherwise. */
  readonly done?: string
  /** Text for a failure; the default says why. Null if it is shown elsewhere. */
  readonly failure?: string | null
  /** For values saved without a button. */
  readonly onTryAgain?: () => void
}

/** The state of a write, beside its field. */
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
