import { memo } from 'react'
import { BetaNotice } from '../ui/beta-strip.tsx'
import styles from './calendar-foot.module.css'
import { Feedback } from './feedback.tsx'

/** At the end of the line below the year: what beta means, and the way to say what one thinks. */
export const CalendarFoot = memo(function CalendarFoot() {
  return (
    <div className={styles['foot']}>
      <span className={styles['beta']}>
        <BetaNotice isSignedIn />
      </span>
      <Feedback place="footer" />
    </div>
  )
})
