import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import { canStartWith } from '@dodici/contract/plans'
import type { Plan } from '@dodici/contract/types'
import { useStoredToken } from '../../api/stored-session.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { moneyText, priceOf, type Period } from './price.ts'
import styles from './pricing-page.module.css'
import type { Instance } from '@dodici/contract/types'

interface Props {
  readonly plan: Plan
  readonly period: Period
  /** Null while unknown. */
  readonly instance: Instance | null
}

export function PlanCard({ plan, period, instance }: Props) {
  const { t } = useTranslation()
  return (
    <li className={styles['plan']} data-plan={plan}>
      <h2>{t(`pricing.${plan}.name`)}</h2>
      <p className={styles['for']}>{t(`pricing.${plan}.text`)}</p>
      <p className={styles['price']}>
        {instance === null ? null : <PlanPrice plan={plan} period={period} instance={instance} />}
      </p>
      <StartLink plan={plan} instance={instance} />
      <PlanItems plan={plan} />
    </li>
  )
}

function PlanPrice({ plan, period, instance }: Props & { readonly instance: Instance }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const price = priceOf(plan, period, instance.prices)
  if (!('amount' in price)) return <strong>{t(`pricing.${price.kind}`)}</strong>
  const only = price.kind === 'monthly' ? 'onlyMonthly' : 'onlyAnnual'
  return (
    <>
      <strong>{moneyText(price.amount, instance.prices?.currency ?? '', language)}</strong>{' '}
      {t(price.kind === 'monthly' ? 'pricing.perMonth' : 'pricing.perYear')}
      {price.kind === period ? null : <small>{t(`pricing.${only}`)}</small>}
    </>
  )
}

/**
 * A new account can start with the default plan or a smaller one. The operator grants others, so their button leads to
 * the contact.
 */
function StartLink({ plan, instance }: Pick<Props, 'plan' | 'instance'>) {
  const { t } = useTranslation()
  const isSignedIn = useStoredToken() !== null
  const kind = plan === 'pro' ? 'primary' : 'outlined'
  if (!canStartWith(plan, instance?.plan ?? 'pro')) {
    const words = t('pricing.ask', { plan: t(`pricing.${plan}.name`) })
    return instance?.contact ? (
      <a className={buttonClass({ kind })} href={`mailto:${instance.contact}`}>
        {words}
      </a>
    ) : (
      <ButtonLink kind={kind} to="/about#who">
        {words}
      </ButtonLink>
    )
  }
  return isSignedIn ? (
    <ButtonLink kind={kind} to="/profile">
      {t('pricing.toProfile')}
    </ButtonLink>
  ) : (
    <ButtonLink kind={kind} to={`/register?plan=${plan}`}>
      {t(`pricing.${plan}.start`)}
    </ButtonLink>
  )
}

function PlanItems({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation()
  return (
    <ul>
      {Object.entries(planItems[plan]).map(([item, state]) => (
        <li key={item}>
          {state === 'there' ? <Check size={16} aria-hidden="true" /> : <Clock size={16} aria-hidden="true" />}
          <span>
            {t(`pricing.${plan}.items.${item}` as 'pricing.basic.items.events')}
            {state === 'there' ? null : <em>{t('pricing.planned')}</em>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The plans' features in order, and whether they exist already. Their texts are in the page's tables. */
const planItems = {
  basic: { calendars: 'there', events: 'there', reminders: 'there', mobile: 'there' },
  pro: {
    calendars: 'there',
    events: 'there',
    reminders: 'there',
    collaboration: 'planned',
    support: 'there',
  },
  enterprise: {
    everything: 'there',
    name: 'there',
    look: 'planned',
    api: 'there',
    manager: 'there',
    premise: 'there',
  },
} as const
