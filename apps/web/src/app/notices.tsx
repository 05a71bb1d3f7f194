import { useLocation } from 'react-router'
import { useStoredToken } from '../api/stored-session.ts'
import { StorageNotice } from '../features/site/storage-notice.tsx'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { Feedback } from './feedback.tsx'
import styles from './notices.module.css'
import { paths } from './paths.ts'

/** Height in px of the line above a phone's navigation, which the notice sits on (`.above-bar`). */
const LINE_OF_PHONE = 44

/**
 * Beta and storage notices at the bottom of every page. On desktop the calendar has lines for both, above and below the
 * year; on a phone the notice is above what is at the bottom.
 */
export function Notices() {
  const { pathname } = useLocation()
  const isPhone = useIsPhone()
  const isSignedIn = useStoredToken() !== null
  const isCalendar = pathname === paths.calendar && isSignedIn
  if (isCalendar && !isPhone) return null
  const below = isCalendar ? LINE_OF_PHONE : 0
  return (
    <div className={styles[isCalendar ? 'above-bar' : 'place']}>
      {isCalendar ? null : <Feedback place="corner" />}
      <StorageNotice below={below} />
    </div>
  )
}
