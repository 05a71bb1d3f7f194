import type { SearchHit } from '@dodici/contract/types'
import { formatDay, yearOf } from '@dodici/core/date'
import { clampYear } from '../../address/calendar-address.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { daysOfHit } from '../../features/search/hit-days.ts'
import { SearchBox } from '../../features/search/search-box.tsx'
import { awaitPanel } from '../../features/year/day/awaited-panel.ts'
import { useToday } from '../../ui/today.ts'
import { openDay } from '../commands/go-to.ts'

/**
 * The search of the bar. What is found opens on its day; of a year that the page does not go to, in its
 * panel alone.
 */
export function SearchPart() {
  const { change } = useCalendarAddress()
  const currentYear = yearOf(useToday())
  const open = (hit: SearchHit) => {
    const day = daysOfHit(hit).first
    if (clampYear(yearOf(day), currentYear) === yearOf(day)) {
      openDay(day, { change })
      return
    }
    awaitPanel(day)
    change({ day: formatDay(day) })
  }
  return <SearchBox onOpen={open} />
}
