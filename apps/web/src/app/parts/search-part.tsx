import type { SearchHit } from '@dodici/contract/types'
import { formatDay, yearOf } from '@dodici/core/date'
import { filteredIds, type CalendarAddress } from '../../address/calendar-address.ts'
import { clampYear } from '../../address/shown-months.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { daysOfHit } from '../../features/search/hit-days.ts'
import { SearchBox } from '../../features/search/search-box.tsx'
import { awaitPanel } from '../../features/year/day/awaited-panel.ts'
import { texts } from '../../i18n/texts.ts'
import { useToday } from '../../ui/today.ts'
import { openDay } from '../commands/go-to.ts'
import { showToast } from '../toasts.ts'

/**
 * The bar's search. A hit opens on its day; if its year cannot be shown, only in a panel. A filter that would hide it
 * is reset, and the person told.
 */
export function SearchPart() {
  const { address, change } = useCalendarAddress()
  const currentYear = yearOf(useToday())
  const open = (hit: SearchHit) => {
    const day = daysOfHit(hit).first
    const filters = withoutHiding(address, hit)
    if (clampYear(yearOf(day), currentYear) === yearOf(day)) {
      openDay(day, { change }, filters)
    } else {
      awaitPanel(day)
      change({ day: formatDay(day), ...filters })
    }
    if (Object.keys(filters).length === 0) return
    showToast({ text: () => texts.t('search.unfiltered'), severity: 'info' })
  }
  return <SearchBox onOpen={open} />
}

/** Turns off the filters that exclude an event. */
function withoutHiding(address: CalendarAddress, { categoryId, calendarId }: SearchHit) {
  const only = filteredIds(address)
  return {
    ...(only.categoryId === null || only.categoryId === categoryId ? {} : { category: 'all' }),
    ...(only.calendarId === null || only.calendarId === calendarId ? {} : { calendar: 'all' }),
  }
}
