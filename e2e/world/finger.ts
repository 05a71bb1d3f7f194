import type { Locator, Page } from '@playwright/test'
import type { Point } from './pointer.ts'
import { expect } from './test.ts'

/** A window in which fingers are felt. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

type Touch = 'touchStart' | 'touchMove' | 'touchEnd'

/** What the page feels of fingers. */
interface Glass {
  /** Fingers are put down at these places, are there now, or are lifted, where there are none; `at` is in seconds. */
  readonly feel: (type: Touch, places: readonly Point[], at?: number) => Promise<unknown>
  /** No finger will touch it any more. */
  readonly leave: () => Promise<void>
}

export async function touch(page: Page): Promise<Glass> {
  const glass = await page.context().newCDPSession(page)
  return {
    feel: (type, places, at) =>
      glass.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: places.map(({ x, y }, id) => ({ x, y, id })),
        ...(at === undefined ? {} : { timestamp: at }),
      }),
    leave: () => glass.detach(),
  }
}

interface Finger {
  readonly moveTo: (place: Point) => Promise<unknown>
  readonly lift: () => Promise<void>
}

/** Presses a finger on a place until the page takes hold of it, as `taken` shows; it stays on the glass. */
export async function pressFinger(page: Page, place: Point, taken: Locator): Promise<Finger> {
  const { feel, leave } = await touch(page)
  await feel('touchStart', [place])
  await expect(taken).toBeVisible()
  return {
    moveTo: (next) => feel('touchMove', [next]),
    lift: async () => {
      await feel('touchEnd', [])
      await leave()
    },
  }
}

/**
 * A quick stroke; with `beforeLift` the finger rests at its end meanwhile. It says itself when each of its moves was: a
 * loaded machine would make it a slow one.
 */
export async function stroke(
  page: Page,
  [from, to]: readonly [Point, Point],
  beforeLift?: () => Promise<void>,
): Promise<void> {
  const { feel, leave } = await touch(page)
  const start = Date.now() / 1000
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const moved = [
    feel('touchStart', [from], start),
    feel('touchMove', [middle], start + 0.05),
    feel('touchMove', [to], start + 0.1),
  ]
  if (beforeLift) {
    await Promise.all(moved)
    await beforeLift()
  }
  await Promise.all([...moved, feel('touchEnd', [], start + 0.12)])
  await leave()
}
