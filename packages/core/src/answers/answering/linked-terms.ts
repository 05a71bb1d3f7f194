import type { DetailedItem } from '../answer-types.ts'
import type { QuestionSurroundings } from '../../intents/question-types.ts'
import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { isSameWord, sameWordAs } from '../../intents/reading/words.ts'
import { wordFamilies } from '../../intents/reading/word-families.ts'
import { nearestWord } from '../../language/index.ts'
import { isTermOfSome, itemMatcher, wordsOfItem } from './item-matcher.ts'

/** Words that tell what kind of thing something is, and not which: alone they would find what is not meant. */
const GENERIC = Object.values(LANGUAGE_WORDS).flatMap(({ kindWords }) => kindWords.split(' '))

/** Whether a word says what kind of thing something is, and not which. */
export const isGeneric = (term: string): boolean => GENERIC.some((word) => isSameWord(term, word))

/** How some words are found: by themselves, by others in their place, or only fewer of them together. */
export interface LinkedTerms {
  readonly by: 'themselves' | 'others' | 'fewer' | 'nothing'
  /** The words that are found together; empty where none of them says what is meant. */
  readonly terms: readonly string[]
}

const MEANINGS = wordFamilies('meanings')

const COUNTRIES = Object.values(LANGUAGE_WORDS)
  .flatMap(({ countries }) => countries.map((names) => names.split(' ')))
  .map(([country = '', ...places]) => ({ country, places }))

/** The places of each country, by its name in any language. */
const PLACES: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(COUNTRIES, ({ country }) => country)].map(([country, all]) => [
    country,
    all.flatMap(({ places }) => places),
  ]),
)

/** The places of a country; empty where a word is none. */
const placesIn = (term: string): readonly string[] => PLACES.get(term) ?? []

/** Words in place of one: those of the same meaning, what it does by its verb, and the places of a country. */
const alikeOf = (term: string): readonly string[] => [
  term,
  ...MEANINGS.all.filter((family) => family.some((word) => isSameWord(term, word))).flat(),
  ...Object.values(LANGUAGE_WORDS).flatMap(({ verbsOf }) => verbsOf(term)),
  ...placesIn(term),
]

/** A shorter word is near to too many others. */
const SHORTEST_SLIP = 4

/** Whether a word has the letters of another, with two of them in the other order: `gmy`. */
const isSwapped = (term: string, word: string): boolean =>
  Array.from(term).some((letter, at) => {
    const before = term.charAt(at - 1)
    return at > 0 && word === `${term.slice(0, at - 1)}${letter}${before}${term.slice(at + 1)}`
  })

/** Whether a word that is read for a short one may be quite another, where not all words are found: `half term` is no team. */
const isUnsureSlip = (term: string, word: string): boolean =>
  term !== word && term.length === SHORTEST_SLIP && !alikeOf(term).includes(word) && !isSwapped(term, word)

const swappedIn = (term: string, words: readonly string[]): string | null =>
  words.find((word) => isSwapped(term, word)) ?? null

/** Words as they are known: two that are one there, and one that is two of them: `hair cut`, `bloodtest`. */
function asKnown(terms: readonly string[], words: readonly string[]): readonly string[] {
  const known = new Set(words)
  const isOne = (joined: string): boolean => words.some(sameWordAs(joined))
  const pairOf = (term: string): readonly string[] | undefined =>
    words
      .filter((word) => term.startsWith(word) && known.has(term.slice(word.length)))
      .map((word) => [word, term.slice(word.length)])[0]
  const written: string[] = []
  for (const term of terms) {
    const whole = `${written.at(-1) ?? ''}${term}`
    if (written.length > 0 && isOne(whole)) written.splice(-1, 1, whole)
    else written.push(...(known.has(term) ? [term] : (pairOf(term) ?? [term])))
  }
  return written
}

/**
 * Links words to what some of the items have: each by itself, else by a word of the same meaning, else by the word of which
 * it is a slip. Where these are not found together, those that tell most are kept, as many as are.
 */
export function linkedTerms(
  said: readonly string[],
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): LinkedTerms {
  const isFound = (some: readonly string[]): boolean => items.some(itemMatcher(some, surroundings))
  if (isFound(said)) return { by: 'themselves', terms: said }
  const words = [...new Set(items.flatMap(wordsOfItem))]
  const terms = asKnown(said, words)
  const known = { words, categories: surroundings.categories }
  const linked = terms.map((term) => {
    const alike = alikeOf(term)
    const other =
      // A word of a title says more than the name of a category.
      alike.find((word) => words.some(sameWordAs(word))) ?? alike.find((word) => isTermOfSome(word, items, known))
    // A country is no slip of a language: `Germany` of `German`.
    if (other === undefined && placesIn(term).length > 0) return term
    return other ?? (term.length >= SHORTEST_SLIP ? nearestWord(term, words) : swappedIn(term, words)) ?? term
  })
  const isOther = linked.length !== said.length || linked.some((word, place) => word !== said[place])
  const others = [...new Set(linked)]
  if (isOther && isFound(others)) return { by: 'others', terms: others }
  const fewer = tellingTerms(
    others.filter((word) => !isUnsureSlip(terms[linked.indexOf(word)] ?? '', word)),
    items,
    surroundings,
  )
  return { by: fewer.length > 0 ? 'fewer' : 'nothing', terms: fewer }
}

/** Those of some words that tell most, the rarest first, as many as are found together; none where all are generic. */
function tellingTerms(
  terms: readonly string[],
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): readonly string[] {
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
