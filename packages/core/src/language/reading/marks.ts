import { countCharacters, foldForSearch, foldWithPlaces, NAME_MAX } from '../../event/index.ts'
import type { Named, QuickAddSurroundings } from '../quick-add-types.ts'
import type { TextSpan } from '../tokens.ts'

/** A span that is no part of the sentence: a quotation, an address of the net, or the name of one's own things. */
export interface Barrier extends TextSpan {
  readonly kind: 'quoted' | 'address' | 'category' | 'newCategory' | 'calendar'
  /** The id of what is named, of a new category its name; null for the others. */
  readonly id: string | null
}

const BARRIERS =
  /"[^"]*"|“[^”]*”|«[^»]*»|(?<![^\s(])(?:https?:\/\/|www\.)\S+|(?<![^\s(])[^\s@#"“«]+@[^\s@]+\.[^\s@]+|(?<![^\s(])[\p{L}\d-]+\.(?:com|it|org|net|io|app|dev|eu|co|ai|uk|info)(?![\p{L}\d])|(?<![^\s(])[#@](?=\S)/gu

const KINDS = { '#': 'category', '@': 'calendar' } as const

/** The name of a category to be made: words of letters. One with a figure is mostly a number of something: `#A12`. */
const NEW_NAME = /^\p{L}[\p{L}\p{M}]*(?:[-_'’][\p{L}\p{M}]+)*(?![\p{L}\p{N}\p{M}]|[-_'’]\p{N})/u

/** The name behind a mark at an offset, where it can be that of a new category. */
function newNameAt(text: string, from: number): string | null {
  const name = NEW_NAME.exec(text.slice(from))?.[0] ?? null
  return name === null || countCharacters(name) > NAME_MAX ? null : name
}

/** The thing with the longest name that stands at an offset, and where the name ends; null where none does. */
function namedAt(text: string, from: number, things: readonly Named[]): { id: string; to: number } | null {
  const { folded, places } = foldWithPlaces(text.slice(from))
  let best: { id: string; to: number } | null = null
  for (const { _id, name } of things) {
    const wanted = foldForSearch(name.trim())
    if (wanted === '' || !folded.startsWith(wanted) || /^[\p{L}\p{N}]/u.test(folded.slice(wanted.length))) continue
    const to = from + (places[wanted.length] ?? 0)
    if (!best || to > best.to) best = { id: _id, to }
  }
  return best
}

/** What a mark names: something that is there, or a new category where that is wanted; null for neither. */
function markAt(
  text: string,
  { sign, from }: { readonly sign: '#' | '@'; readonly from: number },
  { categories, calendars, newCategories = false }: QuickAddSurroundings,
): Barrier | null {
  const named = namedAt(text, from + 1, sign === '#' ? categories : calendars)
  if (named) return { kind: KINDS[sign], from, to: named.to, id: named.id }
  const name = sign === '#' && newCategories ? newNameAt(text, from + 1) : null
  return name === null ? null : { kind: 'newCategory', from, to: from + 1 + name.length, id: name }
}

/**
 * Quotations, addresses and marks of a text, in order. A mark is `#` and a category, or `@` and a calendar; of each kind
 * the first one counts, and names that are not known are words like others; but where no category is named, the first
 * name that could be one is a new one, where that is wanted.
 */
export function barriersOf(text: string, surroundings: QuickAddSurroundings): Barrier[] {
  const barriers: Barrier[] = []
  const pattern = new RegExp(BARRIERS)
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const from = match.index
    const sign = match[0]
    if (sign !== '#' && sign !== '@') {
      const kind = /^["“«]/u.test(sign) ? 'quoted' : 'address'
      barriers.push({ kind, from, to: from + sign.length, id: null })
      continue
    }
    const mark = markAt(text, { sign, from }, surroundings)
    if (!mark || (mark.kind !== 'newCategory' && barriers.some(({ kind }) => kind === mark.kind))) continue
    barriers.push(mark)
    pattern.lastIndex = mark.to
  }
  return withOneCategory(barriers)
}

/** A category that is there wins over new ones, the first new one over the others. */
function withOneCategory(barriers: readonly Barrier[]): Barrier[] {
  const isKnown = barriers.some(({ kind }) => kind === 'category')
  const first = barriers.find(({ kind }) => kind === 'newCategory')
  return barriers.filter((barrier) => barrier.kind !== 'newCategory' || (!isKnown && barrier === first))
}
