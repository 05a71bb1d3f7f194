import { foldForSearch } from '../../event/index.ts'
import { languages } from '../languages.ts'

/** A pair of letters that not even one known word in so many has is in none that people make up either. */
const RARE_AMONG = 1_300
/** A text with fewer rare pairs may be a name. */
const PAIRS_LEAST = 2
/** So many words stand beside one that is known by chance. */
const KNOWN_AMONG = 3
/** Shorter words stand in any text. */
const WORD_LEAST = 3

// A letter again and again stands in patterns, and is no word.
const wordsIn = (text: string): string[] =>
  (foldForSearch(text).match(/[a-z]+/gu) ?? []).filter((word) => new Set(word).size > 1 || word.length === 1)

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

/** The keys of each row, both ways. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz']
/** The same letters three times or more: `tttt`, `lalala`. */
const AGAIN = /^([a-z]{1,3})\1{2,}$/u
/** A word along a row of keys, or of the same letters again, is as sure as so many rare pairs. */
const PRESSED = 2

const isPressed = (word: string): boolean =>
  word.length >= WORD_LEAST && (AGAIN.test(word) || ROWS.some((row) => row.includes(word)))

/**
 * Whether a text is of keys pressed at random: one word in three is known at most, and the others have as many pairs of letters
 * that words do not have. Abbreviations in capitals and texts in other letters are left alone.
 */
export function isRandomKeys(text: string): boolean {
  const { words, pairs } = lexicon()
  const written = text.match(/\p{L}+/gu) ?? []
  const others = written.filter((word) => /^[a-z]+$/iu.test(foldForSearch(word)) && word !== word.toUpperCase())
  if (others.length < written.length) return false
  const plain = [...new Set(others.map((word) => foldForSearch(word)))]
  const unknown = plain.filter((word) => word.length < WORD_LEAST || !words.has(word))
  if ((plain.length - unknown.length) * KNOWN_AMONG > plain.length) return false
  const rare = unknown.flatMap(pairsOf).filter((pair) => (pairs.get(pair) ?? 0) * RARE_AMONG < words.size).length
  const pressed = unknown.filter(isPressed).length * PRESSED
  return rare + pressed >= Math.max(PAIRS_LEAST, unknown.length)
}
