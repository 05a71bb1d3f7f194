import { routes } from '@dodici/contract/routes'
import { useState } from 'react'
import { codeOf } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useStoredToken } from '../../api/stored-session.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { failureText } from './failure-text.ts'
import { FormLink } from './form-link.tsx'
import styles from './session-form.module.css'
import { SessionFrame } from './session-frame.tsx'
import { useLinkToken } from './use-link-token.ts'
import { useSending } from './use-sending.ts'

/** The page of a confirmation link. Mail scanners open links too, so it confirms only after a click. */
export function ConfirmPage() {
  const { t } = useTranslation()
  const token = useLinkToken('confirm', true)
  const [email, setEmail] = useState<string | null>(null)
  const sending = useSending(confirmEmail, (confirmed) => setEmail(confirmed.email))
  const refusal = token === '' ? 'entry.confirm.noToken' : refusalOf(sending.error)
  const title = t(email === null ? 'entry.confirm.title' : 'entry.confirm.doneTitle')
  const lead = email === null && refusal === null ? t('entry.confirm.lead') : null
  const content = () => {
    if (email !== null) return <Confirmed email={email} />
    return refusal === null ? <Confirming {...sending} token={token} /> : <Refused text={t(refusal)} />
  }
  return (
    <SessionFrame title={title} tab={t('entry.confirm.tab')} lead={lead}>
      {content()}
    </SessionFrame>
  )
}

/** Why a link does not work. */
const refusals = {
  token_used: 'entry.confirm.used',
  token_expired: 'entry.confirm.expired',
  token_superseded: 'entry.confirm.superseded',
  invalid_token: 'entry.confirm.invalid',
  invalid_input: 'entry.confirm.invalid',
  email_taken: 'entry.confirm.taken',
} as const satisfies Record<string, TextKey>

const refusalOf = (error: unknown) => {
  if (error === null) return null
  const code = codeOf(error)
  return code in refusals ? refusals[code as keyof typeof refusals] : null
}

interface ConfirmingProps {
  readonly token: string
  readonly start: (token: string) => void
  readonly isPending: boolean
  readonly error: unknown
}

function Confirming({ token, start, isPending, error }: ConfirmingProps) {
  const { t } = useTranslation()
  return (
    <div className={styles['done']}>
      {error === null ? null : (
        <p role="alert" className={styles['failure']}>
          {failureText(t, error, t('entry.confirm.failed'))}
        </p>
      )}
      <Button
        kind="primary"
        className={styles['submit'] ?? ''}
        disabled={isPending}
        aria-busy={isPending}
        onClick={() => start(token)}
      >
        {t('entry.confirm.submit')}
      </Button>
    </div>
  )
}

/** A retry is pointless; the profile can send another link, and says whether one is needed. */
function Refused({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className={styles['unknown']}>
      <p>{text}</p>
      <p className={styles['others']}>
        <FormLink to="/profile" search={{ confirm: null }}>
          {t('entry.confirm.toProfile')}
        </FormLink>
      </p>
    </div>
  )
}

function Confirmed({ email }: { readonly email: string }) {
  const { t } = useTranslation()
  const isSignedIn = useStoredToken() !== null
  return (
    <div className={styles['done']}>
      <p role="status">{t('entry.confirm.done', { email })}</p>
      <p className={styles['others']}>
        <FormLink to={isSignedIn ? '/calendar' : '/login'} search={{ confirm: null }} email={email}>
          {t(isSignedIn ? 'entry.confirm.toCalendar' : 'entry.register.toLogin')}
        </FormLink>
      </p>
    </div>
  )
}

/** Confirms an address with a link's token. */
const confirmEmail = (token: string): Promise<{ email: string }> => call(routes.confirmEmail, { body: { token } })
