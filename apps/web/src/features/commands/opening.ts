import { readAddress, type CalendarAddress } from '../../address/calendar-address.ts'
import { isSomethingOpen } from '../../ui/dead-places.ts'

/** What opens with a text field, and what without. */
export type Opening = 'field' | 'other'

/** Only dialogs and panels matter, not the months and view. */
const DEFAULTS = { currentYear: 0, from: 0, view: 'planner' } as const

/**
 * What the URL has opened and is still loading; null for nothing. Reads the window's URL, because keys may arrive
 * before the next drawing.
 */
export function openingNow(): Opening | null {
  if (isSomethingOpen()) return null
  return openingOf(readAddress(new URLSearchParams(window.location.search), DEFAULTS))
}

function openingOf({ dialog, event, create }: CalendarAddress): Opening | null {
  if (create !== null || dialog === 'quick-add' || dialog === 'palette' || dialog === 'date') return 'field'
  return event !== null || dialog !== null ? 'other' : null
}
