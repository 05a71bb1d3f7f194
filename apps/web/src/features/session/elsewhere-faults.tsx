import type { Instance } from '@dodici/contract/types'
import type { TextKey } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { DisabledAccount } from './disabled-account.tsx'
import { failureText } from './failure-text.ts'
import type { ElsewhereFault } from './use-elsewhere.ts'

const OWN = {
  oidc_denied: 'account.elsewhere.denied',
  oidc_refused: 'account.elsewhere.refused',
  oidc_unavailable: 'account.elsewhere.unavailable',
  oidc_unverified: 'account.elsewhere.unverified',
  email_taken: 'account.elsewhere.taken',
  registration_closed: 'account.elsewhere.closed',
  step_over: 'account.elsewhere.over',
  too_many_requests: 'account.tooManyRequestsSoon',
} as const satisfies Record<string, TextKey>

interface Props extends ElsewhereFault {
  readonly elsewhere: NonNullable<Instance['oidc']>
}

/** Why another sign-in has led nowhere, in the words of whoever wants to get in. */
export function ElsewhereFailure({ elsewhere: { name, isOnly }, fault, error }: Props) {
  const { t } = useTranslation()
  if (fault === 'account_disabled') return <DisabledAccount />
  // Without a password nobody gets in to link anything.
  if (fault === 'email_taken' && isOnly) return t('account.elsewhere.takenOnly', { name })
  const key = fault in OWN ? OWN[fault as keyof typeof OWN] : 'account.elsewhere.failed'
  return failureText(t, error, t(key, { name }))
}
