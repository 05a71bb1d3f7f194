import type { CalendarAddress } from './calendar-address.ts'

type Listener = (patch: Partial<CalendarAddress>) => void

const listeners = new Set<Listener>()

/**
 * Says what a person is about to change in the address: the pointer rests on what would do it, or the focus does. Nothing
 * changes yet, and nothing need ever change; who draws the page can make ready what would be shown.
 */
export function expectChange(patch: Partial<CalendarAddress>): void {
  for (const listener of listeners) listener(patch)
}

/** Hears of it, until the answer is called. */
export function onExpectedChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
