import { useEffect, useRef, useSyncExternalStore, type CSSProperties, type RefObject } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { acceptCookies, areCookiesAccepted, onCookiesAccepted } from '../../ui/cookies-accepted.ts'
import styles from './storage-notice.module.css'

/** Px of the notice as a line of the calendar: two lines of text. */
export const STORAGE_LINE_HEIGHT = 44

/** Whether the storage notice is due. Pages rendered by the build include it. */
export const useStorageNotice = (): boolean => !useSyncExternalStore(onCookiesAccepted, areCookiesAccepted, () => false)

interface Props {
  /** Px of what is below it, above the navigation. */
  readonly below: number
}

/** The storage notice at the bottom of a page, until accepted. */
export function StorageNotice({ below }: Props) {
  const place = useRef<HTMLElement>(null)
  const isShown = useStorageNotice()
  useEffect(() => (isShown && place.current ? tellHeight(place.current, below) : undefined), [isShown, below])
  return isShown ? <Notice ref={place} className={styles['place']} /> : null
}

/** The same as a line above the year, covering no days. */
export const StorageLine = () => <Notice className={styles['line']} style={{ height: STORAGE_LINE_HEIGHT }} />

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

/** Keeps the toast clear of the notice and what is below it (`toast-bar.module.css`), whatever its height. */
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

/** Whether errors are reported, and pages recorded after acceptance, as the server says in the page. */
const hasReports = (): boolean => document.querySelector('meta[name="error-reports"]') !== null
