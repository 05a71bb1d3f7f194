import type { Day } from '@dodici/core/date'
import { useLayoutEffect, type RefObject } from 'react'
import { cellOf } from '../../../ui/drawn-day.ts'
import { wayToDay } from './month-places.ts'

/** How much of the room between the bars the sheet of a day leaves free, as far as one can say before it is drawn. */
const FREE_ABOVE_SHEET = 0.4

/**
 * Scrolls the list to where the open day can be seen above its sheet. `height` is that of the room between the bars, in px:
 * where it changes, the list has just gone back to the month that was looked at.
 */
export function useDayAboveSheet(list: RefObject<HTMLElement | null>, day: Day | null, height: number): void {
  useLayoutEffect(() => {
    const cell = list.current && day !== null ? cellOf(list.current, day) : null
    if (!cell) return
    // So far it keeps away from what lies over the list above.
    const top = Number.parseFloat(getComputedStyle(cell).scrollMarginTop) || 0
    const way = wayToDay(cell.getBoundingClientRect(), { top, bottom: top + height * FREE_ABOVE_SHEET })
    if (way !== 0) window.scrollBy({ top: way, behavior: 'instant' })
  }, [list, day, height])
}
