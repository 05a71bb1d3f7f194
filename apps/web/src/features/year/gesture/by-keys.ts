import { yearSpan, type Day } from '@dodici/core/date'
import { nearestDay, type FocusKey, type FocusShape, type YearItem } from '@dodici/core/year'
import { cellOf } from '../../../ui/drawn-day.ts'
import type { Place, Pointed } from '../board/pointed-at.ts'
import { carryingOf } from './carrying.ts'
import type { Carrying, Gesture, GestureStore } from './gesture-store.ts'
import { measureDays, pointOn } from './measure-board.ts'
import { pressInGesture } from './press-in-gesture.ts'

/** Marking and moving by keys, and what clicks and focus mean meanwhile. */
export interface ByKeys {
  /** Picks an item up, to be moved by arrows and dropped by Enter, or by a click on a day. */
  readonly carry: (item: YearItem) => void
  /** Handles a key on a day if a gesture is active; returns whether it did. */
  readonly press: (pressed: FocusKey, day: Day, shape: FocusShape) => boolean
  /** Drops a picked-up item on the clicked day, even on a title; returns whether there was one. */
  readonly putDown: (pointed: Pointed, place: Place) => boolean
  /** A day has received the focus: a marked range that ended elsewhere is cleared. */
  readonly reach: (day: Day) => void
  /** Cancels; returns whether anything was marked or picked up. */
  readonly giveUp: () => boolean
}

interface Ground {
  readonly board: () => HTMLElement | null
  readonly store: GestureStore
  readonly year: number
  readonly itemsWith: (id: string) => Carrying['items'] | null
  readonly drop: (gesture: Gesture) => void
}

export const byKeys = (ground: Ground): ByKeys => ({
  carry: (item) => carry(item, ground),
  press: (pressed, day, shape) => press({ pressed, day, shape }, ground),
  putDown: (pointed, place) => putDown(pointed, place, ground),
  reach: (day) => {
    const gesture = ground.store.get()
    if (gesture?.kind === 'create' && gesture.to !== day) ground.store.set(null)
  },
  giveUp: () => giveUp(ground),
})

function carry(item: YearItem, ground: Ground): void {
  const items = ground.itemsWith(item.id)
  const board = ground.board()
  if (!board || !items) return
  ground.store.set({ ...carryingOf(board, items, measureDays(board)), isByKeys: true })
  focusOn(item, ground)
}

interface Press {
  readonly pressed: FocusKey
  readonly day: Day
  readonly shape: FocusShape
}

function press(pressed: Press, { board, store, drop }: Ground): boolean {
  const measure = () => {
    const ground = board()
    return ground ? measureDays(ground) : []
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

function putDown(pointed: Pointed, place: Place, { board, store, drop }: Ground): boolean {
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

const dayBelow = (board: HTMLElement | null, { boxes }: Carrying, place: Place): Day | null =>
  board && nearestDay(boxes, pointOn(board, place))

function giveUp(ground: Ground): boolean {
  const gesture = ground.store.get()
  if (gesture?.kind !== 'create' && !isCarriedByKeys(gesture)) return false
  ground.store.set(null)
  const { activeElement, body } = document
  // Removes the hint and its focused button; a click outside the days had taken the focus before.
  const isNowhere = activeElement === body || activeElement?.closest('[data-carried]')
  if (gesture.kind === 'carry' && isNowhere) focusOn(gesture.items[0], ground, { preventScroll: true })
  return true
}

const isCarriedByKeys = (gesture: Gesture | null): gesture is Carrying => gesture?.kind === 'carry' && gesture.isByKeys

/** Focuses the first drawn day of an item. */
function focusOn({ first: start }: YearItem, { board, year }: Ground, options?: FocusOptions): void {
  const { first, last } = yearSpan(year)
  focusDay(board(), Math.min(Math.max(start, first), last), options)
}

function focusDay(board: HTMLElement | null, day: Day, options?: FocusOptions): void {
  if (board) cellOf(board, day)?.focus(options)
}
