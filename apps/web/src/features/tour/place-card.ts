/** A rectangle of the window, in px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<Box, 'width' | 'height'>

/** Px between the card, what it speaks of, and the edges of the window. */
const GAP = 12

/**
 * Where a card stands beside something without covering it: below, above, or to a side, whatever has room; in the
 * middle if nothing has, or if there is nothing.
 */
export function placeCard(target: Box | null, card: Size, window: Size): Pick<Box, 'left' | 'top'> {
  const middle = { left: (window.width - card.width) / 2, top: (window.height - card.height) / 2 }
  if (target === null) return middle
  const within = { left: target.left + (target.width - card.width) / 2, top: target.top }
  const wishes = [
    { ...within, top: target.top + target.height + GAP },
    { ...within, top: target.top - card.height - GAP },
    { ...within, left: target.left + target.width + GAP },
    { ...within, left: target.left - card.width - GAP },
  ].map((wish) => inWindow(wish, card, window))
  return wishes.find((wish) => !isOver({ ...wish, ...card }, target)) ?? middle
}

const inWindow = ({ left, top }: Pick<Box, 'left' | 'top'>, card: Size, window: Size) => ({
  left: clamp(left, window.width - card.width - GAP),
  top: clamp(top, window.height - card.height - GAP),
})

const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most))

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height
