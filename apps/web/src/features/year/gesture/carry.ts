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
import type { Carrying, Creating } from './gesture-store.ts'

/** What a drag from one day to another does: an end goes to where the pointer is, the whole as far as the pointer. */
export function shiftDragged(grip: Grip, item: YearItem, from: Day, to: Day): Shift {
  const days = { whole: to - from, start: to - item.first, end: to - item.last }
  return shiftBy(days[grip], grip, spareDays(item))
}

/** Where an item would lie if it were let go of now. What goes along moves as the one that was taken up. */
export const spanNow = (item: YearItem, { shift }: Carrying): DaySpan => {
  const { first, last } = shifted(item, shift)
  return { first, last: Math.max(first, last) }
}

/** Whether letting go now would change nothing. */
export const isAtHome = ({ shift, isCopy }: Carrying): boolean =>
  shift.startDays === 0 && shift.endDays === 0 && !isCopy

/** The days that are marked for a new event. */
export const markedBy = ({ anchor, to }: Creating): DaySpan => spanBetween(anchor, to)
