import { planLimits } from '@dodici/contract/plans'
import type { User } from '@dodici/contract/types'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/check-field.tsx'
import styles from './profile-page.module.css'
import { QuietHours } from './quiet-hours.tsx'
import own from './reminders-section.module.css'
import { Section } from './section.tsx'
import { Unconfirmed } from './send-link.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TimeField } from './time-field.tsx'
import { useSettings, type ReminderSettings } from './use-settings.tsx'

interface Props {
  readonly settings: ReminderSettings
}

/** Reminder settings, each saved by itself. */
export function RemindersSection({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  // A profile stored by an older version lacks them; the next one is being loaded.
  if (!('reminders' in user)) return null
  const { reminders, plan } = user
  const isUnconfirmed = 'emailConfirmed' in user && !user.emailConfirmed
  return (
    <Section anchor="reminders" title={t('profile.reminders.title')} lead={t('profile.reminders.lead')}>
      <div className={`${styles['fields'] ?? ''} ${own['settings'] ?? ''}`}>
        <AllDayHour settings={reminders} />
        <QuietHours settings={reminders} />
        <ByMail settings={reminders} />
        <Digest settings={reminders} hasDigest={planLimits[plan].hasDigest} />
        {/* Mail is chosen, but the address is not confirmed. */}
        {isUnconfirmed && wantsMail(reminders) ? (
          <Unconfirmed text={t('profile.reminders.unconfirmed', { email: user.email })} />
        ) : null}
      </div>
    </Section>
  )
}

const wantsMail = ({ byMail, digest }: ReminderSettings): boolean => byMail || digest !== 'off'

function AllDayHour({ settings }: Props) {
  const { t } = useTranslation()
  const { shown, save, state } = useSettings(settings)
  return (
    <div className={styles['choice']}>
      <TimeField
        label={t('profile.reminders.allDayAt')}
        hint={t('profile.reminders.allDayAtHint')}
        value={shown.allDayAt}
        onSave={(allDayAt) => save({ allDayAt })}
      />
      {state}
    </div>
  )
}

function ByMail({ settings }: Props) {
  const { t } = useTranslation()
  const { shown, save, state } = useSettings(settings)
  return (
    <div className={styles['choice']}>
      <CheckField
        label={t('profile.reminders.byMail')}
        hint={t('profile.reminders.byMailHint')}
        isChecked={shown.byMail}
        onChange={(byMail) => save({ byMail })}
      />
      {state}
    </div>
  )
}

const digests = ['off', 'daily', 'weekly'] as const

function Digest({ settings, hasDigest }: Props & { readonly hasDigest: boolean }) {
  const { t } = useTranslation()
  const { shown, save, state } = useSettings(settings)
  const choose = (value: string) => save({ digest: digests.find((digest) => digest === value) ?? 'off' })
  return (
    <div className={styles['choice']}>
      <SelectField
        label={t('profile.reminders.digest')}
        hint={hasDigest ? undefined : t('profile.reminders.digestPro')}
        value={shown.digest}
        isDisabled={!hasDigest}
        onChoose={choose}
      >
        {digests.map((digest) => (
          <option key={digest} value={digest}>
            {t(`profile.reminders.digests.${digest}`)}
          </option>
        ))}
      </SelectField>
      {hasDigest && shown.digest !== 'off' ? (
        <TimeField
          label={t('profile.reminders.digestAt')}
          value={shown.digestAt}
          onSave={(digestAt) => save({ digestAt })}
        />
      ) : null}
      {state}
    </div>
  )
}
