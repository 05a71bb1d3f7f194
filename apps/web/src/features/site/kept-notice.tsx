import { useEffect, useRef, useSyncExternalStore, type CSSProperties, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { acceptCookies, areCookiesAccepted, onCookiesAccepted } from '../../ui/cookies-accepted.ts'
import styles from './kept-notice.module.css'

/** Px of the notice where it is a line of the calendar: two lines of words. */
export const KEPT_LINE_HEIGHT = 44

/** Whether the person still has to be told what is kept in the browser. A page drawn for all says it. */
export const useKeptNotice = (): boolean => !useSyncExternalStore(onCookiesAccepted, areCookiesAccepted, () => false)

interface Props {
  /** Px of what stands below it, over the navigation. */
  readonly below: number
}

/** Says what is kept in the browser, until the person has accepted that: at the bottom of a page. */
export function KeptNotice({ below }: Props) {
  const place = useRef<HTMLElement>(null)
  const isShown = useKeptNotice()
  useEffect(() => (isShown && place.current ? tellHeight(place.current, below) : undefined), [isShown, below])
  return isShown ? <Notice ref={place} className={styles['place']} /> : null
}

/** The same as a line above the year, over none of its days. */
export const KeptLine = () => <Notice className={styles['line']} style={{ height: KEPT_LINE_HEIGHT }} />

interface NoticeProps {
  readonly ref?: RefObject<HTMLElement | null>
  readonly className: string | undefined
  readonly style?: CSSProperties
}

function Notice(place: NoticeProps) {
  const { t } = useTranslation()
  return (
    <section {...place} aria-label={t('notices.kept.label')} data-kept>
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

/** Lets the toast keep clear of the notice and of what is below it (`toast-bar.module.css`), however many lines that has. */
function tellHeight(notice: HTMLElement, below: number): () => void {
  const { style } = document.documentElement
  const tell = () => style.setProperty('--kept-height', `${notice.offsetHeight + below}px`)
  const observer = 'ResizeObserver' in window ? new ResizeObserver(tell) : null
  observer?.observe(notice)
  return () => {
    observer?.disconnect()
    style.removeProperty('--kept-height')
  }
}

/** Whether errors are reported from here, and pages recorded once this is accepted: the server writes it into the page. */
const hasReports = (): boolean => document.querySelector('meta[name="error-reports"]') !== null
