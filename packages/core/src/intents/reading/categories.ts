import { foldForSearch } from '../../event/index.ts'
import type { Named } from '../../language/index.ts'
import { CATEGORY_THEMES } from '../language-words.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { isSameWord, wordsOf, type PlacedWord } from './stems.ts'

const ALL_WORDS = Object.values(LANGUAGE_WORDS)

/** Words of one meaning in all languages: a category that is named by one of them is meant by all of them. */
const SYNONYMS: readonly (readonly string[])[] = CATEGORY_THEMES.map((theme) =>
  ALL_WORDS.flatMap(({ categories }) => categories[theme]),
)

/** A category that is named, and the words that name it. */
export interface NamedCategory {
  readonly _id: string
  readonly words: readonly PlacedWord[]
  readonly isExact: boolean
}

const isSynonym = (name: string, word: string): boolean =>
  SYNONYMS.some((group) => group.includes(word) && group.includes(name))

/** Whether a category of this name is for a theme, in any language. */
export const isOfTheme = (name: string, theme: (typeof CATEGORY_THEMES)[number]): boolean =>
  ALL_WORDS.some(({ categories }) => categories[theme].includes(foldForSearch(name).trim()))

/** Whether a folded word of a question means a category of this name. */
export function meansCategory(name: string, word: string): boolean {
  const folded = foldForSearch(name).trim()
  return isSameWord(word, folded) || isSynonym(folded, word)
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
    const meant = exact ?? categories.find(({ name }) => isSynonym(foldForSearch(name).trim(), placed.word))
    if (meant) return { _id: meant._id, words: [placed], isExact: exact !== undefined }
  }
  return null
}
