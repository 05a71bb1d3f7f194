import { useTranslation } from '../i18n/use-translation.ts'
import { atBase } from '../network/base-path.ts'

/** The plans, in a new tab, because what was typed stays here. */
export function PlansLink() {
  const { t } = useTranslation()
  return (
    <a href={atBase('/pricing')} target="_blank" rel="noopener">
      {t('plan.compare')}
    </a>
  )
}
