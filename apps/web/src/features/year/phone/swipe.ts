import type { Point } from '@dodici/core/year'

/** Where a finger was put down, or lifted, and when, in milliseconds. */
export interface Touch extends Point {
  readonly time: number
}

/** Px that a finger must go across for a swipe, and how much of that it may go up or down. */
const LEAST_WAY = 64
const STEEPEST = 0.6
/** A finger that takes longer holds something, or has changed its mind. */
const LONGEST = 500

/** The year that a swipe leads to: 1 on to the left, as a page is turned, -1 back; 0 where it was none. */
export function yearsSwiped(down: Touch, up: Touch): -1 | 0 | 1 {
  const [across, along] = [up.x - down.x, Math.abs(up.y - down.y)]
  const isSwipe =
    Math.abs(across) >= LEAST_WAY && along <= Math.abs(across) * STEEPEST && up.time - down.time <= LONGEST
  if (!isSwipe) return 0
  return across < 0 ? 1 : -1
}
