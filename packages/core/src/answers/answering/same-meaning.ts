import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { isSameWord } from '../../intents/reading/stems.ts'

/** Words of one meaning, in all languages: what one of them does not find another may. */
const MEANINGS = Map.groupBy(
  Object.values(LANGUAGE_WORDS).flatMap(({ things }) => Object.entries(things.meanings)),
  ([meaning]) => meaning,
)
const GROUPS = [...MEANINGS.values()].map((all) => all.flatMap(([, words]) => words.split(' ')))

/** The words that mean the same as one; the word itself first. */
export const sameMeaning = (term: string): readonly string[] => [
  ...new Set([term, ...GROUPS.filter((group) => group.some((word) => isSameWord(term, word))).flat()]),
]
