/** Edges in px of the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Px that are left between what makes way and what it makes way for, and the edge of the window. */
const GAP = 8

/**
 * How many px a card has to go down, or up where there is no room below, so as not to lie over a box; 0 where it does not, or
 * where neither would be within the window, of which the height is given.
 */
export function shiftClearOf(card: Box, box: Box, height: number): number {
  const isOver = box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top
  if (!isOver) return 0
  const down = box.bottom + GAP - card.top
  if (card.bottom + down + GAP <= height) return down
  const up = box.top - GAP - card.bottom
  return card.top + up - GAP >= 0 ? up : 0
}
