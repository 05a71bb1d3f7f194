const same = (text: string): string => text.trim().toLocaleLowerCase()

/**
 * The item of a menu that a key leads to: arrows go round, Home and End to the ends, a letter to the next item that
 * starts with it. Null where the key means nothing here.
 */
export function nextItem(texts: readonly (string | null)[], current: number, key: string): number | null {
  const count = texts.length
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return byLetter(texts, current, key)
  }
}

function byLetter(texts: readonly (string | null)[], current: number, key: string): number | null {
  if (key.length !== 1 || key === ' ') return null
  const order = texts.map((_, index) => (current + 1 + index) % texts.length)
  return order.find((index) => same(texts[index] ?? '').startsWith(same(key))) ?? null
}
