import type { AssistantAction } from '@dodici/contract/types'
import { parseDay, yearOf } from '@dodici/core/date'
import { useLocation, useNavigate } from 'react-router'
import { clampYear } from '../../../address/calendar-address.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useToday } from '../../../ui/today.ts'

/** Where the person's own targets are set. */
const TARGETS = '/profile#targets'

/** The places that a fact leads to. */
export function useOpenings() {
  const { change } = useCalendarAddress()
  const currentYear = yearOf(useToday())
  const navigate = useNavigate()
  const { search } = useLocation()
  /** Opens a stretch of days on its first one; of a year that the page does not go to, in its panel alone. */
  const openDays = (from: string) => {
    const day = parseDay(from)
    if (day === null) return
    const year = yearOf(day)
    change(clampYear(year, currentYear) === year ? { year, day: from } : { day: from })
  }
  const planMilestone = (goal: string) => {
    const params = new URLSearchParams(search)
    for (const [name, value] of Object.entries({ panel: 'assistant', tab: 'milestone', goal })) params.set(name, value)
    void navigate({ search: params.toString() })
  }
  const categorise = ({ eventId, from }: AssistantAction) => {
    if (eventId !== null) change({ event: eventId })
    else if (from === null) change({ dialog: 'categories' })
    else openDays(from)
  }
  return { openDays, planMilestone, categorise, openTargets: () => void navigate(TARGETS) }
}
