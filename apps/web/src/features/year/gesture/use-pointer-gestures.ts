import type { Day } from '@dodici/core/date'
import { nearestDay, type Grip, type YearItem } from '@dodici/core/year'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { cellOf } from '../../../ui/drawn-day.ts'
import { pointedAt, type Place, type PointerTarget } from '../board/pointed-at.ts'
import { dotAt } from '../board/dot-at.ts'
import { shiftDragged, spanNow } from './carry.ts'
import { carryingOf } from './carrying.ts'
import { followPointer, type PointerState } from './follow-pointer.ts'
import type { Gesture, GestureStore } from './gesture-store.ts'
import { gripAt, showGrips } from './grip.ts'
import { measureDays, pointOn } from './measure-board.ts'

/** What a gesture needs from the year, and its result. */
export interface PointerGestureContext {
  /** An item and those selected with it, itself first; null if it is no longer in this year. */
  readonly itemsWith: (id: string) => readonly [YearItem, ...YearItem[]] | null
  /** It was dropped. */
  readonly onDrop: (gesture: Gesture) => void
  /** A finger has held an item, and moved nothing. */
  readonly onHold: (pointed: PointerTarget, place: Place) => void
}

/**
 * Mouse, pen and finger on the board: dragging over days marks them, dragging an item moves it, dragging an end resizes
 * it; Shift draws a box around items. A finger starts with a long press, so that scrolling works.
 */
export function usePointerGestures(
  board: RefObject<HTMLElement | null>,
  store: GestureStore,
  { itemsWith, onDrop, onHold }: PointerGestureContext,
): void {
  const begin = useEffectEvent(
    (context: HTMLElement, pointed: PointerTarget, pointer: PointerState): Gesture | null => {
      const from = pointOn(context, pointer)
      if (pointed.kind === 'day' && pointer.shiftKey) return { kind: 'choose', from, to: from }
      const boxes = measureDays(context)
      if (pointed.kind === 'day') return { kind: 'create', anchor: pointed.day, to: pointed.day, boxes }
      const items = itemsWith(pointed.id)
      return items ? carryingOf(context, items, boxes) : null
    },
  )
  const drop = useEffectEvent((gesture: Gesture) => onDrop(gesture))
  const hold = useEffectEvent(onHold)

  useEffect(() => {
    const context = board.current
    if (!context) return undefined
    const listening = new AbortController()
    showGrips(context, listening.signal)
    followPointer(context, listening.signal, (pointer) => {
      const pointed = takenAt(pointer)
      const gesture = pointed && begin(context, pointed, pointer)
      if (!gesture) return null
      const grip = gripAt(pointed.element, pointer.clientX)
      const from = gesture.kind === 'choose' ? null : nearestDay(gesture.boxes, pointOn(context, pointer))
      let hasMoved = false
      store.set(gesture)
      return {
        move: (now) => {
          hasMoved = true
          // Where days are drawn now: another device may have changed a row that is opened.
          store.set(moved(store.get() ?? gesture, { grip, from, now: pointOn(context, now), isCopy: now.altKey }))
        },
        drop: () => {
          const last = store.get()
          keepFocus(context, last ?? gesture)
          if (last) drop(last)
          if (pointer.isFinger && !hasMoved && gesture.kind === 'carry') hold(pointed, pointer)
        },
        cancel: () => {
          keepFocus(context, gesture)
          store.set(null)
        },
      }
    })
    return () => listening.abort()
  }, [board, store])
}

/** What a press grabs: an item, even a dot, or else the day. */
function takenAt(pointer: PointerState): PointerTarget | null {
  const pointed = pointedAt(pointer.target)
  const dot = pointed?.kind === 'day' ? dotAt(pointed.element, pointer) : null
  return pointed && dot !== null ? { kind: 'item', id: dot, element: pointed.element } : pointed
}

interface Way {
  readonly grip: Grip
  /** The day where it began. */
  readonly from: Day | null
  readonly now: { readonly x: number; readonly y: number }
  readonly isCopy: boolean
}

function moved(gesture: Gesture, { grip, from, now, isCopy }: Way): Gesture {
  if (gesture.kind === 'choose') return { ...gesture, to: now }
  const to = nearestDay(gesture.boxes, now)
  if (to === null) return gesture
  if (gesture.kind === 'create') return { ...gesture, to }
  const shift = shiftDragged(grip, gesture.items[0], from ?? to, to)
  return { ...gesture, shift, isCopy: isCopy && grip === 'whole' }
}

/**
 * Focuses the day where an item is dropped. The press has taken the focus and items take none, so keys and Escape would
 * not work.
 */
function keepFocus(board: HTMLElement, gesture: Gesture): void {
  if (gesture.kind !== 'carry' || document.activeElement !== document.body) return
  const { first, last } = spanNow(gesture.items[0], gesture)
  const box = gesture.boxes.find(({ day }) => day >= first && day <= last)
  if (box) cellOf(board, box.day)?.focus({ preventScroll: true })
}
