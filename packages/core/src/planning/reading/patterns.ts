import { foldForSearch } from '../../event/index.ts'
import type { KindWords } from '../planning-words.ts'

/** Where words of a kind stand in a text, and how many letters of it they take. */
export interface Found {
  readonly at: number
  readonly length: number
  readonly isWeak: boolean
}

/** The words of a text without accents, case and signs, with a space before, between and after them. */
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

/** Looks for the words of a kind in plain words; those that begin with `?` are weak: they count where nothing else does. */
export function finderOf({ is, not }: KindWords): (plain: string) => Found | null {
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
