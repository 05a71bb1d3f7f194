import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import { hasAssistant } from '../api/has-assistant.ts'
import { profile } from '../api/profile.queries.ts'
import { useArrange } from '../features/arrange/use-arrange.ts'
import { BottomNavigation } from '../features/bar/bottom-navigation.tsx'
import { TopBar } from '../features/bar/top-bar.tsx'
import { YearPage } from '../features/year/year-page.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { useTitle } from '../ui/use-title.ts'
import { BrokenView } from './broken-view.tsx'
import { CalendarDialogs } from './calendar-dialogs.tsx'
import { CalendarFoot, PhoneFoot } from './calendar-foot.tsx'
import styles from './calendar-page.module.css'
import { SkipLink } from './skip-link.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { SearchPart } from './parts/search-part.tsx'
import { useKnownFilters } from './use-known-filters.ts'
import { useKeptView } from './use-kept-view.ts'
import { useLinesAbove } from './use-lines-above.tsx'
import { useYearWindow } from './use-year-window.ts'

/** The calendar: where the features meet. */
export function CalendarPage() {
  const { t } = useTranslation()
  const { address } = useCalendarAddress()
  const isPhone = useIsPhone()
  const { data: user } = useQuery(profile)
  useTitle(t('shell.title.calendar', { year: address.year }))
  useYearWindow()
  useKnownFilters()
  const onArrange = useArrange()
  const above = useLinesAbove(address.year)
  useKeptView()
  return (
    <div className={styles['page']}>
      <SkipLink />
      <TopBar search={<SearchPart />} />
      <main className={styles['main']}>
        <ErrorBoundary
          resetKey={`${address.view} ${address.year}`}
          fallback={(retry) => <BrokenView onRetry={retry} />}
        >
          <Suspense fallback={<Spinner />}>
            <YearPage onArrange={onArrange} above={above} foot={isPhone ? null : <CalendarFoot />} />
          </Suspense>
        </ErrorBoundary>
      </main>
      {isPhone ? (
        <>
          <PhoneFoot />
          <BottomNavigation hasAssistant={hasAssistant(user)} />
        </>
      ) : null}
      <CalendarDialogs />
    </div>
  )
}
