import { find, type Matching } from './grammar/match.ts'
import { grammarWith } from './languages.ts'
import type { Language } from './quick-add-types.ts'
import { tokensOf, type Stretch } from './tokens.ts'

/** Phrases by name, as patterns of the language (see `readPattern`), which may use its symbols and each other. */
export type PhrasePatterns = Readonly<Record<string, readonly string[]>>

/** The phrases that one text holds. */
export interface Phrases {
  /** Where a phrase first stands, as long as it goes; null where it does not. */
  readonly find: (name: string) => Stretch | null
}

/** What the meaning of words depends on is of no matter for where they stand. */
const ANY_MOMENT = { today: 0, minute: 0, weekStart: 0, country: null, shownYear: 1970, isAhead: false } as const

/** Makes a reader of phrases. Its work is bounded by the length of the text. */
export function phraseReader(language: Language, phrases: PhrasePatterns): (text: string) => Phrases {
  const grammar = grammarWith(
    language,
    Object.fromEntries(Object.entries(phrases).map(([name, patterns]) => [name, { nothing: patterns }])),
  )
  return (text) => {
    const tokens = tokensOf(text, language)
    const matching: Matching = { tokens, readers: grammar(ANY_MOMENT), memory: [] }
    const findAt = (name: string, at: number): Stretch | null => {
      const end = Math.max(at, ...find(matching, name, at).map((found) => found.end))
      return end > at ? { from: tokens[at]?.from ?? 0, to: tokens[end - 1]?.to ?? 0 } : null
    }
    return {
      find: (name) => {
        for (let at = 0; at < tokens.length; at += 1) {
          const found = findAt(name, at)
          if (found) return found
        }
        return null
      },
    }
  }
}
