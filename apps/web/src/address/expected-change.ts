import type { CalendarAddress } from './calendar-address.ts'

type Listener = (patch: Partial<CalendarAddress>) => void

const listeners = new Set<Listener>()

/**
 * Announces a likely change of the URL: the pointer or focus is on what would cause it. Nothing changes yet, and
 * perhaps never will; the year can prepare what would be shown.
 */
export function expectChange(patch: Partial<CalendarAddress>): void {
  for (const listener of listeners) listener(patch)
}

/** Subscribes; returns how to unsubscribe. */
export function onExpectedChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
