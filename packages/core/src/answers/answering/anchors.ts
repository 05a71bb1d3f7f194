import type { DetailedItem } from '../answer-types.ts'
import { wordsOf } from '../../intents/reading/stems.ts'
import { isStopWord } from '../../intents/reading/stop-words.ts'
import { ownFirst, type QuestionContext } from './question-context.ts'
import { itemMatcher } from './item-matcher.ts'
import { linkedTerms } from './linked-terms.ts'

/** Words of some text that may name an event. */
export const anchorTerms = (text: string): string[] =>
  wordsOf(text)
    .map(({ word }) => word)
    .filter((word) => !isStopWord(word) && !/^\d+$/u.test(word))

function named(terms: readonly string[], asking: QuestionContext): DetailedItem | undefined {
  const { all, today, surroundings } = asking
  const found = ownFirst(all.filter(itemMatcher(terms, surroundings)), asking)
  return found.find(({ last }) => last >= today) ?? found.at(-1)
}

/** Nobody names an event by more words: only of so few is looked for what they might mean instead. */
const NAME_WORDS_MAX = 6

/** The event that some words name, the next one first; verbs before its name may be left out: `partire per Lisbona`. */
export function anchorOf(text: string, asking: QuestionContext): DetailedItem | undefined {
  const terms = anchorTerms(text)
  const ends = terms.map((_, from) => terms.slice(from))
  for (const end of ends) {
    const item = named(end, asking)
    if (item) return item
  }
  for (const end of ends.slice(-NAME_WORDS_MAX)) {
    const linked = linkedTerms(end, asking.all, asking.surroundings)
    if (linked.by === 'others') return named(linked.terms, asking)
  }
  return undefined
}
