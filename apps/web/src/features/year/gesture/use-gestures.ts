import { yearSpan, type Day } from '@dodici/core/date'
import type { Arrangement, DaySpan, FocusKey, FocusShape, YearItem } from '@dodici/core/year'
import { useEffect, useMemo, useState, type RefObject } from 'react'
import { cellOf } from '../board/pointed-at.ts'
import { NO_ITEMS, type ItemSet } from '../attention.ts'
import type { Room } from '../use-room.ts'
import { isAtHome, markedBy } from './carry.ts'
import { carryingOf, drawnAgain } from './carrying.ts'
import { createGestureStore, useLifted, type Carrying, type Gesture, type GestureStore } from './gesture-store.ts'
import { itemsInBox, measureDays } from './measure-board.ts'
import { pressInGesture } from './press-in-gesture.ts'
import { usePointerGestures } from './use-pointer-gestures.ts'

interface Ground {
  readonly year: number
  readonly room: Room
  readonly items: readonly YearItem[]
  readonly chosen: ItemSet
  /** Days were marked for a new event. */
  readonly onCreate: (span: DaySpan) => void
  /** Items were put elsewhere. Settles when it shows, or was given up. */
  readonly onArrange: (arrangement: Arrangement) => Promise<unknown>
  /** A box was drawn around items. */
  readonly onChoose: (ids: readonly string[]) => void
}

export interface Gestures {
  readonly store: GestureStore
  /** Items that are being carried now. */
  readonly lifted: ItemSet
  /** Takes an item up, to be moved by the arrows and put down by Enter, or by a click on a day. */
  readonly carry: (item: YearItem) => void
  /** Does what a key on a day means for a gesture, if it means something; says whether it did. */
  readonly press: (pressed: FocusKey, day: Day, shape: FocusShape) => boolean
  /** Puts what was taken up on a day; says whether anything was. */
  readonly putOn: (day: Day) => boolean
}

/** Direct editing: the gestures of a board, by pointer and by keys, and what they come to. */
export function useGestures(board: RefObject<HTMLElement | null>, ground: Ground): Gestures {
  const [store] = useState(createGestureStore)
  const taken = useLifted(store)
  const lifted = useMemo(() => (taken.length === 0 ? NO_ITEMS : new Set(taken.map(({ id }) => id))), [taken])
  const drop = (gesture: Gesture) => finish(gesture, { board: board.current, store, ground })
  const { year, room } = ground
  // What is carried or marked belongs to the days that were drawn when it began...
  useEffect(() => () => store.set(null), [store, year, room.view])
  // ...wherever these are drawn now.
  useEffect(() => {
    const gesture = store.get()
    if (board.current && gesture) store.set(drawnAgain(gesture, board.current))
  }, [board, store, room])
  usePointerGestures(board, store, { itemsWith: (id) => itemsWith(id, ground), onDrop: drop })
  const focus = (day: Day) => board.current && cellOf(board.current, day)?.focus()
  return {
    store,
    lifted,
    carry: (item) => {
      const items = itemsWith(item.id, ground)
      if (!board.current || !items) return
      store.set({ ...carryingOf(board.current, items, measureDays(board.current)), isByKeys: true })
      const { first, last } = yearSpan(ground.year)
      focus(Math.min(Math.max(item.first, first), last))
    },
    press: (pressed, day, shape) => {
      const measure = () => (board.current ? measureDays(board.current) : [])
      const before = store.get()
      const result = pressInGesture(before, { pressed, day, shape, measure })
      if (!result) {
        // Any other key is something else; Shift itself only goes before the next arrow.
        if (before?.kind === 'create' && pressed.key !== 'Shift') store.set(null)
        return false
      }
      store.set(result.gesture)
      if (result.focus !== null) focus(result.focus)
      if (result.isDrop && result.gesture) drop(result.gesture)
      return true
    },
    putOn: (day) => {
      const gesture = store.get()
      if (gesture?.kind !== 'carry' || !gesture.isByKeys || gesture.isDropped) return false
      const days = day - gesture.items[0].first
      drop({ ...gesture, shift: { startDays: days, endDays: days } })
      return true
    },
  }
}

/** An item and, where it is one of those that are chosen, the others with it. */
function itemsWith(id: string, { items, chosen }: Ground): Carrying['items'] | null {
  const item = items.find((each) => each.id === id)
  if (!item) return null
  const others = chosen.has(id) ? items.filter((each) => each !== item && chosen.has(each.id)) : []
  return [item, ...others]
}

interface Finished {
  readonly board: HTMLElement | null
  readonly store: GestureStore
  readonly ground: Ground
}

function finish(gesture: Gesture, { board, store, ground }: Finished): void {
  store.set(null)
  switch (gesture.kind) {
    case 'create':
      ground.onCreate(markedBy(gesture))
      break
    case 'choose':
      ground.onChoose(board ? itemsInBox(board, gesture.from, gesture.to) : [])
      break
    case 'carry':
      if (!isAtHome(gesture)) arrange(gesture, store, ground)
  }
}

/** What was let go of stays where it was put until that is answered, so that nothing jumps back and forth. */
function arrange(gesture: Carrying, store: GestureStore, { onArrange }: Ground): void {
  const { items, isCopy, shift } = gesture
  store.set({ ...gesture, isDropped: true, isByKeys: false })
  const action = isCopy ? ({ kind: 'copy', days: shift.startDays } as const) : ({ kind: 'shift', ...shift } as const)
  void onArrange({ items, action }).finally(() => {
    const now = store.get()
    // Unless the person has taken up something else meanwhile.
    if (now?.kind === 'carry' && now.isDropped && now.items === items) store.set(null)
  })
}
