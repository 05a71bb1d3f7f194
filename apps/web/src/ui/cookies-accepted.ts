const KEY = 'cookiesAccepted'

const listeners = new Set<() => void>()

/** Whether this browser has accepted the cookie notice. */
export const areCookiesAccepted = (): boolean => localStorage.getItem(KEY) === 'true'

/** Stores the acceptance and notifies subscribers. */
export function acceptCookies(): void {
  localStorage.setItem(KEY, 'true')
  for (const listener of listeners) listener()
}

/** Subscribes to acceptance in this or another tab. Returns how to unsubscribe. */
export function onCookiesAccepted(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY && areCookiesAccepted()) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
