import type { Arrangement, DaySpan, YearItem } from '@dodici/core/year'
import type { ItemSet } from '../attention.ts'
import { isAtHome, markedBy } from './carry.ts'
import type { Carrying, Gesture, GestureStore } from './gesture-store.ts'
import { itemsInBox } from './measure-board.ts'

/** The items that a gesture can take up, and what it comes to. */
export interface Outcome {
  readonly items: readonly YearItem[]
  readonly chosen: ItemSet
  /** Days were marked for a new event. */
  readonly onCreate: (span: DaySpan) => void
  /** Items were put elsewhere. Settles when it shows, or was given up. */
  readonly onArrange: (arrangement: Arrangement) => Promise<unknown>
  /** A box was drawn around items. */
  readonly onChoose: (ids: readonly string[]) => void
}

interface Ground {
  readonly board: HTMLElement | null
  readonly store: GestureStore
  readonly outcome: Outcome
}

/** An item and, where it is one of those that are chosen, the others with it. */
export function itemsWith(id: string, { items, chosen }: Outcome): Carrying['items'] | null {
  const item = items.find((each) => each.id === id)
  if (!item) return null
  const others = chosen.has(id) ? items.filter((each) => each !== item && chosen.has(each.id)) : []
  return [item, ...others]
}

/** Does what a gesture has come to. */
export function finish(gesture: Gesture, { board, store, outcome }: Ground): void {
  store.set(null)
  switch (gesture.kind) {
    case 'create':
      outcome.onCreate(markedBy(gesture))
      break
    case 'choose':
      outcome.onChoose(board ? itemsInBox(board, gesture.from, gesture.to) : [])
      break
    case 'carry':
      if (!isAtHome(gesture)) arrange(gesture, store, outcome)
  }
}

/** What was let go of stays where it was put until that is answered, so that nothing jumps back and forth. */
function arrange(gesture: Carrying, store: GestureStore, { onArrange }: Outcome): void {
  const { items, isCopy, shift } = gesture
  store.set({ ...gesture, isDropped: true, isByKeys: false })
  const action = isCopy ? ({ kind: 'copy', days: shift.startDays } as const) : ({ kind: 'shift', ...shift } as const)
  void onArrange({ items, action }).finally(() => {
    const now = store.get()
    // Unless the person has taken up something else meanwhile.
    if (now?.kind === 'carry' && now.isDropped && now.items === items) store.set(null)
  })
}
