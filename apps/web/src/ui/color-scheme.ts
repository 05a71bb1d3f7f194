import { useSyncExternalStore } from 'react'

export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Also read by `public/before-paint.js` before the first paint. */
const KEY = 'color-scheme'

const listeners = new Set<() => void>()

/** Light or dark, as chosen in this browser or set in the system. */
export const chosenScheme = (): Scheme => schemes.find((scheme) => scheme === localStorage.getItem(KEY)) ?? 'system'

export function chooseScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement
  if (scheme === 'system') {
    localStorage.removeItem(KEY)
    delete dataset['theme']
  } else {
    localStorage.setItem(KEY, scheme)
    dataset['theme'] = scheme
  }
  colorFrame(scheme)
  for (const listener of listeners) listener()
}

/** The colour of the browser's own frame: of the two that the page names, that of the scheme. */
function colorFrame(scheme: Scheme): void {
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = color.dataset['scheme'] ?? ''
    const media = scheme === 'system' ? `(prefers-color-scheme: ${own})` : scheme === own ? 'all' : 'not all'
    color.setAttribute('media', media)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The chosen scheme, wherever on the page it is chosen. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, chosenScheme)
