import { foldForSearch } from '../../event/index.ts'
import type { Named } from '../../language/index.ts'
import { isSameWord, wordsOf, type PlacedWord } from './words.ts'
import { wordFamilies } from './word-families.ts'

/** A category that is named by one word of a theme is meant by all of them. */
const THEMES = wordFamilies('themes')

/** A category that is named, and the words that name it. */
export interface NamedCategory {
  readonly _id: string
  readonly words: readonly PlacedWord[]
  readonly isExact: boolean
}

/** Whether a category of this name is for journeys, in any language. */
export const isForTravel = (name: string): boolean => THEMES.of('travel').includes(foldForSearch(name).trim())

/** Whether a folded word of a question means a category of this name. */
export function meansCategory(name: string, word: string): boolean {
  const folded = foldForSearch(name).trim()
  return isSameWord(word, folded) || THEMES.areAlike(folded, word)
}

function namedWhole(categories: readonly Named[], words: readonly PlacedWord[]): NamedCategory | null {
  const found = categories.flatMap(({ _id, name }): NamedCategory[] => {
    const parts = wordsOf(foldForSearch(name)).map(({ word }) => word)
    if (parts.length < 2) return []
    const at = words.findIndex((_, index) => parts.every((part, step) => words[index + step]?.word === part))
    return at < 0 ? [] : [{ _id, words: words.slice(at, at + parts.length), isExact: true }]
  })
  return found.sort((a, b) => b.words.length - a.words.length)[0] ?? null
}

/** The category that words name: by its whole name, by one word of the same name, or by a synonym. */
export function categoryIn(categories: readonly Named[], words: readonly PlacedWord[]): NamedCategory | null {
  const whole = namedWhole(categories, words)
  if (whole) return whole
  for (const placed of words) {
    if (placed.word.length < 3) continue
    const exact = categories.find(({ name }) => isSameWord(placed.word, foldForSearch(name).trim()))
    const meant = exact ?? categories.find(({ name }) => THEMES.areAlike(foldForSearch(name).trim(), placed.word))
    if (meant) return { _id: meant._id, words: [placed], isExact: exact !== undefined }
  }
  return null
}
