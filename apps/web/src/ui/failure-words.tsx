import type { ErrorCode } from '@dodici/contract/errors'
import { planLimits } from '@dodici/contract/plans'
import { useTranslation } from '../i18n/use-translation.ts'

/** Text for an error code. A plan limit links to the plans in a new tab, because what was typed stays here. */
export function FailureWords({ code }: { readonly code: ErrorCode | 'network' }) {
  const { t } = useTranslation()
  if (code !== 'plan_limit') return t(`messages.errors.${code}`)
  return (
    <>
      {t('plan.limit', planLimits.basic)}{' '}
      <a href="/pricing" target="_blank" rel="noopener">
        {t('plan.compare')}
      </a>
    </>
  )
}
