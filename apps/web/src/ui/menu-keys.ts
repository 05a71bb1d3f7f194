import { placeByArrow } from './place-by-arrow.ts'

const same = (text: string): string => text.trim().toLocaleLowerCase()

/**
 * The menu item that a key moves to: arrows wrap, Home and End go to the ends, a letter to the next item that starts
 * with it. Null for other keys.
 */
export function nextItem(texts: readonly (string | null)[], current: number, key: string): number | null {
  const places = { count: texts.length, along: 'list', hasEnds: true } as const
  return placeByArrow(key, current, places) ?? byLetter(texts, current, key)
}

function byLetter(texts: readonly (string | null)[], current: number, key: string): number | null {
  if (key.length !== 1 || key === ' ') return null
  const order = texts.map((_, index) => (current + 1 + index) % texts.length)
  return order.find((index) => same(texts[index] ?? '').startsWith(same(key))) ?? null
}
