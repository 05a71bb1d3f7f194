import type { Patterns } from './grammar/language-data.ts'
import { find, type Matching } from './grammar/match.ts'
import { languages } from './languages.ts'
import type { Language } from './language-list.ts'
import { tokensOf, type TextSpan } from './tokens.ts'

/** Where a phrase stands, and what its action made of it. */
export interface FoundPhrase extends TextSpan {
  readonly value: unknown
}

/** The phrases that one text holds. */
export interface Phrases {
  /** Where a phrase first stands, as long as it goes; null where it does not. */
  readonly find: (name: string) => FoundPhrase | null
  /** All places of it, which do not overlap. */
  readonly findAll: (name: string) => FoundPhrase[]
}

/** What the meaning of words depends on is of no matter for where they stand. */
const ANY_MOMENT = { today: 0, minute: 0, weekStart: 0, country: null, shownYear: 1970, isAhead: false } as const

/**
 * Makes a reader of phrases: by name, as patterns of the language (see `readPattern`), which may use its symbols and each other.
 * Its work is bounded by the length of the text; what was looked for once is remembered.
 */
export function phraseReader(language: Language, phrases: Patterns): (text: string) => Phrases {
  const readers = languages[language].grammarWith(phrases)(ANY_MOMENT)
  return (text) => {
    const tokens = tokensOf(text, language)
    const matching: Matching = { tokens, readers, memory: [] }
    const findAt = (name: string, at: number): FoundPhrase | null => {
      const longest = find(matching, name, at).toSorted((one, other) => other.end - one.end)[0]
      if (!longest || longest.end === at) return null
      return { from: tokens[at]?.from ?? 0, to: tokens[longest.end - 1]?.to ?? 0, value: longest.value }
    }
    const findAll = (name: string): FoundPhrase[] => {
      const all: FoundPhrase[] = []
      for (let at = 0; at < tokens.length; at += 1) {
        const found = findAt(name, at)
        if (!found) continue
        all.push(found)
        while ((tokens[at + 1]?.from ?? Infinity) < found.to) at += 1
      }
      return all
    }
    return {
      findAll,
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
