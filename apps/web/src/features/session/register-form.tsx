import { canStartWith, type PlanName } from '@dodici/contract/plans'
import type { Instance } from '@dodici/contract/types'
import { useState } from 'react'
import { ApiError, codeOf } from '../../api/api-error.ts'
import { signInElsewhere } from '../../api/sign-in-elsewhere.ts'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { NewPasswordField } from '../../ui/password/new-password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { ElsewherePart } from './elsewhere-part.ts'
import { inviteFaults, openFaults, serverFaults, type NewPerson } from './entry-faults.ts'
import { failureText } from './failure-text.ts'
import { useTypedEmail } from './form-link.tsx'
import { SessionForm } from './session-form.tsx'
import { SessionFrame } from './session-frame.tsx'
import { register, registerBeta } from './sign-up.ts'
import { useEntry, type EntryEvents } from './use-entry.ts'

interface Props extends EntryEvents {
  /** Whether an invite code is needed; input stays if this changes. */
  readonly withCode: boolean
  /** The code in the URL. */
  readonly code: string
  /** The plan in the URL, and the installation's default; null if unknown. */
  readonly plan: PlanName | null
  readonly standard: PlanName | null
  /** Null while unknown. */
  readonly registration: Instance['registration'] | null
}

/** Additional data for a chosen plan. */
type PersonWithPlan = NewPerson & { readonly plan: PlanName | null }

const sendOpen = ({ username, email, password, plan }: PersonWithPlan) =>
  register({ username: username.trim(), email: email.trim(), password, ...(plan ? { plan } : {}) })

const sendInvited = ({ username, email, password, inviteCode, plan }: PersonWithPlan) =>
  registerBeta({
    username: username.trim(),
    email: email.trim(),
    password,
    inviteCode: inviteCode.trim(),
    ...(plan ? { plan } : {}),
  })

/** Creates an account, openly or with an invite code. */
export function RegisterForm({ withCode, code, plan, standard, registration, onEntered }: Props) {
  const { t } = useTranslation()
  const [elsewhere] = useState(signInElsewhere)
  const open = useEntry(sendOpen, onEntered)
  const invited = useEntry(sendInvited, onEntered)
  const { start, isPending, error } = withCode ? invited : open
  const initial = { inviteCode: code, username: '', email: useTypedEmail(), password: '', confirmPassword: '' }
  const check = withCode ? inviteFaults : openFaults
  const { element, values, submit, field } = useFields(initial, check, refusedBy(error))
  const { username, email } = values
  return (
    <SessionFrame
      title={t('entry.register.title')}
      tab={t('entry.register.tab')}
      lead={[t(withCode ? 'entry.register.inviteLead' : 'entry.register.lead'), planWords(t, plan, standard)].join(' ')}
    >
      <SessionForm
        ref={element}
        submitLabel={t('entry.register.submit')}
        isPending={isPending}
        failure={error === null ? null : failureOf(t, error, withCode)}
        onSubmit={submit((form) => start({ ...form, plan }))}
        others={othersOf(t, { withCode, registration, email })}
      >
        {withCode ? (
          <TextField
            label={t('entry.register.code')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus={code === ''}
            {...field('inviteCode')}
          />
        ) : null}
        <TextField
          label={t('person.username')}
          autoComplete="nickname"
          autoFocus={!withCode || code !== ''}
          {...field('username')}
        />
        <TextField label={t('account.email')} type="email" autoComplete="username" {...field('email')} />
        <NewPasswordField label={t('account.password')} own={[username, email]} {...field('password')} />
        <PasswordField label={t('person.confirmPassword')} autoComplete="new-password" {...field('confirmPassword')} />
      </SessionForm>
      {elsewhere === null || withCode ? null : <ElsewherePart elsewhere={elsewhere} kind="outlined" failure={null} />}
    </SessionFrame>
  )
}

/** The account's initial plan, if the URL asks for one. */
function planWords(t: TFunction, plan: PlanName | null, standard: PlanName | null): string {
  if (plan === null) return ''
  if (standard === null || canStartWith(plan, standard)) return t('entry.register.plan', { plan: PLAN_NAMES[plan] })
  return t('entry.register.otherPlan', { plan: PLAN_NAMES[standard], asked: PLAN_NAMES[plan] })
}

const PLAN_NAMES = { basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' } as const

function refusedBy(error: unknown) {
  const wrongCode = codeOf(error) === 'invalid_invite' ? [{ path: 'inviteCode', message: '' }] : []
  return serverFaults([...wrongCode, ...(error instanceof ApiError ? error.errors : [])])
}

function failureOf(t: TFunction, error: unknown, withCode: boolean): string {
  const code = codeOf(error)
  if (code === 'email_taken') return t('entry.register.emailTaken')
  if (code === 'registration_closed') return t('entry.register.closed')
  return failureText(t, error, t(withCode ? 'entry.register.inviteFailed' : 'entry.register.failed'))
}

/** Links to the other form if both are possible, to requesting access if a code is needed, and to the login. */
function othersOf(
  t: TFunction,
  { withCode, registration, email }: Pick<Props, 'withCode' | 'registration'> & { readonly email: string },
) {
  const toLogin = { question: t('entry.register.haveAccount'), label: t('entry.register.toLogin'), to: '/login', email }
  const to = '/register'
  if (!withCode) {
    const toCode = { question: t('entry.register.haveCode'), label: t('entry.register.toCode'), to, email }
    return [toLogin, { ...toCode, search: { invite: '' } }]
  }
  const noCode = { question: t('entry.register.noCode'), to, email }
  return registration === 'open'
    ? [toLogin, { ...noCode, label: t('entry.register.toOpen'), search: { invite: null } }]
    : [toLogin, { ...noCode, label: t('entry.register.toRequest'), search: { invite: null, request: '' } }]
}
