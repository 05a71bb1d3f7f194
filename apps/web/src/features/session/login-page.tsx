import type { Instance } from '@dodici/contract/types'
import { useState, type ReactNode } from 'react'
import { codeOf } from '../../api/api-error.ts'
import { signInElsewhere } from '../../api/sign-in-elsewhere.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { CodeStep } from './code-step.tsx'
import { DisabledAccount } from './disabled-account.tsx'
import { ElsewhereButton } from './elsewhere-button.tsx'
import { ElsewhereFailure } from './elsewhere-faults.tsx'
import { failureText } from './failure-text.ts'
import { FormLink, useTypedEmail } from './form-link.tsx'
import { loginFaults } from './login-faults.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { SessionForm } from './session-form.tsx'
import styles from './session-form.module.css'
import { SessionFrame } from './session-frame.tsx'
import { login } from './sign-in.ts'
import { useElsewhere } from './use-elsewhere.ts'
import { enter, type EntryEvents } from './use-entry.ts'
import { useSending } from './use-sending.ts'

/** The login: here, or where somebody else signs people in. The route guard decides where it leads. */
export function LoginPage({ onEntered }: EntryEvents) {
  const [elsewhere] = useState(signInElsewhere)
  return elsewhere === null ? (
    <OwnLogin onEntered={onEntered} />
  ) : (
    <LoginWithElsewhere elsewhere={elsewhere} onEntered={onEntered} />
  )
}

type Elsewhere = NonNullable<Instance['oidc']>

function LoginWithElsewhere({ elsewhere, onEntered }: EntryEvents & { readonly elsewhere: Elsewhere }) {
  const { t } = useTranslation()
  const { isEntering, isLeaving, failed } = useElsewhere({ onEntered })
  const failure = failed === null ? null : <ElsewhereFailure elsewhere={elsewhere} {...failed} />
  const { name, isOnly } = elsewhere
  const frame = { title: t('account.login.title'), tab: t('shell.title.login') }
  if (isEntering || isLeaving) {
    return (
      <SessionFrame
        {...frame}
        lead={t(isEntering ? 'account.elsewhere.entering' : 'account.elsewhere.leaving', { name })}
      >
        <Spinner />
      </SessionFrame>
    )
  }
  if (!isOnly) return <OwnLogin onEntered={onEntered} elsewhere={elsewhere} failure={failure} />
  return (
    <SessionFrame {...frame} lead={t('account.elsewhere.only', { name })}>
      <ElsewhereButton elsewhere={elsewhere} kind="primary" failure={failure} />
    </SessionFrame>
  )
}

interface OwnProps extends EntryEvents {
  readonly elsewhere?: Elsewhere
  /** What went wrong elsewhere. */
  readonly failure?: ReactNode
}

/** The login with a password or a passkey, with its second step. */
function OwnLogin({ onEntered, ...other }: OwnProps) {
  const [step, setStep] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)
  const leave = (why: 'over' | 'back') => {
    setStep(null)
    setIsOver(why === 'over')
  }
  if (step !== null) return <CodeStep step={step} onEntered={onEntered} onLeave={leave} />
  return <PasswordStep isAgain={isOver} onEntered={onEntered} onStep={setStep} {...other} />
}

interface PasswordProps extends OwnProps {
  /** A sign-in has waited too long for its code. */
  readonly isAgain: boolean
  /** The password was right, and a code is needed. */
  readonly onStep: (step: string) => void
}

function PasswordStep({ isAgain, elsewhere, failure = null, onEntered, onStep }: PasswordProps) {
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
      {elsewhere ? <ElsewhereButton elsewhere={elsewhere} kind="outlined" failure={failure} /> : null}
    </SessionFrame>
  )
}

function LoginFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  return codeOf(error) === 'account_disabled' ? <DisabledAccount /> : failureText(t, error, t('account.login.failed'))
}
