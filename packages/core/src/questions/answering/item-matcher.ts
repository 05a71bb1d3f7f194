import { foldForSearch } from '../../event/index.ts'
import type { AskedItem, QuestionSurroundings } from '../question-types.ts'
import { meansCategory } from '../reading/categories.ts'
import { sameWordAs } from '../reading/stems.ts'

/** Characters of a description in which words are looked for. */
const DESCRIPTION_READ = 500

/** Texts without any accent need not be taken apart to be folded. */
const ASCII = /^[ -~]*$/u

const folded = (text: string): string => (ASCII.test(text) ? text.toLowerCase() : foldForSearch(text))

/** The occurrences of a series say the same, and one question looks through them several times. */
const foldedTexts = new Map<string, string>()
const TEXTS_KEPT = 1_000

function textOf(item: AskedItem): string {
  const said = `${item.title} ${item.location} ${item.description.slice(0, DESCRIPTION_READ)}`
  const known = foldedTexts.get(said)
  if (known !== undefined) return known
  const text = folded(said)
  if (foldedTexts.size >= TEXTS_KEPT) foldedTexts.clear()
  foldedTexts.set(said, text)
  return text
}

/** Units that two words of one meaning share at least. */
const SHARED = 2

function textMatcher(term: string): (text: string) => boolean {
  const isSame = sameWordAs(term)
  const opening = term.slice(0, SHARED)
  const candidates = new RegExp(`(?<![\\p{L}\\p{N}])${opening}[\\p{L}\\p{N}]*`, 'gu')
  // The same few words stand in many titles.
  const known = new Map<string, boolean>()
  const isMeant = (word: string): boolean => {
    const isKnown = known.get(word) ?? isSame(word)
    known.set(word, isKnown)
    return isKnown
  }
  return (text) => text.includes(opening) && (text.match(candidates) ?? []).some(isMeant)
}

/** Whether an item has all of the words in its title, place or description, or as its category. */
export function itemMatcher(
  terms: readonly string[],
  { categories }: QuestionSurroundings,
): (item: AskedItem) => boolean {
  const meant = terms.map((term) => ({
    isIn: textMatcher(term),
    categoryIds: new Set(categories.filter(({ name }) => meansCategory(name, term)).map(({ _id }) => _id)),
  }))
  return (item) =>
    meant.every(
      ({ isIn, categoryIds }) => (item.categoryId !== null && categoryIds.has(item.categoryId)) || isIn(textOf(item)),
    )
}
