import type { AskedItem } from '../answer-types.ts'
import type { QuestionSurroundings } from '../../intents/question-types.ts'
import { kindWords as englishKinds, verbsOf } from '../../intents/en/word-meanings.ts'
import { kindWords as italianKinds } from '../../intents/it/word-meanings.ts'
import { isSameWord } from '../../intents/reading/stems.ts'
import { nearestWord } from '../../language/index.ts'
import { itemMatcher, wordsOfItem } from './item-matcher.ts'
import { sameMeaning } from './same-meaning.ts'

/** Words that tell what kind of thing something is, and not which: alone they would find what is not meant. */
const GENERIC = `${italianKinds} ${englishKinds}`.split(' ')

const isGeneric = (term: string): boolean => GENERIC.some((word) => isSameWord(term, word))

/** Words that mean the same as those that were said, and are found together; empty where there are none. */
export function alikeTerms(
  terms: readonly string[],
  items: readonly AskedItem[],
  surroundings: QuestionSurroundings,
): readonly string[] {
  const isFound = (some: readonly string[]): boolean => items.some(itemMatcher(some, surroundings))
  const alike = terms.map((term) => [...sameMeaning(term), ...verbsOf(term)].find((word) => isFound([word])) ?? term)
  return alike.some((word, place) => word !== terms[place]) && isFound(alike) ? alike : []
}

/** A shorter word is near to too many others. */
const SHORTEST = 4

/** The words, and for each that no event has the nearest that one has. */
function eachMended(
  terms: readonly string[],
  items: readonly AskedItem[],
  surroundings: QuestionSurroundings,
): readonly string[] {
  const isUnknown = (term: string): boolean => term.length >= SHORTEST && !items.some(itemMatcher([term], surroundings))
  if (!terms.some(isUnknown)) return terms
  const words = new Set(items.flatMap(wordsOfItem))
  return terms.map((term) => (isUnknown(term) ? (nearestWord(term, words) ?? term) : term))
}

/** The words with those mended that no event has, and that are slips of a word that one has; empty where there are none. */
export function mendedTerms(
  terms: readonly string[],
  items: readonly AskedItem[],
  surroundings: QuestionSurroundings,
): readonly string[] {
  const mended = eachMended(terms, items, surroundings)
  if (mended.every((word, place) => word === terms[place])) return []
  return items.some(itemMatcher(mended, surroundings)) ? mended : looserTerms(mended, items, surroundings)
}

/**
 * The words to look for where all of them together find nothing: those that tell most, as many as are found together. Empty
 * where only words are found that could mean anything.
 */
export function looserTerms(
  terms: readonly string[],
  items: readonly AskedItem[],
  surroundings: QuestionSurroundings,
): readonly string[] {
  if (terms.length < 2) return []
  const rarest = terms
    .map((term) => ({ term, found: items.filter(itemMatcher([term], surroundings)) }))
    .filter(({ found }) => found.length > 0)
    .map(({ term, found }) => ({ term, events: new Set(found.map(({ eventId }) => eventId)).size }))
    .sort((a, b) => Number(isGeneric(a.term)) - Number(isGeneric(b.term)) || a.events - b.events)
  const kept = rarest.reduce<readonly string[]>(
    (some, { term }) => (items.some(itemMatcher([...some, term], surroundings)) ? [...some, term] : some),
    [],
  )
  return kept.every(isGeneric) ? [] : terms.filter((term) => kept.includes(term))
}
