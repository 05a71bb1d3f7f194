import { useSyncExternalStore } from 'react'

/** Something that would be in the year if the person applied what is offered to them. Texts as on the wire. */
export interface OfferedItem {
  readonly _id: string
  readonly title: string
  readonly start: string
  readonly end: string
  readonly allDay: boolean
  readonly kind: 'event' | 'milestone' | 'marker'
  readonly categoryId: string | null
  readonly calendarId: string
}

/** Who offers: the open card of the assistant, the line of quick add. */
type Offerer = 'card' | 'line'

const NONE: readonly OfferedItem[] = []

const offers: Record<Offerer, readonly OfferedItem[]> = { card: NONE, line: NONE }
let offered = NONE
const listeners = new Set<() => void>()

/**
 * Has the year show what is offered, or nothing more of it. It is what is open, as the address is, but too much for one;
 * it goes with what offers it.
 */
export function offerItems(by: Offerer, items: readonly OfferedItem[]): void {
  if (items.length === 0 && offers[by].length === 0) return
  offers[by] = items
  const all = [...offers.card, ...offers.line]
  offered = all.length === 0 ? NONE : all
  for (const listener of listeners) listener()
}

/** The same list until something else is offered. */
export const useOfferedItems = (): readonly OfferedItem[] => useSyncExternalStore(subscribe, () => offered)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
