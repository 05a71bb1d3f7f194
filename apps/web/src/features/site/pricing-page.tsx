import { plans } from '@dodici/contract/plans'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { PlanCard } from './plan-card.tsx'
import type { Period } from './price.ts'
import styles from './pricing-page.module.css'
import { SiteFrame } from './site-frame.tsx'
import pageStyles from './text-page.module.css'
import { useInstance } from '../../api/use-instance.ts'

const periods = ['monthly', 'annual'] as const
const questions = ['limit', 'down', 'data', 'planned'] as const

/** The three plans; planned features are marked. */
export function PricingPage() {
  const { t } = useTranslation()
  const [period, setPeriod] = useState<Period>('monthly')
  const { value: instance, error, tryAgain } = useInstance()
  return (
    <SiteFrame name="pricing">
      <section className={styles['opening']}>
        <h1 className={pageStyles['title']}>{t('pricing.title')}</h1>
        <p className={pageStyles['lead']}>{t('pricing.lead')}</p>
        <PeriodSwitch period={period} onChoose={setPeriod} />
        {error === null ? null : (
          <p role="alert" className={styles['failed']}>
            {t('site.notLoaded')} <Button onClick={tryAgain}>{t('common.tryAgain')}</Button>
          </p>
        )}
      </section>
      <ul className={styles['plans']}>
        {plans.map((plan) => (
          <PlanCard key={plan} plan={plan} period={period} instance={instance} />
        ))}
      </ul>
      <Questions />
    </SiteFrame>
  )
}

interface SwitchProps {
  readonly period: Period
  readonly onChoose: (period: Period) => void
}

function PeriodSwitch({ period, onChoose }: SwitchProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles['switch']}>
      <legend className="visually-hidden">{t('pricing.period.label')}</legend>
      {periods.map((value) => (
        <label key={value}>
          <input type="radio" name="period" checked={value === period} onChange={() => onChoose(value)} />
          {t(`pricing.period.${value}`)}
        </label>
      ))}
    </fieldset>
  )
}

function Questions() {
  const { t } = useTranslation()
  return (
    <section className={styles['questions']}>
      <h2>{t('pricing.questionsTitle')}</h2>
      <dl>
        {questions.map((name) => (
          <div key={name}>
            <dt>{t(`pricing.questions.${name}.question`)}</dt>
            <dd>{t(`pricing.questions.${name}.answer`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
