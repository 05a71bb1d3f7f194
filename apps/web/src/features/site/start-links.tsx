import { partsOf } from '@dodici/core/date'
import { useStoredToken } from '../../api/stored-session.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useToday } from '../../ui/today.ts'
import styles from './start-links.module.css'

/** Entry links: to the calendar for signed-in people, otherwise to registration or requesting access. */
export function StartLinks() {
  const { t } = useTranslation()
  const isSignedIn = useStoredToken() !== null
  const { year } = partsOf(useToday())
  return (
    <p className={styles['links']}>
      <ButtonLink kind="primary" to={isSignedIn ? '/calendar' : '/register'}>
        {t('site.home.start', { year })}
      </ButtonLink>
      {isSignedIn ? (
        <ButtonLink to="/about#beta">{t('notices.beta.meaning')}</ButtonLink>
      ) : (
        <ButtonLink to="/register?request">{t('site.request')}</ButtonLink>
      )}
    </p>
  )
}
