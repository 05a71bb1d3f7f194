import { foldForSearch } from '../../event/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { Language, Named } from '../../language/index.ts'
import type { QuestionSurroundings } from '../../intents/question-types.ts'
import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { meansCategory } from '../../intents/reading/word-families.ts'
import { sameWordAs, wordsOf, isStopWord } from '../../intents/reading/words.ts'
import { readInAnyLanguage, type QuestionPhrases } from '../../intents/read-phrases.ts'

/** Characters of a description in which words are looked for. */
const DESCRIPTION_READ = 500

const known = new WeakMap<DetailedItem, readonly string[]>()

/** The folded words of an item's title, place and description: one question goes through them several times. */
export function wordsOfItem(item: DetailedItem): readonly string[] {
  const before = known.get(item)
  if (before) return before
  const text = `${item.title} ${item.location} ${item.description.slice(0, DESCRIPTION_READ)}`
  const words = wordsOf(foldForSearch(text)).map(({ word }) => word)
  known.set(item, words)
  return words
}

/** Whether some words hold one that is meant by a term. The same few words stand in many titles. */
function termMatcher(term: string): (words: readonly string[]) => boolean {
  const isSame = sameWordAs(term)
  const seen = new Map<string, boolean>()
  return (words) =>
    words.some((word) => {
      const before = seen.get(word) ?? isSame(word)
      seen.set(word, before)
      return before
    })
}

/** Ids of the categories that a term names. */
const categoriesMeant = (term: string, categories: readonly Named[]): ReadonlySet<string> =>
  new Set(categories.filter(({ name }) => meansCategory(name, term)).map(({ _id }) => _id))

/** Whether some items have a term: as a word of theirs, all of which are given, or as their category. */
export function isTermOfSome(
  term: string,
  items: readonly DetailedItem[],
  { words, categories }: { readonly words: readonly string[]; readonly categories: readonly Named[] },
): boolean {
  if (words.some(sameWordAs(term))) return true
  const meant = categoriesMeant(term, categories)
  return meant.size > 0 && items.some(({ categoryId }) => categoryId !== null && meant.has(categoryId))
}

/** Whether an item has all of the words in its title, place or description, or as its category. */
export function itemMatcher(
  terms: readonly string[],
  { categories }: QuestionSurroundings,
): (item: DetailedItem) => boolean {
  const meant = terms.map((term) => ({
    isIn: termMatcher(term),
    categoryIds: categoriesMeant(term, categories),
  }))
  return (item) =>
    meant.every(
      ({ isIn, categoryIds }) =>
        (item.categoryId !== null && categoryIds.has(item.categoryId)) || isIn(wordsOfItem(item)),
    )
}

/** Whether words name some items of one title as several, by a word of it: `the haircuts`. */
export function areNamedAsMany(plain: string, items: readonly DetailedItem[], language: Language): boolean {
  const said = new Set(wordsOf(plain).map(({ word }) => word))
  const { plurals } = LANGUAGE_WORDS[language]
  const isMany = (item: DetailedItem): boolean =>
    item.title === items[0]?.title && wordsOfItem(item).some((word) => plurals.some((end) => said.has(word + end)))
  return items.every(isMany)
}

/** The name of a category; null where there is none. */
export const nameOfCategory = (id: string | null, { categories }: QuestionSurroundings): string | null =>
  categories.find(({ _id }) => _id === id)?.name ?? null

/** A birthday is the person's own where its title names nobody else. */
function isOwn({ title }: DetailedItem): boolean {
  const folded = foldForSearch(title)
  const words = wordsOf(folded).filter(({ word }) => !isStopWord(word))
  return readInAnyLanguage(folded).has('own') || words.every(({ word }) => readInAnyLanguage(word).has('birthdayThing'))
}

/** Without the birthdays of others, where a folded question is about the person's own. */
export const withoutOthersBirthdays = (
  items: readonly DetailedItem[],
  phrases: QuestionPhrases,
): readonly DetailedItem[] => (phrases.has('ownBirthday') ? items.filter(isOwn) : items)

/** The first of each event: what is said of a series is said once. */
export function onePerEvent<Item extends DetailedItem>(items: readonly Item[]): Item[] {
  const firsts = new Map<string, Item>()
  for (const item of items) if (!firsts.has(item.eventId)) firsts.set(item.eventId, item)
  return [...firsts.values()]
}

/** Whether all that there is comes back and is called the same: two series of one name are one thing on two weekdays. */
export const areSeriesOfOneName = (items: readonly DetailedItem[]): boolean =>
  items.every(({ repeats, title }) => repeats && title === items[0]?.title)
