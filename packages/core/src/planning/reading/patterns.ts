import { foldForSearch } from '../../event/index.ts'
import type { KindWords } from '../planning-words.ts'

/** Where words of a kind occur in a text, and how many letters they cover. */
export interface WordsInText {
  readonly at: number
  readonly length: number
  readonly isWeak: boolean
}

/** A text's words without accents, case and punctuation, separated and surrounded by spaces. */
export const plainWords = (text: string): string =>
  ` ${foldForSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const sourceOf = (words: string): string =>
  words
    .split(' ')
    .map((word) => (word === '*' ? String.raw`\S+` : word.replace('*', String.raw`\S*`)))
    .join(' ')

function patternOf(words: readonly string[]): RegExp | null {
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  return words.length === 0 ? null : new RegExp(`(?<= )(?:${longestFirst.map(sourceOf).join('|')})(?= )`, 'gu')
}

/** Searches normalised words for a kind; those that begin with `?` are weak: they count only without strong ones. */
export function finderOf({ is, not }: KindWords): (plain: string) => WordsInText | null {
  const strong = patternOf(is.filter((words) => !words.startsWith('?')))
  const weak = patternOf(is.filter((words) => words.startsWith('?')).map((words) => words.slice(1)))
  const other = patternOf(not)
  return (plain) => {
    const left = other ? plain.replace(other, (words) => '.'.repeat(words.length)) : plain
    for (const [pattern, isWeak] of [
      [strong, false],
      [weak, true],
    ] as const) {
      const match = pattern ? new RegExp(pattern).exec(left) : null
      if (match) return { at: match.index, length: match[0].length, isWeak }
    }
    return null
  }
}
