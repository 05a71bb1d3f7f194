import type { User } from '@dodici/contract/types'
import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { atBase, basePath } from '../../../network/base-path.ts'
import styles from './devices-section.module.css'
import { RingChoice } from './ring-choice.tsx'
import { SecretsSection } from './secrets-section.tsx'

const PROGRAMS = ['ios', 'mac', 'android', 'thunderbird', 'gnome'] as const
const STEPS = ['first', 'second', 'third'] as const

type Program = (typeof PROGRAMS)[number]

/** Programs that want a whole address; the others look for it at the name of the server. */
const WITH_ADDRESS: ReadonlySet<Program> = new Set(['android', 'thunderbird'])

/** What is typed for the server. Below a path nothing is found by the name alone. */
const serverFor = (program: Program): string =>
  basePath !== '' || WITH_ADDRESS.has(program) ? location.origin + atBase('/dav/') : location.host

/** The devices whose calendar programs show the year, and how to set one up. */
export function DevicesSection({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  return (
    <SecretsSection kind="devices" user={user}>
      {/* A profile stored by an older version lacks them; the next one is being loaded. */}
      {'reminders' in user ? <RingChoice settings={user.reminders} /> : null}
      <div className={styles['setup']}>
        <h3>{t('profile.devices.setup.title')}</h3>
        {PROGRAMS.map((program) => (
          <details key={program} className={styles['program']}>
            <summary>{t(`profile.devices.setup.programs.${program}`)}</summary>
            <ol className={styles['steps']}>
              {STEPS.map((step) => (
                <li key={step}>{t(`profile.devices.setup.steps.${program}.${step}`)}</li>
              ))}
            </ol>
            <Facts user={user} server={serverFor(program)} />
          </details>
        ))}
      </div>
      <p className={styles['elsewhere']}>
        {t('profile.devices.elsewhere')} <Link to="/calendar?dialog=linked">{t('profile.devices.link')}</Link>
      </p>
    </SecretsSection>
  )
}

/** What is to be filled in. */
function Facts({ user, server }: { readonly user: User; readonly server: string }) {
  const { t } = useTranslation()
  return (
    <dl className={styles['facts']}>
      <dt>{t('profile.devices.setup.server')}</dt>
      <dd>
        <code>{server}</code>
      </dd>
      <dt>{t('profile.devices.setup.user')}</dt>
      <dd>
        <code>{user.email}</code>
      </dd>
      <dt>{t('profile.devices.setup.password')}</dt>
      <dd>{t('profile.devices.setup.passwordWords')}</dd>
    </dl>
  )
}
