import { foldForSearch } from '@dodici/core/event'

interface WithName {
  readonly name: string
  /** Other words by which it is looked for. */
  readonly otherWords?: string
}

/** How well a typed word matches a word of a name: whole, prefix, inside, letters in order. */
const WHOLE = 4
const BEGINNING = 3
const INSIDE = 2
const LETTERS = 1
/** The beginning of a word that is not in the name. */
const OTHER = 1
/** Fewer letters match everything. */
const LEAST_INSIDE = 2
const LEAST_LETTERS = 3

/**
 * Items whose name or other words match all typed words, best first, otherwise in order. Ignores accents, case and word order; a
 * prefix is enough.
 */
export function findCommands<Item extends WithName>(items: readonly Item[], typed: string): readonly Item[] {
  const words = wordsOf(typed)
  return items
    .map((item) => ({ item, score: scoreOf(item, words) }))
    .filter(({ score }) => score > 0 || words.length === 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}

const wordsOf = (text: string): string[] => foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** 0 if a word does not match. */
function scoreOf({ name, otherWords = '' }: WithName, typed: readonly string[]): number {
  const [own, others] = [wordsOf(name), wordsOf(otherWords)]
  const isOther = (word: string) => others.some((other) => other.startsWith(word))
  const scores = typed.map((word) => Math.max(isOther(word) ? OTHER : 0, ...own.map((one) => fit(word, one))))
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

function fit(typed: string, word: string): number {
  if (word === typed) return WHOLE
  if (word.startsWith(typed)) return BEGINNING
  if (typed.length >= LEAST_INSIDE && word.includes(typed)) return INSIDE
  return typed.length >= LEAST_LETTERS && word.startsWith(typed.charAt(0)) && hasLetters(word, typed) ? LETTERS : 0
}

/** Whether the letters occur in this order: `plnr` in `planner`. */
function hasLetters(word: string, letters: string): boolean {
  let from = 0
  return Array.from(letters).every((letter) => {
    const place = word.indexOf(letter, from)
    from = place + 1
    return place >= 0
  })
}
