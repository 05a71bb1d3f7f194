import type { DetailedItem } from '../answer-types.ts'

/** The first of each event: what is said of a series is said once. */
export function onePerEvent<Item extends DetailedItem>(items: readonly Item[]): Item[] {
  const firsts = new Map<string, Item>()
  for (const item of items) if (!firsts.has(item.eventId)) firsts.set(item.eventId, item)
  return [...firsts.values()]
}
