import { cellOf } from '../../../ui/drawn-day.ts'
import { spanNow } from './carry.ts'
import type { Gesture } from './gesture-store.ts'

/**
 * Gives the focus to the day where the pointer lets go of an item. The press took the focus from whatever had it, and an
 * item takes none: the keys would be nowhere, and Escape would not close what is open.
 */
export function keepFocus(board: HTMLElement, gesture: Gesture): void {
  if (gesture.kind !== 'carry' || document.activeElement !== document.body) return
  const { first, last } = spanNow(gesture.items[0], gesture)
  const box = gesture.boxes.find(({ day }) => day >= first && day <= last)
  if (box) cellOf(board, box.day)?.focus({ preventScroll: true })
}
