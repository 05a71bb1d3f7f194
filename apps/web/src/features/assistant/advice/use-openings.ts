import type { AssistantAction } from '@dodici/contract/types'
import { parseDay, yearOf } from '@dodici/core/date'
import { useNavigate } from 'react-router'
import { clampYear } from '../../../address/shown-months.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useToday } from '../../../ui/today.ts'
import { useIsNarrow } from '../../../ui/use-is-phone.ts'

/** The targets in the profile. */
const TARGETS = '/profile#targets'

/** Links from a fact. */
export function useOpenings() {
  const { address, change } = useCalendarAddress()
  const isBehind = useIsNarrow()
  const { marked } = address
  const isMarked = (from: string, to = from) => marked?.from === from && marked.to === to
  const currentYear = yearOf(useToday())
  const navigate = useNavigate()
  /**
   * Highlights a range of days in the year, and removes the highlight if asked again. If the year is behind the panel
   * or cannot be shown, the first day opens instead.
   */
  const openDays = (from: string, to = from) => {
    const day = parseDay(from)
    if (day === null) return
    const year = yearOf(day)
    const isShown = clampYear(year, currentYear) === year
    if (isShown && !isBehind) {
      // Moving from one range to the next leaves no history entries.
      change({ holding: day, day: null, marked: isMarked(from, to) ? null : { from, to } }, { replace: true })
    } else change(isShown ? { holding: day, day: from } : { day: from })
  }
  const planMilestone = (target: string) =>
    change({
      ...{ panel: 'assistant', tab: 'milestone', target: target || null },
      ...{ enhance: null, at: null, moving: null },
    })
  const categorise = ({ eventId, from, to }: AssistantAction) => {
    if (eventId !== null) change({ event: eventId })
    else if (from === null) change({ dialog: 'categories' })
    else openDays(from, to ?? from)
  }
  return { isMarked, openDays, planMilestone, categorise, openTargets: () => void navigate(TARGETS) }
}
