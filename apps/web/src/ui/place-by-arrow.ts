interface Places {
  readonly count: number
  /** Which arrows walk: up and down a list, or along a bar. */
  readonly along: 'list' | 'bar'
  /** Whether Home and End lead to the ends. In a field they belong to the text. */
  readonly hasEnds: boolean
}

const arrows = {
  list: { back: 'ArrowUp', ahead: 'ArrowDown' },
  bar: { back: 'ArrowLeft', ahead: 'ArrowRight' },
} as const

/**
 * The place that a key leads to, round and round; from nowhere (-1) to the first or the last. Null where the key means
 * nothing here.
 */
export function placeByArrow(key: string, place: number, { count, along, hasEnds }: Places): number | null {
  if (count === 0) return null
  const { back, ahead } = arrows[along]
  if (key === ahead) return (place + 1) % count
  if (key === back) return (Math.max(place, 0) - 1 + count) % count
  if (!hasEnds) return null
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : null
}
