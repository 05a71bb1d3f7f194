import type { AskedItem } from '../answer-types.ts'
import { wordsOf } from '../../intents/reading/stems.ts'
import { isStopWord } from '../../intents/reading/stop-words.ts'
import { ownFirst, type Asking } from './asking.ts'
import { itemMatcher } from './item-matcher.ts'
import { sameMeaning } from './same-meaning.ts'

/** Words of some text that may name an event. */
export const anchorTerms = (text: string): string[] =>
  wordsOf(text)
    .map(({ word }) => word)
    .filter((word) => !isStopWord(word) && !/^\d+$/u.test(word))

function named(terms: readonly string[], asking: Asking): AskedItem | undefined {
  const { all, today, surroundings } = asking
  const found = ownFirst(all.filter(itemMatcher(terms, surroundings)), asking)
  return found.find(({ last }) => last >= today) ?? found.at(-1)
}

/** The event that some words name, the next one first; verbs before its name may be left out: `partire per Lisbona`. */
export function anchorOf(text: string, asking: Asking): AskedItem | undefined {
  const terms = anchorTerms(text)
  for (let from = 0; from < terms.length; from += 1) {
    const rest = terms.slice(from)
    const alike = rest.map((term) => sameMeaning(term))
    const item =
      named(rest, asking) ??
      (rest.length === 1 ? alike[0]?.map((word) => named([word], asking)).find((one) => one) : undefined)
    if (item) return item
  }
  return undefined
}
