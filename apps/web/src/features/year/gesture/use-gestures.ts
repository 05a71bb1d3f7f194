import type { Month } from '@dodici/core/date'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { isReadOnly } from '../../../api/read-only.ts'
import { isAwayFromPage } from '../../../ui/dead-places.ts'
import { NO_ITEMS, type ItemSet } from '../interaction.ts'
import type { Room } from '../use-room.ts'
import { byKeys, type ByKeys } from './by-keys.ts'
import { drawAgain } from './carrying.ts'
import { finish, itemsWith, type GestureEffects } from './finish-gesture.ts'
import { createGestureStore, useLifted, type Gesture, type GestureStore } from './gesture-store.ts'
import { usePointerGestures, type PointerGestureContext } from './use-pointer-gestures.ts'

interface GestureInput extends GestureEffects, Pick<PointerGestureContext, 'onHold'> {
  /** The first of the twelve months. */
  readonly from: Month
  readonly room: Room
}

export interface Gestures extends ByKeys {
  readonly store: GestureStore
  /** Items being moved now. */
  readonly lifted: ItemSet
}

/** Direct editing: a board's gestures by pointer and keys, and their results. */
export function useGestures(board: RefObject<HTMLElement | null>, context: GestureInput): Gestures {
  const client = useQueryClient()
  const [store] = useState(createGestureStore)
  const taken = useLifted(store)
  const lifted = useMemo(() => (taken.length === 0 ? NO_ITEMS : new Set(taken.map(({ id }) => id))), [taken])
  const { from, room } = context
  // Moves and marks refer to the days drawn when they began...
  useEffect(() => () => store.set(null), [store, from, room.view])
  // ...wherever these are drawn now.
  useEffect(() => {
    if (board.current) drawAgain(store, board.current)
  }, [board, store, room])
  const of = {
    itemsWith: (id: string) => {
      const items = itemsWith(id, context)
      return items?.some(({ calendarId }) => isReadOnly(client, calendarId)) === true ? null : items
    },
    drop: (gesture: Gesture) => finish(gesture, { board: board.current, store, effects: context }),
  }
  usePointerGestures(board, store, { itemsWith: of.itemsWith, onDrop: of.drop, onHold: context.onHold })
  const keys = byKeys({ board: () => board.current, store, from, ...of })
  useGiveUp(keys.giveUp)
  return { store, lifted, ...keys }
}

/**
 * Escape cancels a keyboard gesture before anything else, wherever the focus is: a click beside the days takes it from
 * them. Overlays and fields keep Escape for themselves.
 */
function useGiveUp(giveUp: () => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isAwayFromPage(event.target) || !giveUp()) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [])
}
