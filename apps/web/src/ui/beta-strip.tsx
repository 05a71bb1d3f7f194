import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import styles from './beta-strip.module.css'
import { useIsConnected } from '../network/connection.ts'
import { useIsPhone } from './use-is-phone.ts'

interface Props {
  /** Signed-in people learn what beta means; others can request access. */
  readonly isSignedIn: boolean
}

/** The beta line with its links; without a connection it says so instead. */
export function BetaNotice({ isSignedIn }: Props) {
  const { t } = useTranslation()
  if (!useIsConnected()) return <OfflineNotice />
  return (
    <>
      <strong>{t('notices.beta.label')}</strong>
      <span className={styles['text']}>{t('notices.beta.text')}</span>
      <Link to={isSignedIn ? '/about#beta' : '/register?request'}>
        {t(isSignedIn ? 'notices.beta.meaning' : 'notices.beta.request')}
      </Link>
    </>
  )
}

function OfflineNotice() {
  const { t } = useTranslation()
  return (
    <span className={styles['offline']} role="status">
      <strong>{t('notices.offline.label')}</strong> <span className={styles['text']}>{t('notices.offline.text')}</span>
    </span>
  )
}

/** The same as a full-width strip. */
export function BetaStrip({ isSignedIn }: Props) {
  const { t } = useTranslation()
  const isConnected = useIsConnected()
  return (
    <aside className={styles['strip']} data-offline={isConnected ? undefined : ''} aria-label={t('notices.beta.label')}>
      <BetaNotice isSignedIn={isSignedIn} />
    </aside>
  )
}

/** A page's bar with the beta strip: above it, or a thin one below it on a phone. */
export function WithBetaStrip({ isSignedIn, children }: Props & { readonly children: ReactNode }) {
  const isPhone = useIsPhone()
  return (
    <>
      {isPhone ? null : <BetaStrip isSignedIn={isSignedIn} />}
      {children}
      {isPhone ? <BetaStrip isSignedIn={isSignedIn} /> : null}
    </>
  )
}
