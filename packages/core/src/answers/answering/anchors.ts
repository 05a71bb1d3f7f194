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

/** The event that some words name, the next one first; verbs before its name may be left out: `partire per Lisbona`. */
export function anchorOf(text: string, asking: QuestionContext): DetailedItem | undefined {
  const terms = anchorTerms(text)
  for (let from = 0; from < terms.length; from += 1) {
    const rest = terms.slice(from)
    const linked = linkedTerms(rest, asking.all, asking.surroundings)
    if (linked.by === 'themselves' || linked.by === 'others') return named(linked.terms, asking)
  }
  return undefined
}
