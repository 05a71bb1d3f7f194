import type { Day } from '@dodici/core/date'
import { useLayoutEffect, type RefObject } from 'react'
import { cellOf } from '../board/pointed-at.ts'
import type { Room } from '../use-room.ts'

/** Px between a day and the panel beside it. */
const GAP = 8

/**
 * Moves the year to the left where the panel of a day lies over that day, as far as the day needs it. `covered` is how
 * many px of the year the panel lies over; 0 where it stands beside it.
 */
export function useDayInSight(
  board: RefObject<HTMLElement | null>,
  { day, covered, room }: { readonly day: Day | null; readonly covered: number; readonly room: Room },
): void {
  useLayoutEffect(() => {
    const ground = board.current
    if (!ground) return
    ground.style.translate = ''
    const cell = day === null || covered === 0 ? null : cellOf(ground, day)
    if (!cell) return
    const hidden = cell.getBoundingClientRect().right + GAP - (room.width - covered)
    if (hidden > 0) ground.style.translate = `${-Math.ceil(hidden)}px 0`
  }, [board, day, covered, room])
}
