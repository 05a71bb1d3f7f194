import { dayOf, formatDay, yearOf, type Day } from '@dodici/core/date'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import type { Year } from '../use-year.ts'
import { EmptyYear } from './empty-year.tsx'
import { FailedYear } from './failed-year.tsx'

/** What stands over a year that has nothing to show: it could not be read, it is empty, or the filter hides all. */
export function YearStates({ year, today }: { readonly year: Year; readonly today: Day }) {
  const { address, change } = useCalendarAddress()
  if (year.state === 'failed') return <FailedYear year={year.year} error={year.error} onTryAgain={year.tryAgain} />
  if (year.state === 'loading' || year.items.length > 0 || address.day !== null) return null
  const { category, calendar } = address
  const day = formatDay(yearOf(today) === year.year ? today : dayOf(year.year, 1, 1))
  return (
    <EmptyYear
      year={year.year}
      isFiltered={year.all.length > 0}
      isHidden={year.all.length > 0 && category === 'all' && calendar === 'all'}
      onAdd={() => change({ create: { start: day, end: day, allDay: true } })}
      onImport={() => change({ dialog: 'import' })}
      onShowAll={() => change({ category: 'all', calendar: 'all' })}
      onCalendars={() => change({ dialog: 'calendars' })}
    />
  )
}
