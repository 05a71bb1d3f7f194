import { formatDay, type Day } from '@dodici/core/date'

/** The focused day of the year, `YYYY-MM-DD`; null without one. */
export function focusedDay(): string | null {
  const day = document.activeElement?.closest<HTMLElement>('[role="gridcell"][data-day]')?.dataset['day']
  return day === undefined ? null : formatDay(Number(day))
}

/** The drawn cell of a day. */
export const cellOf = (board: ParentNode, day: Day): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-day="${day}"]`)
