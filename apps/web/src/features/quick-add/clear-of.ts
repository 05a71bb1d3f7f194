/** Edges in px of the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Minimum distance in px to what it avoids, and to the window's edge. */
const GAP = 8

/**
 * How many px a card must move down, or up if there is no room, to avoid a box; 0 if it does not overlap, or neither
 * position is inside the window of the given height.
 */
export function shiftClearOf(card: Box, box: Box, height: number): number {
  const isOver = box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top
  if (!isOver) return 0
  const down = box.bottom + GAP - card.top
  if (card.bottom + down + GAP <= height) return down
  const up = box.top - GAP - card.bottom
  return card.top + up - GAP >= 0 ? up : 0
}
