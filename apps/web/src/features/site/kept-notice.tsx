import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { acceptCookies, areCookiesAccepted, onCookiesAccepted } from '../../ui/cookies-accepted.ts'
import styles from './kept-notice.module.css'

/** Says what is kept in the browser, until the person has accepted that. A page drawn for all shows it. */
export function KeptNotice() {
  const isAccepted = useSyncExternalStore(onCookiesAccepted, areCookiesAccepted, () => false)
  return isAccepted ? null : <Notice />
}

function Notice() {
  const { t } = useTranslation()
  return (
    <section className={styles['place']} aria-label={t('notices.kept.label')} data-kept>
      <div className={styles['notice']}>
        <p>
          {t(hasReports() ? 'notices.kept.textWithReports' : 'notices.kept.text')}{' '}
          <Link to="/terms-and-privacy">{t('notices.kept.more')}</Link>
        </p>
        <Button kind="primary" onClick={acceptCookies}>
          {t('notices.kept.accept')}
        </Button>
      </div>
    </section>
  )
}

/** Whether errors are reported from here, and pages recorded once this is accepted: the server writes it into the page. */
const hasReports = (): boolean => document.querySelector('meta[name="error-reports"]') !== null
