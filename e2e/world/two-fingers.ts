import type { Page } from '@playwright/test'
import { touch } from './finger.ts'
import type { Point } from './pointer.ts'

interface Apart {
  /** Px between the two fingers when they are put down, and when they are lifted. */
  readonly from: number
  readonly to: number
}

/** Moves of a pinch: a page is told of every one, and may act on any. */
const MOVES = 8

/** Two fingers around a place, one above the other. */
const around = ({ x, y }: Point, apart: number): readonly Point[] => [
  { x, y: y - apart / 2 },
  { x, y: y + apart / 2 },
]

/** Puts two fingers down around a place, moves them apart or together, and lifts them. */
export async function pinch(page: Page, place: Point, { from, to }: Apart): Promise<void> {
  const { feel, leave } = await touch(page)
  await feel('touchStart', around(place, from))
  for (let move = 1; move <= MOVES; move += 1) {
    await feel('touchMove', around(place, from + ((to - from) * move) / MOVES))
  }
  await feel('touchEnd', [])
  await leave()
}

/** Puts two fingers down, the first on a place, and leaves them there meanwhile. */
export async function pressTwo(page: Page, place: Point, meanwhile: () => Promise<void>): Promise<void> {
  const { feel, leave } = await touch(page)
  await feel('touchStart', [place, { x: place.x + 80, y: place.y }])
  await meanwhile()
  await feel('touchEnd', [])
  await leave()
}
