import type { ErrorCode } from '@dodici/contract/errors'
import { planLimits } from '@dodici/contract/plans'
import { useTranslation } from '../i18n/use-translation.ts'
import { PlansLink } from './plans-link.tsx'

/** Text for an error code. A plan limit links to the plans. */
export function FailureWords({ code }: { readonly code: ErrorCode | 'network' }) {
  const { t } = useTranslation()
  if (code !== 'plan_limit') return t(`messages.errors.${code}`)
  return (
    <>
      {t('plan.limit', planLimits.basic)} <PlansLink />
    </>
  )
}
