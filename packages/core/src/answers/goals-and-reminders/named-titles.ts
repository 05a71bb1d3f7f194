import { foldForSearch } from '../../event/index.ts'
import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { sameWordAs, wordsOf, isStopWord } from '../../intents/reading/words.ts'
import { wordFamilies } from '../../intents/reading/word-families.ts'

const NAMELESS = new Set(Object.values(LANGUAGE_WORDS).flatMap(({ nameless }) => nameless.split(' ')))

/** A goal to read is asked about by what was read, in either language. */
const DOINGS = wordFamilies('doings')

const LEAST = 3

const namesIn = (title: string): string[] =>
  wordsOf(foldForSearch(title))
    .map(({ word }) => word)
    .filter(
      (word) =>
        word.length >= LEAST && !/^\d+$/u.test(word) && !NAMELESS.has(word) && (DOINGS.has(word) || !isStopWord(word)),
    )

/** How surely a name is among some words: by itself, or by another word for the same doing; 0 where it is not. */
function sureness(name: string, words: readonly string[]): number {
  if (words.some(sameWordAs(name))) return 2
  return words.some((word) => DOINGS.areAlike(name, word)) ? 1 : 0
}

/**
 * Those of some things whose titles a question names: by at least one word of theirs, and by most of them where several are
 * named. Empty where it names none.
 */
export function namedBy<Thing extends { readonly title: string }>(plain: string, things: readonly Thing[]): Thing[] {
  const words = wordsOf(plain).map(({ word }) => word)
  // The same few words stand in many titles.
  const known = new Map<string, number>()
  const surenessOf = (name: string): number => {
    const before = known.get(name) ?? sureness(name, words)
    known.set(name, before)
    return before
  }
  const scored = things.map((thing) => ({
    thing,
    score: namesIn(thing.title).reduce((sum, name) => sum + surenessOf(name), 0),
  }))
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0)
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ thing }) => thing)
}
