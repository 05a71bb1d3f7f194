import { formatDay, type Day } from '@dodici/core/date'

/** The day of the year that has the focus, `YYYY-MM-DD`; null where none has. */
export function focusedDay(): string | null {
  const day = document.activeElement?.closest<HTMLElement>('[role="gridcell"][data-day]')?.dataset['day']
  return day === undefined ? null : formatDay(Number(day))
}

/** The cell of a day, where it is drawn. */
export const cellOf = (board: ParentNode, day: Day): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-day="${day}"]`)
