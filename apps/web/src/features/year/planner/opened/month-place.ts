import type { Month } from '@dodici/core/date'
import { ABOVE_DAYS } from '../../../../ui/drawn-day.ts'

/** Px between the row and the end of the window. */
const BELOW = 8

/** The row of a month; null if it is not drawn. */
export const rowOf = (month: Month): HTMLElement | null =>
  document.querySelector(`[data-row="${month}"]`)?.closest<HTMLElement>('[role="row"]') ?? null

/** Where it is in the window. */
export const placeOf = (month: Month): DOMRect | null => rowOf(month)?.getBoundingClientRect() ?? null

/** Scrolls a row back to where its top was. */
export function keepPlace(month: Month, top: number | null): void {
  const now = placeOf(month)
  if (now && top !== null) scroll(now.top - top, 'instant')
}

/** Scrolls a row into the window; of one that is taller than it, the beginning. */
export function showWhole(month: Month): void {
  const place = placeOf(month)
  if (!place) return
  const under = place.top - ABOVE_DAYS
  const over = Math.min(place.bottom + BELOW - window.innerHeight, under)
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  scroll(under < 0 ? under : Math.max(0, over), isCalm ? 'instant' : 'smooth')
}

function scroll(top: number, behavior: ScrollBehavior): void {
  if (top !== 0) window.scrollBy({ top, behavior })
}
