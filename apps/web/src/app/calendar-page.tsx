import { yearOf, type Month } from '@dodici/core/date'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { views } from '../address/calendar-address.ts'
import { knownCategories } from '../address/category-filter.ts'
import { askedFrom, yearWindow } from '../address/shown-months.ts'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import { calendars } from '../api/calendars.queries.ts'
import { categories } from '../api/categories.queries.ts'
import { hasAssistant } from '../api/has-assistant.ts'
import { profile } from '../api/profile.queries.ts'
import { useArrange } from '../features/arrange/use-arrange.ts'
import { BottomNavigation } from '../features/bar/bottom-navigation.tsx'
import { TopBar } from '../features/bar/top-bar.tsx'
import { useGoalsLane, type LaneOfYear } from '../features/goals/lane/use-goals-lane.tsx'
import { STORAGE_LINE_HEIGHT, StorageLine, useStorageNotice } from '../features/site/storage-notice.tsx'
import type { DrawLine } from '../features/year/gesture/use-naming.tsx'
import { YearPage } from '../features/year/year-page.tsx'
import { formatYear } from '../i18n/format-months.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { Message } from '../ui/message.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useToday } from '../ui/today.ts'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { useTitle } from '../ui/use-title.ts'
import { CalendarDialogs } from './calendar-dialogs.tsx'
import { CalendarFoot, PhoneFoot } from './calendar-foot.tsx'
import styles from './calendar-page.module.css'
import { SkipLink } from './skip-link.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { SearchPart } from './parts/search-part.tsx'
import { useStepOffers } from './step-offer.ts'
import { showToast } from './toasts.ts'
import { useGreeting } from './use-greeting.tsx'
import { useStoredView } from './use-stored-view.ts'

const ViewChoices = lazyPart(async () => (await import('./parts/view-choices.tsx')).ViewChoices, { texts: ['views'] })

/** The calendar: where the features meet. */
export function CalendarPage() {
  const { t } = useTranslation()
  const { address } = useCalendarAddress()
  const isPhone = useIsPhone()
  const { data: user } = useQuery(profile)
  useTitle(t('shell.title.calendar', { year: formatYear(address.from) }))
  useYearWindow()
  useKnownFilters()
  const onArrange = useArrange()
  const above = useLinesAbove(address.from)
  const greeting = useGreeting()
  useStoredView()
  useStepOffers()
  return (
    <div className={styles['page']}>
      <SkipLink />
      <TopBar search={<SearchPart />} views={<ViewChoices />} />
      <main className={styles['main']}>
        <ErrorBoundary
          resetKey={`${address.view} ${address.from}`}
          fallback={(retry) => <BrokenView onRetry={retry} />}
        >
          <Suspense fallback={<Spinner />}>
            <YearPage
              onArrange={onArrange}
              above={above}
              greeting={greeting}
              drawLine={drawLine}
              foot={isPhone ? null : <CalendarFoot />}
            />
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

const InlineLine = lazyPart(async () => (await import('../features/quick-add/inline-line.tsx')).InlineLine, {
  texts: ['dialogs'],
})

const drawLine: DrawLine = Object.assign(
  (...[days, onClose]: Parameters<DrawLine>) => <InlineLine days={days} onClose={onClose} />,
  // Without it, drawing it tries once more and says what is wrong.
  { load: () => void InlineLine.load().catch(() => undefined) },
)

const isGone = (id: string, items: readonly { readonly _id: string }[] | undefined): boolean =>
  id !== 'all' && items !== undefined && items.every((item) => item._id !== id)

const knownOf = (filter: string, own: readonly { readonly _id: string }[]): string =>
  knownCategories(
    filter,
    own.map(({ _id }) => _id),
  )

/** A filter on something deleted would show an empty year, so it is reset. */
function useKnownFilters(): void {
  const { address, change } = useCalendarAddress()
  const { data: ownCategories } = useQuery(categories)
  const known = ownCategories === undefined ? address.category : knownOf(address.category, ownCategories)
  const isCalendarGone = isGone(address.calendar, useQuery(calendars).data)
  useEffect(() => {
    if (known !== address.category) change({ category: known }, { replace: true })
    if (isCalendarGone) change({ calendar: 'all' }, { replace: true })
  }, [known, address.category, isCalendarGone, change])
}

/** Corrects a URL with months that cannot be shown, and tells the person. */
function useYearWindow(): void {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const { search } = useLocation()
  const currentYear = yearOf(useToday())
  const asked = askedFrom(new URLSearchParams(search))
  const { from } = address
  useEffect(() => {
    if (asked === null || asked === from) return
    const year = formatYear(from)
    showToast({ text: () => t('bar.year.outside', { ...yearWindow(currentYear), year }), severity: 'info' })
    change({ from }, { replace: true })
  }, [asked, from, currentYear, change, t])
}

/** Replaces a view that cannot be drawn. The bar above still works. */
function BrokenView({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const others = views.filter((view) => view !== address.view)
  return (
    <Message title={t('shell.broken.viewTitle')} text={t('shell.broken.text')} isPart>
      <Button kind="primary" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
      {others.map((view) => (
        <Button key={view} onClick={() => change({ view })}>
          {t(`shell.broken.${view}`)}
        </Button>
      ))}
    </Message>
  )
}

/** Lines above a year: the storage notice on desktop, and the goals. */
function useLinesAbove(from: Month): LaneOfYear | null {
  const goals = useGoalsLane(from)
  const hasNotice = useStorageNotice()
  // On a phone the notice is at the bottom (`notices.tsx`).
  const isPhone = useIsPhone()
  if (!hasNotice || isPhone) return goals
  return {
    height: STORAGE_LINE_HEIGHT + (goals?.height ?? 0),
    draw: (width) => (
      <>
        <StorageLine />
        {goals?.draw(width)}
      </>
    ),
  }
}
