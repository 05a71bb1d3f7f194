import { foldForSearch } from '../../event/index.ts'
import { remembered } from '../../language/index.ts'
import type { KindWords, ReadingWords } from '../planning-words.ts'

/** Where words of a kind occur in a text, and how many letters they cover. */
export interface WordsInText {
  readonly at: number
  readonly length: number
}

/** Those of two people who have as many events as a file may hold, each with a title of its own. */
export const TITLES = 40_000

/** A text's words without accents, case and punctuation, separated and surrounded by spaces. */
export const plainWords = remembered(
  (text) =>
    ` ${foldForSearch(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `,
  TITLES,
)

const sourceOf = (words: string): string =>
  words
    .split(' ')
    .map((word) => (word === '*' ? String.raw`\S+` : word.replace('*', String.raw`\S*`)))
    .join(' ')

/** Finds whole words and phrases in normalised words, the longest where several begin together. */
export function patternOf(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  return new RegExp(`(?<= )(?:${longestFirst.map(sourceOf).join('|')})(?= )`, 'gu')
}

/** Searches normalised words for the first of some, but for those within others that mean something else. */
export function finderOf({ is, not }: KindWords): (plain: string) => WordsInText | null {
  const wanted = patternOf(is)
  const other = not.length === 0 ? null : patternOf(not)
  return (plain) => {
    const left = other ? plain.replace(other, (words) => '.'.repeat(words.length)) : plain
    const match = new RegExp(wanted).exec(left)
    return match && { at: match.index, length: match[0].length }
  }
}

/** A pattern over a text as it is written, made ready once: for its first words, and for all of them. */
export const regExp = remembered((source) => new RegExp(source, 'iu'))
export const everyRegExp = remembered((source) => new RegExp(source, 'giu'))

export const has = (source: string, text: string): boolean => regExp(source).test(text)

/** Words before an event by which a goal is reached, and those that say so only before the person's own holidays. */
export const beforeEvent = ({ beforeIt, deadline, ownHoliday }: ReadingWords): RegExp =>
  regExp(`(?:${deadline})(?=${ownHoliday})|(?:${beforeIt})`)
