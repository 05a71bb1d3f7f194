import type { CDPSession, Locator, Page } from '@playwright/test'
import type { Point } from './pointer.ts'
import { expect } from './test.ts'

/** A window in which fingers are felt. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

interface Finger {
  readonly moveTo: (place: Point) => Promise<unknown>
  readonly lift: () => Promise<unknown>
}

type Touch = 'touchStart' | 'touchMove' | 'touchEnd'

const feel = (glass: CDPSession, type: Touch, point: Point | null, timestamp?: number) =>
  glass.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: point ? [point] : [],
    ...(timestamp === undefined ? {} : { timestamp }),
  })

/** Presses a finger on a place until the page takes hold of it, as `taken` shows; it stays on the glass. */
export async function pressFinger(page: Page, place: Point, taken: Locator): Promise<Finger> {
  const glass = await page.context().newCDPSession(page)
  await feel(glass, 'touchStart', place)
  await expect(taken).toBeVisible()
  return {
    moveTo: (next) => feel(glass, 'touchMove', next),
    lift: () => feel(glass, 'touchEnd', null),
  }
}

/** A quick stroke. It says itself when each of its moves was: a loaded machine would make it a slow one. */
export async function stroke(page: Page, from: Point, to: Point): Promise<void> {
  const glass = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  await Promise.all([
    feel(glass, 'touchStart', from, start),
    feel(glass, 'touchMove', middle, start + 0.05),
    feel(glass, 'touchMove', to, start + 0.1),
    feel(glass, 'touchEnd', null, start + 0.12),
  ])
}
