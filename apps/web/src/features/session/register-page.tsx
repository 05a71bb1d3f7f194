import { PASSWORD_MIN } from '@dodici/contract/limits'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { failureText } from './failure-text.ts'
import { registerFaults, serverFaults } from './form-faults.ts'
import { SessionForm } from './session-form.tsx'
import { SessionFrame } from './session-frame.tsx'
import { register } from './enter.ts'
import { useEntry, type EntryEvents } from './use-entry.ts'
import { useFields } from './use-fields.ts'

const empty = { username: '', email: '', password: '', confirmPassword: '' }

/** The open registration. */
export function RegisterPage({ onEntered }: EntryEvents) {
  const { t } = useTranslation()
  const { enter, isPending, error } = useEntry(register, onEntered)
  const refused = serverFaults(error instanceof ApiError ? error.errors : [])
  const { element, submit, field } = useFields(empty, registerFaults, refused)
  return (
    <SessionFrame title={t('account.register.title')} tab={t('shell.title.register')} lead={t('account.register.lead')}>
      <SessionForm
        ref={element}
        submitLabel={t('account.register.submit')}
        isPending={isPending}
        failure={error === null ? null : failureText(t, error, 'register')}
        onSubmit={submit(({ username, email, password }) =>
          enter({ username: username.trim(), email: email.trim(), password }),
        )}
        other={{ question: t('account.register.haveAccount'), label: t('account.register.toLogin'), to: '/login' }}
      >
        <TextField label={t('account.username')} autoComplete="nickname" autoFocus {...field('username')} />
        <TextField label={t('account.email')} type="email" autoComplete="username" {...field('email')} />
        <PasswordField
          label={t('account.password')}
          hint={t('account.passwordHint', { min: PASSWORD_MIN })}
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordField label={t('account.confirmPassword')} autoComplete="new-password" {...field('confirmPassword')} />
      </SessionForm>
    </SessionFrame>
  )
}
