import type { DetailedItem } from '../answer-types.ts'
import { wordsOf, isSameWord, isStopWord, foldedText } from '../../intents/reading/words.ts'
import { readPeriod } from '../../intents/reading/dates.ts'
import { wordFamilies } from '../../intents/reading/word-families.ts'
import { foldForSearch } from '../../event/index.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { ownFirst, type QuestionContext } from './question-context.ts'
import { itemMatcher } from './item-matcher.ts'
import { isGeneric, linkedTerms } from './linked-terms.ts'

/** Words of some text that may name an event. */
export const anchorTerms = (text: string): string[] =>
  wordsOf(text)
    .map(({ word }) => word)
    .filter((word) => !isStopWord(word) && !/^\d+$/u.test(word))

/** Of several that some words name those of which the question names more: `Anna` before `the birthday`. */
function alsoNamed(
  found: readonly DetailedItem[],
  terms: readonly string[],
  { plain }: QuestionContext,
): readonly DetailedItem[] {
  const titles = new Set(found.map(({ title }) => title))
  if (titles.size < 2) return found
  const others = anchorTerms(plain).filter((word) => !terms.includes(word))
  const more = found.filter(({ title }) => anchorTerms(foldForSearch(title)).some((word) => others.includes(word)))
  return more.length > 0 ? more : found
}

/** Of what is of a category of some name what is called by a word of the same meaning; else all of it. */
function alsoCalled(
  terms: readonly string[],
  own: readonly DetailedItem[],
  { surroundings }: QuestionContext,
): readonly DetailedItem[] {
  const byTitle = { ...surroundings, categories: [] }
  const linked = linkedTerms(terms, own, byTitle)
  return linked.by === 'others' ? own.filter(itemMatcher(linked.terms, byTitle)) : own
}

function named(terms: readonly string[], asking: QuestionContext): DetailedItem | undefined {
  const { all, today, surroundings } = asking
  const own = ownFirst(all.filter(itemMatcher(terms, surroundings)), asking)
  // What is called so is meant before what only is of a category that is.
  const called = own.filter(itemMatcher(terms, { ...surroundings, categories: [] }))
  const found = called.length > 0 ? called : alsoCalled(terms, own, asking)
  const meant = alsoNamed(found, terms, asking)
  return meant.find(({ last }) => last >= today) ?? meant.at(-1)
}

/** Nobody names an event by more words; what they might mean instead is looked for of fewer. */
const NAME_WORDS_MAX = 6
const LINKED_MAX = 3

/** Words in a row of some, those that are said first before others, the most first; fewer of them that say only what kind of thing is meant name nothing. */
const windowsOf = (terms: readonly string[]): (readonly string[])[] =>
  terms
    .flatMap((_, from) =>
      Array.from({ length: terms.length - from }, (__, less) => terms.slice(from, terms.length - less)),
    )
    .filter((some) => some.length === terms.length || !some.every(isGeneric))

/** Whether a word says when: `summer` of `the summer holiday`. */
const isTime = (word: string, { language, today, surroundings }: QuestionContext): boolean =>
  readInAnyLanguage(word).has('seasonal') ||
  readPeriod(foldedText(word), { language, today, surroundings, isAhead: false }) !== null

/** An event that some words name, and those of them that do. */
export interface Anchor {
  readonly item: DetailedItem
  readonly terms: readonly string[]
}

const MEANINGS = wordFamilies('meanings')

/** Whether words that name one thing say what kind it is, and an anchor is another: no meeting with Anna is her birthday. */
export function isOfOtherKind({ item, terms }: Anchor, name: string): boolean {
  const [kinds, said] = [anchorTerms(foldForSearch(item.title)).filter(isGeneric), anchorTerms(name)]
  const isOfThese = (term: string): boolean =>
    kinds.some((kind) => isSameWord(term, kind) || MEANINGS.areAlike(term, kind))
  const unused = said.filter((term) => isGeneric(term) && !terms.includes(term))
  return kinds.length > 0 && unused.length > 0 && !said.some((term) => isGeneric(term) && isOfThese(term))
}

/** The event that some words name, the next one first; other words may stand around its name: `partire per Lisbona`. */
export function anchorOf(text: string, asking: QuestionContext): Anchor | undefined {
  const all = anchorTerms(text).slice(0, NAME_WORDS_MAX)
  const timeless = all.filter((term) => !isTime(term, asking))
  for (const terms of [...windowsOf(all), ...windowsOf(timeless)]) {
    const item = named(terms, asking)
    if (item) return { item, terms }
  }
  for (const terms of [...windowsOf(all), ...(timeless.length < all.length ? windowsOf(timeless) : [])]
    .filter(({ length }) => length <= LINKED_MAX)
    .slice(0, NAME_WORDS_MAX)) {
    const linked = linkedTerms(terms, asking.all, asking.surroundings)
    const item = linked.by === 'others' ? named(linked.terms, asking) : undefined
    if (item) return { item, terms }
  }
  return undefined
}
