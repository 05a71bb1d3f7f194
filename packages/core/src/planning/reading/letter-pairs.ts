import { foldForSearch } from '../../event/index.ts'
import { languages } from '../languages.ts'

/** A pair of letters that not even one known word in so many has is in none that people make up either. */
const RARE_AMONG = 1_500
/** A text with fewer rare pairs may be a name. */
const PAIRS_LEAST = 2
/** Shorter words stand in any text. */
const WORD_LEAST = 3

const wordsIn = (text: string): string[] => foldForSearch(text).match(/[a-z]+/gu) ?? []

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return wordsIn(value)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

/** The pairs of letters of a word, its beginning and end among them. */
const pairsOf = (word: string): string[] => Array.from(`${word} `, (letter, at) => (word[at - 1] ?? ' ') + letter)

/** The words by which goals are read and planned in all languages, and how many of them have each pair of letters. */
interface Lexicon {
  readonly words: ReadonlySet<string>
  readonly pairs: ReadonlyMap<string, number>
}

let known: Lexicon | null = null

function lexicon(): Lexicon {
  if (known) return known
  const words = new Set(wordsOf(languages))
  const pairs = new Map<string, number>()
  for (const pair of [...words].flatMap(pairsOf)) pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  known = { words, pairs }
  return known
}

/**
 * Whether a text is of keys pressed at random: it has no known word, and as many pairs of letters that words do not have as it
 * has words. Abbreviations in capitals and texts in other letters are left alone.
 */
export function isRandomKeys(text: string): boolean {
  const { words, pairs } = lexicon()
  const written = text.match(/\p{L}+/gu) ?? []
  const others = written.filter((word) => /^[a-z]+$/iu.test(foldForSearch(word)) && word !== word.toUpperCase())
  if (others.length < written.length) return false
  const plain = others.map((word) => foldForSearch(word))
  if (plain.some((word) => word.length >= WORD_LEAST && words.has(word))) return false
  const rare = plain.flatMap(pairsOf).filter((pair) => (pairs.get(pair) ?? 0) * RARE_AMONG < words.size).length
  return plain.length > 0 && rare >= Math.max(PAIRS_LEAST, plain.length)
}
