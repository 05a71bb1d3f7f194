import type { Grip } from '@dodici/core/year'
import { pointedAt } from '../board/pointed-at.ts'

/** Px at the end of a bar that take hold of the end alone; a third of a short one, so that its middle is left. */
const EDGE = 7

/** Shows by the pointer where an end can be taken hold of; the style is in `year-page.module.css`. */
export function showGrips(board: HTMLElement, signal: AbortSignal): void {
  const point = ({ target, clientX, pointerType, buttons }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons !== 0) return
    const pointed = pointedAt(target)
    const isEnd = pointed?.kind === 'item' && gripAt(pointed.element, clientX) !== 'whole'
    board.toggleAttribute('data-grip', isEnd)
  }
  board.addEventListener('pointermove', point, { signal })
}

/** What a pointer at `clientX` takes hold of. Words that run on past a bar belong to the whole of it. */
export function gripAt(element: HTMLElement, clientX: number): Grip {
  const ends = element.dataset['ends'] ?? 'none'
  const { left, right, width } = element.getBoundingClientRect()
  const edge = Math.min(EDGE, width / 3)
  if (clientX < left || clientX > right) return 'whole'
  if ((ends === 'both' || ends === 'end') && clientX > right - edge) return 'end'
  if ((ends === 'both' || ends === 'start') && clientX < left + edge) return 'start'
  return 'whole'
}
