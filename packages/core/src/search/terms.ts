import { foldForSearch } from '../event/index.ts'

/** A normalised search word; `#word` searches only category names. */
export interface SearchTerm {
  readonly text: string
  readonly isCategory: boolean
}

/** Normalised searchable text: title, place and description, one per line; and the category's name. */
export interface Searchable {
  readonly text: string
  readonly category: string
}

/** Maximum number of words; further ones are ignored. */
const TERMS_MAX = 8

/** A word of letters and digits, or one emoji or flag; other signs (`'`, `-`, `%`) separate words. */
const TERM = /(#?)([\p{L}\p{N}]+|\p{Extended_Pictographic}|\p{RI}{2})/gu

/** The distinct words of a search, in order, at most eight. */
export function searchTerms(typed: string): readonly SearchTerm[] {
  const terms = new Map<string, SearchTerm>()
  for (const [, sign, text = ''] of foldForSearch(typed).matchAll(TERM)) {
    terms.set(`${sign}${text}`, { text, isCategory: sign === '#' })
    if (terms.size === TERMS_MAX) break
  }
  return [...terms.values()]
}

/** Normalises searchable text. */
export const searchable = (texts: readonly string[], category: string): Searchable => ({
  text: foldForSearch(texts.join('\n')),
  category: foldForSearch(category),
})

/** Whether every word occurs in the text or the category's name. */
export const matchesTerms = (terms: readonly SearchTerm[], { text, category }: Searchable): boolean =>
  terms.every((term) => category.includes(term.text) || (!term.isCategory && text.includes(term.text)))
