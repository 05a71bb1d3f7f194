import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { acceptCookies, areCookiesAccepted, onCookiesAccepted } from '../../ui/cookies-accepted.ts'
import styles from './kept-notice.module.css'

interface Props {
  /** Whether the page has a bar at its bottom that does not scroll. */
  readonly isAboveBar: boolean
}

/**
 * Says what is kept in the browser, until the person has accepted that. It is the last thing of the page and has room of
 * its own there, so it covers nothing for good; before that it stays in sight at the bottom.
 */
export function KeptNotice({ isAboveBar }: Props) {
  const isAccepted = useSyncExternalStore(onCookiesAccepted, areCookiesAccepted)
  return isAccepted ? null : <Notice isAboveBar={isAboveBar} />
}

function Notice({ isAboveBar }: Props) {
  const { t } = useTranslation()
  const place = useRef<HTMLElement>(null)
  // Each time that it is drawn: in another language it has other words.
  useEffect(() => (place.current ? sayHeight(place.current) : undefined))
  return (
    <section ref={place} className={styles[isAboveBar ? 'above-bar' : 'place']} aria-label={t('notices.kept.label')}>
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

/** What floats above it must know how high it is: its words take more lines where the page is narrow. */
function sayHeight(element: HTMLElement): () => void {
  const { style } = document.documentElement
  const say = () => style.setProperty('--notice-height', `${element.offsetHeight}px`)
  say()
  window.addEventListener('resize', say)
  return () => {
    window.removeEventListener('resize', say)
    style.removeProperty('--notice-height')
  }
}
