import { partsOf } from '@dodici/core/date'
import { useTranslation } from 'react-i18next'
import { useStoredToken } from '../../api/stored-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useToday } from '../../ui/today.ts'
import styles from './start-links.module.css'

/** The way in: to their own year for who is signed in, to an account or to a request for one for the others. */
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
