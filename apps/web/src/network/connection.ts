import { useSyncExternalStore } from 'react'

/** Whether the last request that was sent has come to a server. */
let isReached = true
const listeners = new Set<() => void>()

/** Whoever sends requests says here whether anybody answered: a network that leads nowhere the browser takes for one. */
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

/** Whether the server can be reached, as far as anybody knows; drawn anew where that changes. */
export const useIsConnected = (): boolean => useSyncExternalStore(subscribe, isConnected, () => true)
