import { useSyncExternalStore } from 'react'

const phone = '(max-width: 699.98px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the page is narrower than 700 px: a list of months, a bar below, sheets instead of panels. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(phone).matches)
