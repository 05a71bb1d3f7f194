import type { LanguageWords } from '../language-words.ts'
import { LANGUAGE_WORDS } from '../languages.ts'

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
  const known = new Set(all.flat())
  return {
    of,
    all,
    has: (word) => known.has(word),
    areAlike: (one, other) => all.some((family) => family.includes(one) && family.includes(other)),
  }
}
