const KEY = 'cookiesAccepted'

const listeners = new Set<() => void>()

/** Whether the person has accepted the cookie notice, on this browser. */
export const areCookiesAccepted = (): boolean => localStorage.getItem(KEY) === 'true'

/** Keeps that the person has accepted the cookie notice, and tells whoever waits for it. */
export function acceptCookies(): void {
  localStorage.setItem(KEY, 'true')
  for (const listener of listeners) listener()
}

/** Calls back when the cookie notice has been accepted, in this tab or in another. Gives the way to stop. */
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
