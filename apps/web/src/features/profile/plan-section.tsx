import { planLimits } from '@dodici/contract/plans'
import type { Plan, User } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { codeOf } from '../../api/api-error.ts'
import { instance } from '../../api/instance.queries.ts'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FailedRead } from '../../ui/read-state.tsx'
import styles from './profile-page.module.css'
import { Section } from './section.tsx'

/** The plan, what it includes, and how to get more. */
export function PlanSection({ user: { plan } }: { readonly user: User }) {
  const { t } = useTranslation()
  return (
    <Section anchor="plan" title={t('profile.plan.title')} lead={t('profile.plan.lead')}>
      <p className={styles['name']}>{t('profile.plan.yours', { plan: t(`profile.plan.names.${plan}`) })}</p>
      <ul className={styles['points']}>
        {holds(t, plan).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {plan === 'basic' ? <p className={styles['note']}>{t('profile.plan.basicNote')}</p> : null}
      <p>
        <Link to="/pricing">{t('profile.plan.compare')}</Link>
      </p>
      <Contact />
    </Section>
  )
}

function holds(t: TFunction, plan: Plan): readonly string[] {
  switch (plan) {
    case 'basic':
      return [
        t('profile.plan.basic.calendars', { calendars: planLimits.basic.calendars }),
        t('profile.plan.basic.events', { events: planLimits.basic.events }),
        t('profile.plan.basic.reminders', { reminders: planLimits.basic.mailReminders }),
      ]
    case 'pro':
      return [t('profile.plan.pro.calendars'), t('profile.plan.pro.reminders')]
    case 'enterprise':
      return [
        t('profile.plan.enterprise.pro'),
        t('profile.plan.enterprise.keys'),
        t('profile.plan.enterprise.branding'),
      ]
  }
}

/** Whom to ask for another plan. */
function Contact() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(instance)
  if (error) return <FailedRead text={t('profile.plan.contactFailed')} code={codeOf(error)} onTryAgain={refetch} />
  if (!data) return null
  const { contact } = data
  if (contact === null) return <p className={styles['note']}>{t('profile.plan.ask')}</p>
  return (
    <p className={styles['note']}>
      {t('profile.plan.askAt')}
      {contact.includes('@') ? <a href={`mailto:${contact}`}>{contact}</a> : contact}
    </p>
  )
}
