import type { DayBox } from '@dodici/core/year'
import type { Carrying } from './gesture-store.ts'
import { measureLanes } from './measure-board.ts'

const AT_HOME = { startDays: 0, endDays: 0 } as const

/** Items that have just been taken up from a board. */
export const carryingOf = (board: HTMLElement, items: Carrying['items'], boxes: readonly DayBox[]): Carrying => ({
  kind: 'carry',
  items,
  lanes: measureLanes(board, items, boxes),
  shift: AT_HOME,
  isCopy: false,
  isByKeys: false,
  isDropped: false,
  boxes,
})
