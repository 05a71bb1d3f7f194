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

const NONE: readonly OfferedItem[] = []

let offered = NONE
const listeners = new Set<() => void>()

/**
 * Has the year show what an open card offers, or nothing more. It is what is open, as the address is, but too much for one;
 * it goes with the card.
 */
export function offerItems(items: readonly OfferedItem[]): void {
  if (items.length === 0 && offered.length === 0) return
  offered = items.length === 0 ? NONE : items
  for (const listener of listeners) listener()
}

/** The same list until something else is offered. */
export const useOfferedItems = (): readonly OfferedItem[] => useSyncExternalStore(subscribe, () => offered)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
