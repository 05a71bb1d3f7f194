import { useState } from 'react'
import { codeOf } from '../../api/api-error.ts'
import { useInstance } from '../../api/use-instance.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { CodeStep } from './code-step.tsx'
import { failureText } from './failure-text.ts'
import { FormLink, useTypedEmail } from './form-link.tsx'
import { loginFaults } from './login-faults.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { SessionForm } from './session-form.tsx'
import styles from './session-form.module.css'
import { SessionFrame } from './session-frame.tsx'
import { login } from './sign-in.ts'
import { enter, type EntryEvents } from './use-entry.ts'
import { useSending } from './use-sending.ts'

/** The login, with its second step. The route guard decides where it leads. */
export function LoginPage({ onEntered }: EntryEvents) {
  const [step, setStep] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)
  const leave = (why: 'over' | 'back') => {
    setStep(null)
    setIsOver(why === 'over')
  }
  if (step !== null) return <CodeStep step={step} onEntered={onEntered} onLeave={leave} />
  return <PasswordStep isAgain={isOver} onEntered={onEntered} onStep={setStep} />
}

interface PasswordProps extends EntryEvents {
  /** A sign-in has waited too long for its code. */
  readonly isAgain: boolean
  /** The password was right, and a code is needed. */
  readonly onStep: (step: string) => void
}

function PasswordStep({ isAgain, onEntered, onStep }: PasswordProps) {
  const { t } = useTranslation()
  const { start, isPending, error } = useSending(login, (answer) => {
    if ('step' in answer) onStep(answer.step)
    else enter(answer, onEntered)
  })
  const { element, values, submit, field } = useFields({ email: useTypedEmail(), password: '' }, loginFaults, {})
  const { email } = values
  const over = isAgain && !isPending ? t('account.code.over') : null
  return (
    <SessionFrame title={t('account.login.title')} tab={t('shell.title.login')} lead={t('account.login.lead')}>
      <SessionForm
        ref={element}
        submitLabel={t('account.login.submit')}
        isPending={isPending}
        failure={error === null ? over : <LoginFailure error={error} />}
        onSubmit={submit((form) => start({ ...form, email: form.email.trim() }))}
        others={[
          { question: t('account.login.noAccount'), label: t('account.login.toRegister'), to: '/register', email },
        ]}
      >
        <TextField
          label={t('account.email')}
          type="email"
          autoComplete="username webauthn"
          autoFocus
          {...field('email')}
        />
        <PasswordField label={t('account.password')} autoComplete="current-password" {...field('password')} />
        <p className={styles['aside']}>
          <FormLink to="/forgot-password" email={email}>
            {t('account.login.forgot')}
          </FormLink>
        </p>
      </SessionForm>
      <PasskeyButton onEntered={onEntered} />
    </SessionFrame>
  )
}

function LoginFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  return codeOf(error) === 'account_disabled' ? <DisabledAccount /> : failureText(t, error, t('account.login.failed'))
}

/** Whom to ask, if the operator says so. */
function DisabledAccount() {
  const { t } = useTranslation()
  const contact = useInstance().value?.contact ?? null
  return (
    <>
      {t('account.disabled')}
      {contact === null ? null : (
        <>
          {' '}
          <a href={`mailto:${contact}`}>{contact}</a>
        </>
      )}
    </>
  )
}
