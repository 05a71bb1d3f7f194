import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { addressFaults, serverFaults } from './entry-faults.ts'
import { failureText } from './failure-text.ts'
import { FormLink, useTypedEmail } from './form-link.tsx'
import { forgotPassword } from './lost-password.ts'
import { SessionForm } from './session-form.tsx'
import styles from './session-form.module.css'
import { SessionFrame } from './session-frame.tsx'
import { useSending } from './use-sending.ts'

/** Sends a reset link. `onSent` is called for each request. */
export function ForgotPage({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation()
  const [email, setEmail] = useState(useTypedEmail())
  const [isSent, setIsSent] = useState(false)
  const done = (address: string) => {
    setEmail(address)
    setIsSent(true)
    onSent()
  }
  return (
    <SessionFrame
      title={t('entry.forgot.title')}
      tab={t('entry.forgot.tab')}
      lead={isSent ? null : t('entry.forgot.lead')}
    >
      {isSent ? <Done email={email} onAgain={() => setIsSent(false)} /> : <ForgotForm email={email} onSent={done} />}
    </SessionFrame>
  )
}

function ForgotForm({ email, onSent }: { readonly email: string; readonly onSent: (email: string) => void }) {
  const { t } = useTranslation()
  const send = (address: string) => forgotPassword(address).then(() => address)
  const { start, isPending, error } = useSending(send, onSent)
  const refused = serverFaults(error instanceof ApiError ? error.errors : [])
  const { element, values, submit, field } = useFields({ email }, addressFaults, refused)
  return (
    <SessionForm
      ref={element}
      submitLabel={t('entry.forgot.submit')}
      isPending={isPending}
      failure={error === null ? null : failureText(t, error, t('entry.forgot.failed'))}
      onSubmit={submit((form) => start(form.email.trim()))}
      others={[
        {
          ...{ question: t('entry.forgot.remembered'), label: t('entry.register.toLogin') },
          ...{ to: '/login', email: values.email },
        },
      ]}
    >
      <TextField label={t('account.email')} type="email" autoComplete="username" autoFocus {...field('email')} />
    </SessionForm>
  )
}

function Done({ email, onAgain }: { readonly email: string; readonly onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles['done']}>
      <p role="status">{t('entry.forgot.done', { email })}</p>
      <Button className={styles['submit'] ?? ''} onClick={onAgain}>
        {t('entry.forgot.again')}
      </Button>
      <p className={styles['others']}>
        <FormLink to="/login" email={email}>
          {t('entry.register.toLogin')}
        </FormLink>
      </p>
    </div>
  )
}
