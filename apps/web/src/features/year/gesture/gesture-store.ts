import type { Day } from '@dodici/core/date'
import type { DayBox, Point, Shift, YearItem } from '@dodici/core/year'
import { useSyncExternalStore } from 'react'

/** Position of a picked-up item in one of its rows: px from the top of that row, and height. */
export interface Lane {
  /** Top of the row, in px from the board's corner. */
  readonly row: number
  readonly top: number
  readonly height: number
}

interface DrawnGesture {
  /** Positions of days, in px from the board's corner. */
  readonly boxes: readonly DayBox[]
}

/** Marking days for a new event. */
export interface CreateGesture extends DrawnGesture {
  readonly kind: 'create'
  readonly anchor: Day
  readonly to: Day
}

/** Moving items, or one end of an item. */
export interface CarryGesture extends DrawnGesture {
  readonly kind: 'carry'
  /** The one picked up, then the others. */
  readonly items: readonly [YearItem, ...YearItem[]]
  /** In each row where they are drawn. */
  readonly lanes: ReadonlyMap<string, readonly Lane[]>
  readonly shift: Shift
  readonly isCopy: boolean
  /** Picked up by key or menu: arrows move it, and a click on a day drops it. */
  readonly isByKeys: boolean
  /** Dropped, and waiting for the choice of a series' part. */
  readonly isDropped: boolean
}

/** Drawing a box around items. */
export interface ChooseGesture {
  readonly kind: 'choose'
  readonly from: Point
  readonly to: Point
}

/** What a person is doing with the pointer or keys, until finished or cancelled. */
export type Gesture = CreateGesture | CarryGesture | ChooseGesture

/** Holds the gesture outside React state: a drag redraws its layer and not the year. */
export interface GestureStore {
  readonly get: () => Gesture | null
  readonly set: (gesture: Gesture | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createGestureStore(): GestureStore {
  let current: Gesture | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (gesture) => {
      if (gesture === current) return
      current = gesture
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useGesture = (store: GestureStore): Gesture | null => useSyncExternalStore(store.subscribe, store.get)

const NONE: readonly YearItem[] = []

/** Items hidden from the page; copied ones stay. A stable list during the gesture. */
export const useLifted = (store: GestureStore): readonly YearItem[] =>
  useSyncExternalStore(store.subscribe, () => {
    const gesture = store.get()
    return gesture?.kind === 'carry' && !gesture.isCopy ? gesture.items : NONE
  })
