import type { Arrangement, DaySpan, YearItem } from '@dodici/core/year'
import type { ItemSet } from '../interaction.ts'
import { isAtHome, markedBy } from './carry.ts'
import type { CarryGesture, Gesture, GestureStore } from './gesture-store.ts'
import { itemsInBox } from './measure-board.ts'

/** The items for a gesture, and its result. */
export interface GestureEffects {
  readonly items: readonly YearItem[]
  readonly chosen: ItemSet
  /** Days were marked for a new event. */
  readonly onCreate: (span: DaySpan) => void
  /** Items were moved. Resolves when shown, or cancelled. */
  readonly onArrange: (arrangement: Arrangement) => Promise<unknown>
  /** A box was drawn around items. */
  readonly onChoose: (ids: readonly string[]) => void
}

interface FinishContext {
  readonly board: HTMLElement | null
  readonly store: GestureStore
  readonly effects: GestureEffects
}

/** An item, with the other selected ones if it is selected. */
export function itemsWith(id: string, { items, chosen }: GestureEffects): CarryGesture['items'] | null {
  const item = items.find((each) => each.id === id)
  if (!item) return null
  const others = chosen.has(id) ? items.filter((each) => each !== item && chosen.has(each.id)) : []
  return [item, ...others]
}

/** Applies a finished gesture. */
export function finish(gesture: Gesture, { board, store, effects }: FinishContext): void {
  store.set(null)
  switch (gesture.kind) {
    case 'create':
      effects.onCreate(markedBy(gesture))
      break
    case 'choose':
      effects.onChoose(board ? itemsInBox(board, gesture.from, gesture.to) : [])
      break
    case 'carry':
      if (!isAtHome(gesture)) arrange(gesture, store, effects)
  }
}

/** The dropped item stays in place until answered, so that nothing jumps. */
function arrange(gesture: CarryGesture, store: GestureStore, { onArrange }: GestureEffects): void {
  const { items, isCopy, shift } = gesture
  store.set({ ...gesture, isDropped: true, isByKeys: false })
  const action = isCopy ? ({ kind: 'copy', days: shift.startDays } as const) : ({ kind: 'shift', ...shift } as const)
  void onArrange({ items, action }).finally(() => {
    const now = store.get()
    // Unless the person has started another gesture.
    if (now?.kind === 'carry' && now.isDropped && now.items === items) store.set(null)
  })
}
