import type { Page } from '@playwright/test'

/** Px of the window that a keyboard covers from below, and by how much the browser has moved what is seen of it down. */
interface Covered {
  readonly height: number
  readonly offsetTop: number
}

declare global {
  interface Window {
    softKeyboard?: Covered
  }
}

/**
 * Gives a page a keyboard that lies over it, as that of a phone does: the page keeps its size, what is fixed in it stays, and
 * only `visualViewport` says how much of it is seen. Chromium without a screen has none.
 */
export const giveKeyboard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { visualViewport: real } = window
    if (!real) return
    const seen = new EventTarget()
    const facts = {
      ...{ width: () => real.width, scale: () => real.scale, offsetLeft: () => real.offsetLeft },
      height: () => real.height - (window.softKeyboard?.height ?? 0),
      offsetTop: () => real.offsetTop + (window.softKeyboard?.offsetTop ?? 0),
    }
    for (const [name, get] of Object.entries(facts)) Object.defineProperty(seen, name, { get })
    for (const kind of ['resize', 'scroll']) real.addEventListener(kind, () => seen.dispatchEvent(new Event(kind)))
    Object.defineProperty(window, 'visualViewport', { value: seen })
  })

/** Brings the keyboard up, or away, and tells the page as browsers do. */
export const coverPage = (page: Page, softKeyboard: Covered): Promise<void> =>
  page.evaluate((next) => {
    window.softKeyboard = next
    for (const kind of ['resize', 'scroll']) window.visualViewport?.dispatchEvent(new Event(kind))
  }, softKeyboard)
