import type { SearchHit } from '@dodici/contract/types'
import { formatDay, yearOf, type Day } from '@dodici/core/date'
import type { CalendarAddress } from '../address/calendar-address.ts'
import { ALL, passingCategories } from '../address/category-filter.ts'
import { clampYear } from '../address/shown-months.ts'
import type { ChangeAddress } from '../address/use-calendar-address.ts'
import { awaitPanel } from '../features/year/day/awaited-panel.ts'
import { texts } from '../i18n/texts.ts'
import { openDay } from './commands/go-to.ts'
import { showToast } from './toasts.ts'

/** What a search has found. */
interface Found extends Pick<SearchHit, 'categoryId' | 'calendarId'> {
  readonly day: Day
  /** Opened on its day, if anything. */
  readonly opens?: Pick<CalendarAddress, 'event' | 'occurrence'>
}

interface Place {
  readonly address: CalendarAddress
  readonly change: ChangeAddress
  readonly currentYear: number
}

/**
 * Opens the day of a hit; if its year cannot be shown, only in a panel. A filter that would hide the hit is reset, and
 * the person told.
 */
export function openFound({ day, opens, ...found }: Found, { address, change, currentYear }: Place): void {
  const filters = withoutHiding(address, found)
  const rest = { ...filters, ...opens }
  if (clampYear(yearOf(day), currentYear) === yearOf(day)) {
    openDay(day, { change }, rest)
  } else {
    awaitPanel(day)
    change({ day: formatDay(day), ...rest })
  }
  if (Object.keys(filters).length === 0) return
  showToast({ text: () => texts.t('search.unfiltered'), severity: 'info' })
}

/** Turns off the filters that exclude an event. */
function withoutHiding(
  address: CalendarAddress,
  { categoryId, calendarId }: Pick<SearchHit, 'categoryId' | 'calendarId'>,
) {
  const isCalendarLeft = address.calendar === 'all' || address.calendar === calendarId
  return {
    ...(passingCategories(address.category)(categoryId) ? {} : { category: ALL }),
    ...(isCalendarLeft ? {} : { calendar: 'all' }),
  }
}
