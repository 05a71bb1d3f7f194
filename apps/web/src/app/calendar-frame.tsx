import { BottomNavigation } from '../features/bar/bottom-navigation.tsx'
import bar from '../features/bar/top-bar.module.css'
import { Brand } from '../ui/brand.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { PhoneFoot } from './calendar-foot.tsx'
import styles from './calendar-page.module.css'
import { SkipLink } from './skip-link.tsx'

/**
 * The parts of the phone calendar that are the same for everybody, placed as in `CalendarPage`. Rendered by the build
 * and shown until the person's year arrives.
 */
export const CalendarFrame = () => (
  <div className={styles['page']}>
    <SkipLink />
    <header className={bar['bar']}>
      <Brand />
    </header>
    <main className={`${styles['main']} ${styles['waiting']}`}>
      <Spinner />
    </main>
    <PhoneFoot />
    <BottomNavigation hasAssistant />
  </div>
)
