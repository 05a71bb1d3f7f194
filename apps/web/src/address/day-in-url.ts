import { parseDay, type Day } from '@dodici/core/date'
import { startTransition, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** The day that the URL says is open, even while the page is still being drawn with another one, or none. */
export function dayInUrl(): Day | null {
  const text = new URLSearchParams(window.location.search).get('day')
  return text === null ? null : parseDay(text)
}

export const useDayInUrl = (): Day | null => useSyncExternalStore(subscribe, dayInUrl)

/**
 * Changes the day of the URL. Who reads it by `useDayInUrl` is drawn at once, and the rest of the page right after that:
 * a person who opens a day waits for its panel.
 */
export function panelFirst(change: () => void): void {
  startTransition(change)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
