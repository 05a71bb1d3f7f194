import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, codeOf } from '../../api/api-error.ts'
import { clearStoredSession } from '../../api/stored-session.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { KeysToKeep } from '../../ui/password/keys-to-keep.tsx'
import { NewPasswordField } from '../../ui/password/new-password-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { resetFaults, serverFaults } from './entry-faults.ts'
import { failureText } from './failure-text.ts'
import { FormLink } from './form-link.tsx'
import { listResetKeys, resetPassword } from './lost-password.ts'
import { SessionForm } from './session-form.tsx'
import styles from './session-form.module.css'
import { SessionFrame } from './session-frame.tsx'
import { useLinkToken } from './use-link-token.ts'
import { useSending } from './use-sending.ts'

const empty = { newPassword: '', confirmPassword: '' }

/** Sets a new password from a mailed link, and leads to the login. */
export function ResetPage({ onReset }: { readonly onReset: () => void }) {
  const { t } = useTranslation()
  const token = useLinkToken('token')
  const navigate = useNavigate()
  const done = () => {
    onReset()
    // All sessions of the account have ended, perhaps including this browser's.
    clearStoredSession()
    void navigate('/login', { replace: true })
  }
  return (
    <SessionFrame title={t('entry.reset.title')} tab={t('entry.reset.tab')} lead={t('entry.reset.lead')}>
      {token === '' ? <NoToken /> : <ResetForm token={token} onReset={done} />}
    </SessionFrame>
  )
}

/** Opened without a link, or reloaded: the token is not stored. */
function NoToken() {
  const { t } = useTranslation()
  return (
    <div role="alert" className={styles['unknown']}>
      <p className={styles['failure']}>{t('entry.reset.invalidToken')}</p>
      <NewLink />
    </div>
  )
}

const NewLink = () => {
  const { t } = useTranslation()
  return (
    <p>
      {t('entry.reset.invalidHint')} <FormLink to="/forgot-password">{t('entry.reset.toForgot')}</FormLink>
    </p>
  )
}

function ResetForm({ token, onReset }: { readonly token: string; readonly onReset: () => void }) {
  const { t } = useTranslation()
  const { start, isPending, error } = useSending(resetPassword, onReset)
  const [kept, setKept] = useState<readonly string[]>([])
  const readKeys = useCallback((signal: AbortSignal) => listResetKeys(token, signal), [token])
  const names = useAnswer(readKeys).value ?? []
  const refused = serverFaults(error instanceof ApiError ? error.errors : [])
  const { element, submit, field } = useFields(empty, resetFaults, refused)
  const isBadToken = codeOf(error) === 'invalid_token'
  const own = t(isBadToken ? 'entry.reset.invalidToken' : 'entry.reset.failed')
  const isSaidThere = Object.keys(refused).length > 0
  return (
    <>
      <SessionForm
        ref={element}
        submitLabel={t('entry.reset.submit')}
        isPending={isPending}
        failure={error === null || isSaidThere ? null : failureText(t, error, own)}
        onSubmit={submit(({ newPassword }) => start({ token, newPassword, keepKeys: [...kept] }))}
        others={[]}
      >
        <NewPasswordField label={t('entry.reset.newPassword')} autoFocus {...field('newPassword')} />
        <PasswordField label={t('person.confirmPassword')} autoComplete="new-password" {...field('confirmPassword')} />
        <KeysToKeep names={names} kept={kept} onChange={setKept} />
      </SessionForm>
      {isBadToken ? <NewLink /> : null}
    </>
  )
}
