import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { failureText } from './failure-text.ts'
import { loginFaults } from './form-faults.ts'
import { SessionForm } from './session-form.tsx'
import { SessionFrame } from './session-frame.tsx'
import { login } from './enter.ts'
import { useEntry, type EntryEvents } from './use-entry.ts'
import { useFields } from './use-fields.ts'

/** Signing in. Where it leads afterwards is the route guard's affair. */
export function LoginPage({ onEntered }: EntryEvents) {
  const { t } = useTranslation()
  const { enter, isPending, error } = useEntry(login, onEntered)
  const { element, submit, field } = useFields({ email: '', password: '' }, loginFaults, {})
  return (
    <SessionFrame title={t('account.login.title')} tab={t('shell.title.login')} lead={t('account.login.lead')}>
      <SessionForm
        ref={element}
        submitLabel={t('account.login.submit')}
        isPending={isPending}
        failure={error === null ? null : failureText(t, error, 'login')}
        onSubmit={submit((form) => enter({ ...form, email: form.email.trim() }))}
        other={{ question: t('account.login.noAccount'), label: t('account.login.toRegister'), to: '/register' }}
      >
        <TextField label={t('account.email')} type="email" autoComplete="username" autoFocus {...field('email')} />
        <PasswordField label={t('account.password')} autoComplete="current-password" {...field('password')} />
      </SessionForm>
    </SessionFrame>
  )
}
