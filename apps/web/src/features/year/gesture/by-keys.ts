import { twelveMonths, type Day, type Month } from '@dodici/core/date'
import { nearestDay, type FocusKey, type FocusShape, type YearItem } from '@dodici/core/year'
import { cellOf, focusCell } from '../../../ui/drawn-day.ts'
import type { Place, PointerTarget } from '../board/pointed-at.ts'
import { carryingOf } from './carrying.ts'
import type { CarryGesture, Gesture, GestureStore } from './gesture-store.ts'
import { measureDays, pointOn } from './measure-board.ts'
import { pressInGesture } from './press-in-gesture.ts'

/** Marking and moving by keys, and what clicks and focus mean meanwhile. */
export interface ByKeys {
  /** Picks an item up, to be moved by arrows and dropped by Enter, or by a click on a day. */
  readonly carry: (item: YearItem) => void
  /** Handles a key on a day if a gesture is active; returns whether it did. */
  readonly press: (pressed: FocusKey, day: Day, shape: FocusShape) => boolean
  /** Drops a picked-up item on the clicked day, even on a title; returns whether there was one. */
  readonly putDown: (pointed: PointerTarget, place: Place) => boolean
  /** A day has received the focus: a marked range that ended elsewhere is cleared. */
  readonly reach: (day: Day) => void
  /** Cancels; returns whether anything was marked or picked up. */
  readonly giveUp: () => boolean
}

interface KeyGestureContext {
  readonly board: () => HTMLElement | null
  readonly store: GestureStore
  readonly from: Month
  readonly itemsWith: (id: string) => CarryGesture['items'] | null
  readonly drop: (gesture: Gesture) => void
}

export const byKeys = (context: KeyGestureContext): ByKeys => ({
  carry: (item) => carry(item, context),
  press: (pressed, day, shape) => press({ pressed, day, shape }, context),
  putDown: (pointed, place) => putDown(pointed, place, context),
  reach: (day) => {
    const gesture = context.store.get()
    if (gesture?.kind === 'create' && gesture.to !== day) context.store.set(null)
  },
  giveUp: () => giveUp(context),
})

function carry(item: YearItem, context: KeyGestureContext): void {
  const items = context.itemsWith(item.id)
  const board = context.board()
  if (!board || !items) return
  context.store.set({ ...carryingOf(board, items, measureDays(board)), isByKeys: true })
  focusOn(item, context)
}

interface Press {
  readonly pressed: FocusKey
  readonly day: Day
  readonly shape: FocusShape
}

function press(pressed: Press, { board, store, drop }: KeyGestureContext): boolean {
  const measure = () => {
    const context = board()
    return context ? measureDays(context) : []
  }
  const before = store.get()
  const result = pressInGesture(before, { ...pressed, measure })
  if (!result) {
    // Any other key ends it; Shift alone precedes an arrow.
    if (before?.kind === 'create' && pressed.pressed.key !== 'Shift') store.set(null)
    return false
  }
  store.set(result.gesture)
  if (result.focus !== null) focusDay(board(), result.focus)
  if (result.isDrop && result.gesture) drop(result.gesture)
  return true
}

function putDown(pointed: PointerTarget, place: Place, { board, store, drop }: KeyGestureContext): boolean {
  const gesture = store.get()
  // A click clears the marked days.
  if (gesture?.kind === 'create') store.set(null)
  if (!isCarriedByKeys(gesture)) return false
  const day = pointed.kind === 'day' ? pointed.day : dayBelow(board(), gesture, place)
  if (day === null) return true
  const { startDays, endDays } = gesture.shift
  const days = day - gesture.items[0].first
  drop({ ...gesture, shift: { startDays: days, endDays: days + endDays - startDays } })
  return true
}

const dayBelow = (board: HTMLElement | null, { boxes }: CarryGesture, place: Place): Day | null =>
  board && nearestDay(boxes, pointOn(board, place))

function giveUp(context: KeyGestureContext): boolean {
  const gesture = context.store.get()
  if (gesture?.kind !== 'create' && !isCarriedByKeys(gesture)) return false
  context.store.set(null)
  const { activeElement, body } = document
  // Removes the hint and its focused button; a click outside the days had taken the focus before.
  const isNowhere = activeElement === body || activeElement?.closest('[data-carried]')
  if (gesture.kind === 'carry' && isNowhere) focusOn(gesture.items[0], context, { preventScroll: true })
  return true
}

const isCarriedByKeys = (gesture: Gesture | null): gesture is CarryGesture =>
  gesture?.kind === 'carry' && gesture.isByKeys

/** Focuses the first drawn day of an item. */
function focusOn({ first: start }: YearItem, { board, from }: KeyGestureContext, options?: FocusOptions): void {
  const { first, last } = twelveMonths(from)
  focusDay(board(), Math.min(Math.max(start, first), last), options)
}

function focusDay(board: HTMLElement | null, day: Day, options?: FocusOptions): void {
  if (board) focusCell(cellOf(board, day), options)
}
