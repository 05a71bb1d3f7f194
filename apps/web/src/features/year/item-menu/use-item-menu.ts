import type { Day } from '@dodici/core/date'
import { nearestDay } from '@dodici/core/year'
import { useState, type RefObject } from 'react'
import { dotAt } from '../board/dot-at.ts'
import type { Place, PointerTarget } from '../board/pointed-at.ts'
import { measureDays, pointOn } from '../gesture/measure-board.ts'

/** What a menu is of, and the point of the window where it opens. */
export interface OpenMenu {
  /** An item by its id; null for a day. */
  readonly item: string | null
  /** The day under the pointer. */
  readonly day: Day
  readonly at: { readonly x: number; readonly y: number }
}

/** The open menu of an item or day of a board, and how to open and close it. */
export function useItemMenu(board: RefObject<HTMLElement | null>) {
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const open = (pointed: PointerTarget, place: Place): void => {
    if (!board.current) return
    const next = menuOf(board.current, pointed, place)
    if (next) setMenu(next)
  }
  return { menu, open, close: () => setMenu(null) }
}

function menuOf(board: HTMLElement, pointed: PointerTarget, place: Place): OpenMenu | null {
  const at = pointOf(pointed.element, place)
  if (pointed.kind === 'day') {
    return { item: dotAt(pointed.element, place), day: pointed.day, at }
  }
  const day = nearestDay(measureDays(board), pointOn(board, { clientX: at.x, clientY: at.y }))
  return day === null ? null : { item: pointed.id, day, at }
}

/** The pointer; a key names no point, and means the middle of what is in the window of what has the focus. */
function pointOf(element: HTMLElement, { clientX, clientY }: Place): OpenMenu['at'] {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const isInside = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom
  if (isInside) return { x: clientX, y: clientY }
  return { x: (left + right) / 2, y: (Math.max(0, top) + Math.min(window.innerHeight, bottom)) / 2 }
}
