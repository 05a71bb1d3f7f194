import { BarHome } from '../features/bar/bar-home.tsx'
import { BottomNavigation } from '../features/bar/bottom-navigation.tsx'
import bar from '../features/bar/top-bar.module.css'
import { Spinner } from '../ui/spinner.tsx'
import { useIsPhone } from '../ui/use-is-phone.ts'
import styles from './calendar-page.module.css'

/**
 * What of the calendar is the same for everybody, in the places that it has in `CalendarPage`: the build draws it, and it
 * stands there until the year of the person has come.
 */
export function CalendarFrame() {
  const isPhone = useIsPhone()
  return (
    <div className={styles['page']}>
      <header className={bar['bar']}>
        <BarHome />
      </header>
      {/* In the place of the strip about the beta, which the year scrolls away. */}
      {isPhone ? <div hidden /> : null}
      <main className={`${styles['main']} ${styles['waiting']}`}>
        <Spinner />
      </main>
      {isPhone ? <BottomNavigation /> : null}
    </div>
  )
}
