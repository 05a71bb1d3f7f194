import type { SearchHit } from '@dodici/contract/types'
import { yearOf } from '@dodici/core/date'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { daysOfHit } from '../../features/search/hit-days.ts'
import { SearchBox } from '../../features/search/search-box.tsx'
import { useToday } from '../../ui/today.ts'
import { openFound } from '../open-found.ts'

/** The bar's search. A hit opens on its day. */
export function SearchPart() {
  const { address, change } = useCalendarAddress()
  const currentYear = yearOf(useToday())
  const open = (hit: SearchHit) => openFound({ ...hit, day: daysOfHit(hit).first }, { address, change, currentYear })
  return <SearchBox onOpen={open} />
}
