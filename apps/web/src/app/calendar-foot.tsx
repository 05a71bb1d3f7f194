import { memo } from 'react'
import { BetaNotice } from '../ui/beta-strip.tsx'
import styles from './calendar-foot.module.css'
import { Feedback } from './feedback.tsx'

/** At the end of the footer: what beta means, and feedback. */
export const CalendarFoot = memo(function CalendarFoot() {
  return (
    <div className={styles['foot']}>
      <Contents />
    </div>
  )
})

/** The same on a phone, as a line above the navigation that covers no day. */
export const PhoneFoot = () => (
  <div className={styles['phoneFoot']}>
    <Contents />
  </div>
)

const Contents = () => (
  <>
    <span className={styles['beta']}>
      <BetaNotice isSignedIn />
    </span>
    <Feedback place="footer" />
  </>
)
