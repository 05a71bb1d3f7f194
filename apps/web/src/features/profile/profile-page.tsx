import { planLimits } from '@dodici/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { profile } from '../../api/profile.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useTitle } from '../../ui/use-title.ts'
import { AboutSection } from './about-section.tsx'
import { AddressSection } from './address-section.tsx'
import { AssistantSection } from './assistant-section.tsx'
import { AuditSection } from './audit-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { ExportSection } from './export-section.tsx'
import { IdentitiesSection } from './identities/identities-section.tsx'
import { PasskeysSection } from './passkeys/passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import styles from './profile-page.module.css'
import { PushSection } from './push-section.tsx'
import { RemindersSection } from './reminders-section.tsx'
import { FeedsSection } from './feeds/feeds-section.tsx'
import { DevicesSection } from './secrets/devices-section.tsx'
import { SecretsSection } from './secrets/secrets-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TargetsSection } from './targets-section.tsx'
import { TwoStepSection } from './two-step/two-step-section.tsx'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'

interface Props {
  /** The account is gone, and with it the session. */
  readonly onDeleted: () => void
  /** All sessions have ended, also this one. */
  readonly onRevoked: () => void
}

/** Profile and account. Each section loads and saves by itself. */
export function ProfilePage({ onDeleted, onRevoked }: Props) {
  const { t } = useTranslation()
  const { data: user } = useQuery(profile)
  useTitle(t('profile.tab'))
  if (!user) return null
  return (
    <div className={styles['page']}>
      <h1>{t('profile.title')}</h1>
      <AboutSection user={user} />
      <AddressSection user={user} />
      <PreferencesSection user={user} />
      <RemindersSection user={user} />
      <PushSection user={user} />
      <TargetsSection />
      <AssistantSection user={user} />
      <PlanSection user={user} />
      <DevicesSection user={user} />
      <FeedsSection user={user} />
      {planLimits[user.plan].hasKeys ? <SecretsSection kind="keys" user={user} /> : null}
      <WebhooksSection user={user} />
      <PasswordSection user={user} />
      <TwoStepSection user={user} />
      <PasskeysSection user={user} />
      <IdentitiesSection user={user} />
      <SessionsSection user={user} onRevoked={onRevoked} />
      <AuditSection user={user} />
      <ExportSection />
      <DeleteSection user={user} onDeleted={onDeleted} />
    </div>
  )
}
