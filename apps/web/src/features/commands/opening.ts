import { readAddress, type CalendarAddress } from '../../address/calendar-address.ts'
import { isSomethingOpen } from '../../ui/dead-places.ts'

/** What opens with a field for what is typed, and what opens without. */
export type Opening = 'field' | 'other'

/** Only what is open is asked of the address; a year and a view it may leave out. */
const DEFAULTS = { currentYear: 0, view: 'planner' } as const

/**
 * What the address asks for and is not drawn yet, because its part still loads; null where nothing is. The address of
 * the window itself: between a key and the next drawing there is room for other keys.
 */
export function openingNow(): Opening | null {
  if (isSomethingOpen()) return null
  return openingOf(readAddress(new URLSearchParams(window.location.search), DEFAULTS))
}

function openingOf({ dialog, event, create }: CalendarAddress): Opening | null {
  if (create !== null || dialog === 'quick-add' || dialog === 'palette' || dialog === 'date') return 'field'
  return event !== null || dialog !== null ? 'other' : null
}
