import { useSyncExternalStore } from 'react'

/** An item that would be in the year if the person applied the proposal. Texts as on the wire. */
export interface ProposedItem {
  readonly _id: string
  readonly title: string
  readonly start: string
  readonly end: string
  readonly allDay: boolean
  readonly kind: 'event' | 'milestone' | 'marker'
  readonly categoryId: string | null
  readonly calendarId: string
}

/** Where it comes from: the assistant's open card, or the quick add line. */
type Proposer = 'card' | 'line'

const NONE: readonly ProposedItem[] = []

const offers: Record<Proposer, readonly ProposedItem[]> = { card: NONE, line: NONE }
let offered = NONE
const listeners = new Set<() => void>()

/**
 * Shows offered items in the year, or none. Like the URL this says what is open, but it is too much for one. Closing
 * the source removes them.
 */
export function showProposedItems(by: Proposer, items: readonly ProposedItem[]): void {
  if (items.length === 0 && offers[by].length === 0) return
  offers[by] = items
  const all = [...offers.card, ...offers.line]
  offered = all.length === 0 ? NONE : all
  for (const listener of listeners) listener()
}

/** The same list until the offer changes. */
export const useProposedItems = (): readonly ProposedItem[] => useSyncExternalStore(subscribe, () => offered)

/** Whether any are shown. */
export const offersItems = (): boolean => offered.length > 0

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
