import { foldForSearch } from '../event/index.ts'

/** The normalised words of a title, each between two spaces: ` visita dal dentista `. */
export type TitleWords = string

/** How the typed words are in a title: all as whole words, or each as the beginning of one. */
export type TitleMatch = 'whole' | 'beginnings'

/** A word of letters and digits, or one emoji or flag, as in `searchTerms`. */
const WORD = /[\p{L}\p{N}]+|\p{Extended_Pictographic}|\p{RI}{2}/gu

/** A shorter word with another letter is another word. */
const LEAST_WITH_TYPO = 4

/** The words of a title, without accents and case. */
export const titleWords = (title: string): TitleWords => ` ${(foldForSearch(title).match(WORD) ?? []).join(' ')} `

/** How normalised words match a title; null if one of them begins no word of it. */
export function matchTitle(typed: readonly string[], title: TitleWords): TitleMatch | null {
  if (!typed.every((word) => title.includes(` ${word}`))) return null
  return typed.every((word) => title.includes(` ${word} `)) ? 'whole' : 'beginnings'
}

/** Whether normalised words match a title if one letter of one word is taken for a typo; that word has four at least. */
export function matchesWithTypo(typed: readonly string[], title: TitleWords): boolean {
  const [wrong, second] = typed.filter((word) => !title.includes(` ${word}`))
  if (wrong === undefined) return true
  if (second !== undefined || wrong.length < LEAST_WITH_TYPO) return false
  return title.split(' ').some((word) => beginsWithTypo(word, wrong))
}

/** Whether a word begins with another in which a letter is missing, wrong, too much, or changed places with the next. */
function beginsWithTypo(word: string, typed: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  const rest = typed.slice(at)
  const [one, two] = [word[at] ?? '', word[at + 1] ?? '']
  return (
    word.startsWith(rest.slice(1), at + 1) ||
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest.slice(1), at) ||
    (two !== '' && rest.startsWith(two + one) && word.startsWith(rest.slice(2), at + 2))
  )
}
