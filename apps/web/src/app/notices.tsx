import { useLocation } from 'react-router'
import { useStoredToken } from '../api/stored-session.ts'
import { KeptNotice } from '../features/site/kept-notice.tsx'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { Feedback } from './feedback.tsx'
import styles from './notices.module.css'
import { paths } from './paths.ts'

/** Px of the line above the navigation of a phone, which the notice stands above (`.above-bar`). */
const LINE_OF_PHONE = 44

/**
 * What is on every page beside it, at its bottom. The calendar has lines of its own for both, above and below the year; on
 * a phone the notice stands above what is at the bottom.
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
      <KeptNotice below={below} />
    </div>
  )
}
