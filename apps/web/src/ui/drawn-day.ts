import { formatDay, type Day } from '@dodici/core/date'

/** The focused day of the year, `YYYY-MM-DD`; null without one. */
export function focusedDay(): string | null {
  const day = document.activeElement?.closest<HTMLElement>('[role="gridcell"][data-day]')?.dataset['day']
  return day === undefined ? null : formatDay(Number(day))
}

/** The drawn cell of a day. */
export const cellOf = (board: ParentNode, day: Day): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-day="${day}"]`)

/** Px of the page's bar, and of what stays in the window above days: that, and the letters of the weekdays. */
export const BAR = 56
export const ABOVE_DAYS = BAR + 22
/** Px of a day that must be seen of it. */
const LEAST = 24

/**
 * Focuses a cell. One that is taller than the window stays where it is, if it is seen: a browser scrolls to its top, so
 * that the page jumps with each arrow key.
 */
export function focusCell(cell: HTMLElement | null, options?: FocusOptions): void {
  if (!cell) return
  const { top, bottom } = cell.getBoundingClientRect()
  const isTall = bottom - top > window.innerHeight - ABOVE_DAYS
  cell.focus(isTall ? { preventScroll: true } : options)
  const isSeen = top < window.innerHeight - LEAST && bottom > ABOVE_DAYS + LEAST
  if (isTall && !isSeen && !options?.preventScroll) window.scrollBy({ top: top - ABOVE_DAYS, behavior: 'instant' })
}
