import type { Day } from '@dodici/core/date'
import { useLayoutEffect, type RefObject } from 'react'
import { cellOf } from '../../../ui/drawn-day.ts'
import type { Room } from '../use-room.ts'

/** Px between a day and the panel beside it. */
const GAP = 8

/**
 * Shifts the year left as far as needed if a panel would cover its day; `--moved` tells fixed parts. `panel` is its
 * width in px, 0 for none.
 */
export function useVisibleDay(
  board: RefObject<HTMLElement | null>,
  { day, panel, room }: { readonly day: Day | null; readonly panel: number; readonly room: Room },
): void {
  useLayoutEffect(() => {
    const area = board.current
    if (!area) return
    area.removeAttribute('data-moved')
    area.style.removeProperty('translate')
    const covered = room.isPhone || room.panel > 0 ? 0 : panel
    const cell = day === null || covered === 0 ? null : cellOf(area, day)
    if (!cell) return
    const hidden = cell.getBoundingClientRect().right + GAP - (room.width - covered)
    if (hidden <= 0) return
    const moved = Math.ceil(hidden)
    area.setAttribute('data-moved', '')
    area.style.setProperty('translate', `${-moved}px 0`)
    area.style.setProperty('--moved', `${moved}px`)
  }, [board, day, panel, room])
}
