import type { SearchHit } from '@dodici/contract/types'
import { formatDay, yearOf } from '@dodici/core/date'
import { useNavigate } from 'react-router'
import { SearchBox } from '../../features/search/search-box.tsx'
import { daysOfHit } from '../../features/search/hit-days.ts'
import { paths } from '../paths.ts'

/** The search of the bar over the profile: what is found opens on its day in the calendar. */
export function ProfileSearchPart() {
  const navigate = useNavigate()
  const open = (hit: SearchHit) => {
    const day = daysOfHit(hit).first
    void navigate({ pathname: paths.calendar, search: `?year=${yearOf(day)}&day=${formatDay(day)}` })
  }
  return <SearchBox onOpen={open} />
}
