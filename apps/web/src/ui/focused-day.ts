import { formatDay } from '@dodici/core/date'

/** The day of the year that has the focus, `YYYY-MM-DD`; null where none has. */
export function focusedDay(): string | null {
  const day = document.activeElement?.closest<HTMLElement>('[role="gridcell"][data-day]')?.dataset['day']
  return day === undefined ? null : formatDay(Number(day))
}
