import type { Day } from '../date/index.ts'
import type { YearItem } from '../year/index.ts'
import { matchesWithTypo, matchTitle, titleWords, type TitleWords } from './title-match.ts'

/** What is found of an item: its id, its title, and its days. */
export type FoundItem = Pick<
  YearItem,
  'eventId' | 'recurrenceId' | 'title' | 'categoryId' | 'calendarId' | 'first' | 'last'
>

/** Items that can be found by title. */
export interface FindableItems {
  /** Nearest to today first; of two that are equally near, what comes before what is over. */
  readonly items: readonly FoundItem[]
  /** The words of each title, in the same order. */
  readonly words: readonly TitleWords[]
}

/**
 * Prepares items of any years, once for all that is typed. A series is there once, with its next occurrence, or its last
 * one if it is over; an occurrence with a title of its own is there by itself.
 */
export function findableItems(items: Iterable<FoundItem>, today: Day): FindableItems {
  const nearest = new Map<string, FoundItem>()
  for (const item of items) {
    const key = `${item.eventId} ${item.title}`
    const known = nearest.get(key)
    if (known === undefined || isSooner(item, known, today)) nearest.set(key, item)
  }
  const sorted = [...nearest.values()]
    .map((item) => ({ item, distance: distanceOf(item, today) }))
    .sort((a, b) => a.distance - b.distance || b.item.first - a.item.first)
    .map(({ item }) => item)
  return { items: sorted, words: sorted.map(({ title }) => titleWords(title)) }
}

/** The nearest items that contain all words, at most `limit`: those with whole words first. */
export function findNearest({ items, words }: FindableItems, typed: readonly string[], limit: number): FoundItem[] {
  if (typed.length === 0) return []
  const whole: FoundItem[] = []
  const others: FoundItem[] = []
  for (const [index, item] of items.entries()) {
    const match = matchTitle(typed, words[index] ?? '')
    if (match === 'whole') whole.push(item)
    else if (match === 'beginnings' && others.length < limit) others.push(item)
    if (whole.length === limit) return whole
  }
  return [...whole, ...others].slice(0, limit)
}

/** The nearest items that contain all words but for a typo of one letter: for when nothing else matches. */
export function findNearestWithTypo(findable: FindableItems, typed: readonly string[], limit: number): FoundItem[] {
  const found: FoundItem[] = []
  for (const [index, item] of findable.items.entries()) {
    if (matchesWithTypo(typed, findable.words[index] ?? '')) found.push(item)
    if (found.length === limit) break
  }
  return found
}

/** Whether an occurrence is to be shown in place of another of its series. */
function isSooner(item: FoundItem, known: FoundItem, today: Day): boolean {
  const [isComing, wasComing] = [item.last >= today, known.last >= today]
  if (isComing !== wasComing) return isComing
  return isComing ? item.first < known.first : item.last > known.last
}

function distanceOf({ first, last }: FoundItem, today: Day): number {
  if (first > today) return first - today
  return last < today ? today - last : 0
}
