import type { Page } from '@playwright/test'
import type { Point } from './pointer.ts'

interface Apart {
  /** Px between the two fingers when they are put down, and when they are lifted. */
  readonly from: number
  readonly to: number
}

/** Moves of a pinch: a page is told of every one, and may act on any. */
const MOVES = 8

/** Puts two fingers down around a place, one above the other, moves them apart or together, and lifts them. */
export async function pinch(page: Page, { x, y }: Point, { from, to }: Apart): Promise<void> {
  const glass = await page.context().newCDPSession(page)
  const feel = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) =>
    glass.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === null
          ? []
          : [
              { x, y: y - apart / 2, id: 0 },
              { x, y: y + apart / 2, id: 1 },
            ],
    })
  await feel('touchStart', from)
  for (let move = 1; move <= MOVES; move += 1) await feel('touchMove', from + ((to - from) * move) / MOVES)
  await feel('touchEnd', null)
  await glass.detach()
}
