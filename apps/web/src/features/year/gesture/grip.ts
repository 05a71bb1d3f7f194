import type { Grip } from '@dodici/core/year'
import { pointedAt } from '../board/pointed-at.ts'

/** Px at the end of a bar that grab only that end; a third of a short one, so that its middle is left. */
const EDGE = 7

/** Shows by the cursor where an end can be grabbed; the style is in `year-page.module.css`. */
export function showGrips(board: HTMLElement, signal: AbortSignal): void {
  const point = ({ target, clientX, pointerType, buttons }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons !== 0) return
    const pointed = pointedAt(target)
    const isEnd = pointed?.kind === 'item' && gripAt(pointed.element, clientX) !== 'whole'
    board.toggleAttribute('data-grip', isEnd)
  }
  board.addEventListener('pointermove', point, { signal })
}

/** What a pointer at `clientX` grabs. A title that extends beyond its bar belongs to the whole. */
export function gripAt(element: HTMLElement, clientX: number): Grip {
  const ends = element.dataset['ends'] ?? 'none'
  const { left, right, width } = element.getBoundingClientRect()
  const edge = Math.min(EDGE, width / 3)
  if (clientX < left || clientX > right) return 'whole'
  if ((ends === 'both' || ends === 'end') && clientX > right - edge) return 'end'
  if ((ends === 'both' || ends === 'start') && clientX < left + edge) return 'start'
  return 'whole'
}
