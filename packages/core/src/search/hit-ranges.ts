import { foldWithPlaces } from '../event/index.ts'
import type { SearchTerm } from './terms.ts'

/** A range of a text in UTF-16 units; the end is excluded. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

/** Where search words occur in the original text; in order, adjacent ranges merged. */
export function hitRanges(text: string, terms: readonly SearchTerm[]): readonly TextRange[] {
  const { folded, places } = foldWithPlaces(text)
  const found = terms
    .filter(({ isCategory }) => !isCategory)
    .flatMap(({ text: word }) => occurrencesIn(folded, word))
    .map(({ from, to }) => ({ from: places[from] ?? 0, to: places[to] ?? text.length }))
  return merged(found.sort((a, b) => a.from - b.from || a.to - b.to))
}

function occurrencesIn(text: string, word: string): TextRange[] {
  const found: TextRange[] = []
  for (let from = text.indexOf(word); from !== -1; from = text.indexOf(word, from + word.length)) {
    found.push({ from, to: from + word.length })
  }
  return found
}

function merged(ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = []
  for (const range of ranges) {
    const before = joined.at(-1)
    if (before && range.from <= before.to) joined[joined.length - 1] = { ...before, to: Math.max(before.to, range.to) }
    else joined.push(range)
  }
  return joined
}
