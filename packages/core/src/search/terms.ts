import { foldForSearch } from '../event/index.ts'

/** One word of what is searched for, folded; written as `#word` it is looked for in the names of categories alone. */
export interface SearchTerm {
  readonly text: string
  readonly isCategory: boolean
}

/** What search looks at, folded: title, place and description, one a line; the name of the category. */
export interface Searchable {
  readonly text: string
  readonly category: string
}

/** Words that a search takes; what is typed beyond them is not looked for. */
const TERMS_MAX = 8

/** A word of letters and digits, or one emoji or flag: signs in between (`'`, `-`, `%`) part words and mean nothing. */
const TERM = /(#?)([\p{L}\p{N}]+|\p{Extended_Pictographic}|\p{RI}{2})/gu

/** The different words of what was typed, in its order, at most eight. */
export function searchTerms(typed: string): readonly SearchTerm[] {
  const terms = new Map<string, SearchTerm>()
  for (const [, sign, text = ''] of foldForSearch(typed).matchAll(TERM)) {
    terms.set(`${sign}${text}`, { text, isCategory: sign === '#' })
    if (terms.size === TERMS_MAX) break
  }
  return [...terms.values()]
}

/** Folds what search looks at. */
export const searchable = (texts: readonly string[], category: string): Searchable => ({
  text: foldForSearch(texts.join('\n')),
  category: foldForSearch(category),
})

/** Whether every word is there: in the texts or in the name of the category. */
export const matchesTerms = (terms: readonly SearchTerm[], { text, category }: Searchable): boolean =>
  terms.every((term) => category.includes(term.text) || (!term.isCategory && text.includes(term.text)))
