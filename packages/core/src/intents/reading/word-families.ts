import type { LanguageWords } from '../language-words.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { foldForSearch } from '../../event/index.ts'
import type { Named } from '../../language/index.ts'
import { isSameWord, wordsOf, type PlacedWord } from './words.ts'

/** Words of one meaning in all languages: one of them stands for any other. */
export interface WordFamilies<Name extends string> {
  readonly of: (name: Name) => readonly string[]
  readonly all: readonly (readonly string[])[]
  readonly has: (word: string) => boolean
  /** Whether two folded words are of one family. */
  readonly areAlike: (one: string, other: string) => boolean
}

type FamilyLists = 'themes' | 'doings' | 'units' | 'meanings'

/** The families of a list that each language has under the same names. */
export function wordFamilies<List extends FamilyLists>(list: List): WordFamilies<keyof LanguageWords[List] & string> {
  const lists = Object.values(LANGUAGE_WORDS).map((words): Readonly<Record<string, string>> => words[list])
  const of = (name: string): string[] => lists.flatMap((families) => families[name]?.split(', ') ?? [])
  const all = Object.keys(lists[0] ?? {}).map(of)
  const byWord = Map.groupBy(
    all.flatMap((family) => family.map((word) => ({ word, family }))),
    ({ word }) => word,
  )
  return {
    of,
    all,
    has: (word) => byWord.has(word),
    areAlike: (one, other) => (byWord.get(one) ?? []).some(({ family }) => family.includes(other)),
  }
}

/** A category that is named by one word of a theme is meant by all of them. */
const THEMES = wordFamilies('themes')

/** A category that is named, and the words that name it. */
export interface NamedCategory {
  readonly _id: string
  readonly words: readonly PlacedWord[]
}

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
    return at < 0 ? [] : [{ _id, words: words.slice(at, at + parts.length) }]
  })
  return found.sort((a, b) => b.words.length - a.words.length)[0] ?? null
}

/** The category that words name: by its whole name, by one word of the same name, or by a synonym. */
export function categoryIn(categories: readonly Named[], words: readonly PlacedWord[]): NamedCategory | null {
  const whole = namedWhole(categories, words)
  if (whole) return whole
  for (const placed of words) {
    if (placed.word.length < 3) continue
    const meant =
      categories.find(({ name }) => isSameWord(placed.word, foldForSearch(name).trim())) ??
      categories.find(({ name }) => THEMES.areAlike(foldForSearch(name).trim(), placed.word))
    if (meant) return { _id: meant._id, words: [placed] }
  }
  return null
}
