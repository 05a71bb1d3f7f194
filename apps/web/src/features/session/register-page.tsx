import { plans } from '@dodici/contract/plans'
import type { Instance } from '@dodici/contract/types'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { signInElsewhere } from '../../api/sign-in-elsewhere.ts'
import { useInstance } from '../../api/use-instance.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { AccessForm } from './access-form.tsx'
import { ElsewherePart } from './elsewhere-part.ts'
import { failureText } from './failure-text.ts'
import { RegisterForm } from './register-form.tsx'
import styles from './session-form.module.css'
import { SessionFrame } from './session-frame.tsx'
import type { EntryEvents } from './use-entry.ts'

/** Only links in mails lead to it. */
const ConfirmPart = lazyPart(async () => (await import('./confirm-page.tsx')).ConfirmPage)

interface Props extends EntryEvents {
  /** Access was requested. */
  readonly onRequested: () => void
}

/**
 * The registration of this installation: open, with an invite code, or only requesting access. The URL can choose a
 * form (`?invite` or `?invite=CODE`, `?request`) and a plan (`?plan=basic`). With `?confirm=TOKEN` it is the page of a
 * confirmation link.
 */
export function RegisterPage({ onEntered, onRequested }: Props) {
  const asked = new URLSearchParams(useLocation().search)
  const [elsewhere] = useState(signInElsewhere)
  if (asked.has('confirm')) return <ConfirmPart />
  // No form of this page makes accounts there, and nobody is let in by one.
  if (elsewhere?.isOnly === true) return <OnlyElsewhere elsewhere={elsewhere} />
  return <Registration {...{ asked, onEntered, onRequested }} />
}

function OnlyElsewhere({ elsewhere }: { readonly elsewhere: NonNullable<Instance['oidc']> }) {
  const { t } = useTranslation()
  const lead = t('entry.register.elsewhere', { name: elsewhere.name })
  return (
    <SessionFrame title={t('entry.register.title')} tab={t('entry.register.tab')} lead={lead}>
      <ElsewherePart elsewhere={elsewhere} kind="primary" failure={null} />
    </SessionFrame>
  )
}

function Registration({ asked, onEntered, onRequested }: Props & { readonly asked: URLSearchParams }) {
  const { value: instance, error, tryAgain } = useInstance()
  const registration = instance?.registration ?? null
  if (asked.has('request')) return <AccessForm registration={registration} onRequested={onRequested} />
  if (!asked.has('invite') && registration === null) return <Unknown error={error} onTryAgain={tryAgain} />
  if (!asked.has('invite') && registration === 'closed') {
    return <AccessForm registration={registration} onRequested={onRequested} />
  }
  const withCode = asked.has('invite') || registration === 'invite'
  return <RegisterForm {...{ withCode, registration, onEntered }} {...wantedBy(asked)} standard={planOf(instance)} />
}

const planOf = (instance: Instance | null) => instance?.plan ?? null

/** Values from the URL for the form. */
const wantedBy = (asked: URLSearchParams) => ({
  plan: plans.find((name) => name === asked.get('plan')) ?? null,
  code: asked.get('invite') ?? '',
})

/** Until the form is known, or if that fails. */
function Unknown({ error, onTryAgain }: { readonly error: unknown; readonly onTryAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <SessionFrame title={t('entry.register.title')} tab={t('entry.register.tab')} lead={t('entry.register.lead')}>
      {error === null ? (
        <Spinner />
      ) : (
        <div role="alert" className={styles['unknown']}>
          <p>{failureText(t, error, t('entry.register.unknown'))}</p>
          <Button onClick={onTryAgain}>{t('common.tryAgain')}</Button>
        </div>
      )}
    </SessionFrame>
  )
}
