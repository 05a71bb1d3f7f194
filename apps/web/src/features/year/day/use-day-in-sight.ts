import type { Day } from '@dodici/core/date'
import { useLayoutEffect, type RefObject } from 'react'
import { cellOf } from '../board/pointed-at.ts'
import { wayToDay } from '../phone/month-places.ts'
import type { Room } from '../use-room.ts'

/** Px between a day and the panel beside it. */
const GAP = 8

/** How much of the window of a phone the sheet of a day leaves free, as far as one can say before it is drawn. */
const FREE_BEHIND_SHEET = 0.5

/**
 * Keeps the open day in sight: where its panel lies over it the year moves to the left, as far as the day needs it, and on
 * a phone the list goes to where it can be seen above its sheet. `panel` is how many px the panel is wide, 0 for none.
 */
export function useDayInSight(
  board: RefObject<HTMLElement | null>,
  { day, panel, room }: { readonly day: Day | null; readonly panel: number; readonly room: Room },
): void {
  const { isPhone, height, width } = room
  const covered = isPhone || room.panel > 0 ? 0 : panel
  useLayoutEffect(() => {
    const ground = board.current
    if (!ground) return
    ground.style.removeProperty('translate')
    const cell = day === null || covered === 0 ? null : cellOf(ground, day)
    if (!cell) return
    const hidden = cell.getBoundingClientRect().right + GAP - (width - covered)
    if (hidden > 0) ground.style.setProperty('translate', `${-Math.ceil(hidden)}px 0`)
  }, [board, day, covered, width])

  useLayoutEffect(() => {
    const cell = board.current && day !== null && isPhone ? cellOf(board.current, day) : null
    if (!cell) return
    // So far it keeps away from what lies over the list above.
    const top = Number.parseFloat(getComputedStyle(cell).scrollMarginTop) || 0
    const way = wayToDay(cell.getBoundingClientRect(), { top, bottom: height * FREE_BEHIND_SHEET })
    if (way !== 0) window.scrollBy({ top: way, behavior: 'instant' })
  }, [board, day, isPhone, height])
}
