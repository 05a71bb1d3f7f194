import type { Point } from '@dodici/core/year'

/** Position and time of a finger, in milliseconds. */
export interface Touch extends Point {
  readonly time: number
}

/** Minimum horizontal px of a swipe, and how much of it may be vertical. */
const LEAST_WAY = 64
const STEEPEST = 0.6
/** A slower finger is holding something, or has changed its mind. */
const LONGEST = 500

/** The direction of a swipe: 1 (to the left, next year), -1 (previous), 0 for no swipe. */
export function yearsSwiped(down: Touch, up: Touch): -1 | 0 | 1 {
  const [across, along] = [up.x - down.x, Math.abs(up.y - down.y)]
  const isSwipe =
    Math.abs(across) >= LEAST_WAY && along <= Math.abs(across) * STEEPEST && up.time - down.time <= LONGEST
  if (!isSwipe) return 0
  return across < 0 ? 1 : -1
}
