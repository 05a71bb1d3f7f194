import { useSyncExternalStore } from 'react'

/** Whether the last request reached a server. */
let isReached = true
const listeners = new Set<() => void>()

/**
 * Every request reports here whether it was answered: a network that leads nowhere counts as online for the browser.
 */
export function reportReached(reached: boolean): void {
  if (reached === isReached) return
  isReached = reached
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const isConnected = (): boolean => navigator.onLine && isReached

/** Whether the server is reachable, as far as known; redraws on change. */
export const useIsConnected = (): boolean => useSyncExternalStore(subscribe, isConnected, () => true)
