import type { Instance } from '@dodici/contract/types'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { addressFaults, serverFaults } from './entry-faults.ts'
import { failureText } from './failure-text.ts'
import { FormLink, useTypedEmail } from './form-link.tsx'
import { SessionForm } from './session-form.tsx'
import styles from './session-form.module.css'
import { SessionFrame } from './session-frame.tsx'
import { requestAccess } from './sign-up.ts'
import { useSending } from './use-sending.ts'

interface Props {
  /** Null while unknown. */
  readonly registration: Instance['registration'] | null
  readonly onRequested: () => void
}

/** Requests access with an address. */
export function AccessForm({ registration, onRequested }: Props) {
  const { t } = useTranslation()
  const [sent, setSent] = useState<string | null>(null)
  const lead = registration === 'closed' ? 'entry.request.closedLead' : 'entry.request.lead'
  const done = (email: string) => {
    setSent(email)
    onRequested()
  }
  return (
    <SessionFrame title={t('entry.request.title')} tab={t('entry.request.tab')} lead={sent === null ? t(lead) : null}>
      {sent === null ? <AddressForm onSent={done} /> : <Done email={sent} />}
    </SessionFrame>
  )
}

function AddressForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t } = useTranslation()
  const send = (email: string) => requestAccess(email).then(() => email)
  const { start, isPending, error } = useSending(send, onSent)
  const refused = serverFaults(error instanceof ApiError ? error.errors : [])
  const { element, values, submit, field } = useFields({ email: useTypedEmail() }, addressFaults, refused)
  const { email } = values
  const [to, search] = ['/register', { request: null }]
  return (
    <SessionForm
      ref={element}
      submitLabel={t('entry.request.submit')}
      isPending={isPending}
      failure={error === null ? null : failureText(t, error, t('entry.request.failed'))}
      onSubmit={submit((form) => start(form.email.trim()))}
      others={[
        {
          ...{ question: t('entry.register.haveCode'), label: t('entry.register.toCode'), to, email },
          search: { ...search, invite: '' },
        },
        {
          ...{ question: t('entry.register.haveAccount'), label: t('entry.register.toLogin'), to: '/login', email },
          search,
        },
      ]}
    >
      <TextField label={t('account.email')} type="email" autoComplete="email" autoFocus {...field('email')} />
    </SessionForm>
  )
}

function Done({ email }: { readonly email: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles['done']}>
      <p role="status">{t('entry.request.done', { email })}</p>
      <p className={styles['others']}>
        <FormLink to="/register" search={{ request: null, invite: '' }} email={email}>
          {t('entry.register.haveCode')}
        </FormLink>
      </p>
    </div>
  )
}
