import type { Day } from '@dodici/core/date'
import type { DayBox, Point, Shift, YearItem } from '@dodici/core/year'
import { useSyncExternalStore } from 'react'

/** Where an item was drawn when it was taken up: px from the top of its row, and its height. */
export interface Lane {
  readonly top: number
  readonly height: number
}

interface Drawn {
  /** Where the days are, in px from the corner of the board. */
  readonly boxes: readonly DayBox[]
}

/** Days are being marked for a new event. */
export interface Creating extends Drawn {
  readonly kind: 'create'
  readonly anchor: Day
  readonly to: Day
}

/** Items are being carried, or one of their ends is. */
export interface Carrying extends Drawn {
  readonly kind: 'carry'
  /** The one that was taken up, then those that go along. */
  readonly items: readonly [YearItem, ...YearItem[]]
  readonly lanes: ReadonlyMap<string, Lane>
  readonly shift: Shift
  readonly isCopy: boolean
  /** Taken up by a key or a menu: arrows move it, and a click on a day puts it there. */
  readonly isByKeys: boolean
  /** It was let go of, and waits for the person to say which part of a series is meant. */
  readonly isDropped: boolean
}

/** A box is being drawn around items. */
export interface Choosing {
  readonly kind: 'choose'
  readonly from: Point
  readonly to: Point
}

/** What a person is doing with the pointer or by keys, until it is done or given up. */
export type Gesture = Creating | Carrying | Choosing

/** Holds the gesture outside of the page's own state: a drag draws its own layer anew, and not the year. */
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

/** What is lifted off the page now; what is copied stays there. The list stays the same object while it is carried. */
export const useLifted = (store: GestureStore): readonly YearItem[] =>
  useSyncExternalStore(store.subscribe, () => {
    const gesture = store.get()
    return gesture?.kind === 'carry' && !gesture.isCopy ? gesture.items : NONE
  })
