import type { Day } from '@dodici/core/date'
import {
  shiftBy,
  shifted,
  spanBetween,
  spareDays,
  type DaySpan,
  type Grip,
  type Shift,
  type YearItem,
} from '@dodici/core/year'
import type { CarryGesture, CreateGesture } from './gesture-store.ts'

/** A drag between two days: an end follows the pointer, a whole item moves by the same distance. */
export function shiftDragged(grip: Grip, item: YearItem, from: Day, to: Day): Shift {
  const days = { whole: to - from, start: to - item.first, end: to - item.last }
  return shiftBy(days[grip], grip, spareDays(item))
}

/** Where an item would be if dropped now. Other selected items move like the one picked up. */
export const spanNow = (item: YearItem, { shift }: CarryGesture): DaySpan => {
  const { first, last } = shifted(item, shift)
  return { first, last: Math.max(first, last) }
}

/** Whether dropping now would change nothing. */
export const isAtHome = ({ shift, isCopy }: CarryGesture): boolean =>
  shift.startDays === 0 && shift.endDays === 0 && !isCopy

/** The marked days of a new event. */
export const markedBy = ({ anchor, to }: CreateGesture): DaySpan => spanBetween(anchor, to)
