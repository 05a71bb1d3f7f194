import type { DayBox } from '@dodici/core/year'
import type { CarryGesture, Gesture, GestureStore } from './gesture-store.ts'
import { measureDays, measureLanes } from './measure-board.ts'

const AT_HOME = { startDays: 0, endDays: 0 } as const

/** Items just picked up from a board. */
export const carryingOf = (
  board: HTMLElement,
  items: CarryGesture['items'],
  boxes: readonly DayBox[],
): CarryGesture => ({
  kind: 'carry',
  items,
  lanes: measureLanes(board, items, boxes),
  shift: AT_HOME,
  isCopy: false,
  isByKeys: false,
  isDropped: false,
  boxes,
})

/** Draws the gesture where its days are after a layout change: another window size, an opened panel, an opened row. */
export function drawAgain(store: GestureStore, board: HTMLElement): void {
  const gesture = store.get()
  if (gesture) store.set(drawnAgain(gesture, board))
}

function drawnAgain(gesture: Gesture, board: HTMLElement): Gesture {
  if (gesture.kind === 'choose') return gesture
  const boxes = measureDays(board)
  if (gesture.kind === 'create') return { ...gesture, boxes }
  return { ...gesture, boxes, lanes: measureLanes(board, gesture.items, boxes) }
}
