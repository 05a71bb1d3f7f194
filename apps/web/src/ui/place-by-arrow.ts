interface Places {
  readonly count: number
  /** Which arrows move: vertical or horizontal ones. */
  readonly along: 'list' | 'bar'
  /** Whether Home and End move; in a field they belong to the text. */
  readonly hasEnds: boolean
}

const arrows = {
  list: { back: 'ArrowUp', ahead: 'ArrowDown' },
  bar: { back: 'ArrowLeft', ahead: 'ArrowRight' },
} as const

/** The index that a key moves to, wrapping; from none (-1) to the first or last. Null for other keys. */
export function placeByArrow(key: string, place: number, { count, along, hasEnds }: Places): number | null {
  if (count === 0) return null
  const { back, ahead } = arrows[along]
  if (key === ahead) return (place + 1) % count
  if (key === back) return (Math.max(place, 0) - 1 + count) % count
  if (!hasEnds) return null
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : null
}
