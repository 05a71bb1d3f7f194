import { NAME_IN_DRAWN, type DrawnWidth } from '@dodici/contract/built-pages'

let width: DrawnWidth = 'wide'

/** What media queries answer from now on. */
export const pretendWidth = (wanted: DrawnWidth): void => {
  width = wanted
}

/** Whether somebody is signed in from now on; nothing is known of whom. */
export function pretendToBeSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) localStorage.setItem('token', 'somebody')
  else localStorage.removeItem('token')
}

/**
 * Gives this process what the page asks of a browser while it is drawn: one in which nothing is kept. The page asks for
 * no other media than a greatest width.
 */
export function pretendToBeABrowser(): void {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  // A query says how it is whenever it is asked, and the page may ask the same one again.
  const media = {
    get matches() {
      return width === 'phone'
    },
  }
  const browser = {
    localStorage: storage,
    sessionStorage: storage,
    location: { search: '', pathname: '/', hash: '' },
    matchMedia: () => media,
  }
  const inHead = (selector: string) => (selector.includes('application-name') ? { content: NAME_IN_DRAWN } : null)
  const document = { documentElement: { dataset: {} }, cookie: '', querySelector: inHead }
  Object.assign(globalThis, browser, { window: browser, document })
}
