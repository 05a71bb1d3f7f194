import { BarHome } from '../features/bar/bar-home.tsx'
import { BottomNavigation } from '../features/bar/bottom-navigation.tsx'
import bar from '../features/bar/top-bar.module.css'
import { Spinner } from '../ui/spinner.tsx'
import { PhoneFoot } from './calendar-foot.tsx'
import styles from './calendar-page.module.css'
import { SkipLink } from './skip-link.tsx'

/**
 * What of the calendar on a phone is the same for everybody, in the places that it has in `CalendarPage`: the build draws
 * it, and it stands there until the year of the person has come.
 */
export const CalendarFrame = () => (
  <div className={styles['page']}>
    <SkipLink />
    <header className={bar['bar']}>
      <BarHome />
    </header>
    <main className={`${styles['main']} ${styles['waiting']}`}>
      <Spinner />
    </main>
    <PhoneFoot />
    <BottomNavigation hasAssistant />
  </div>
)
