import type { WeekStart } from '@dodici/core/date'
import { WeekdayLetters } from '../months/weekday-letters.tsx'
import styles from './phone.module.css'

/** Weekday letters, sticky under the bar. */
export const PhoneWeekdays = ({ weekStart }: { readonly weekStart: WeekStart }) => (
  <WeekdayLetters weekStart={weekStart} className={styles['letters']} sundayClass={styles['sunday']} />
)
