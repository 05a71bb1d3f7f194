import { find, type Matching, type Reader } from './match.ts'
import { assertion, tokenReader, type NamedReader } from './token-readers.ts'

/** Anything at all, up to so many tokens. */
const gap =
  (most: number): Reader =>
  ({ tokens }, at) =>
    Array.from({ length: Math.min(most, tokens.length - at) + 1 }, (_, length) => ({ end: at + length, value: true }))

const signs: Reader = ({ tokens }, at) => {
  let end = at
  while (tokens[end]?.kind === 'sign') end += 1
  return [{ end, value: true }]
}

const TIME_SYMBOLS = ['unit', 'anyWeekday', 'month', 'season', 'count', 'partWord', 'relative', 'year'] as const

/** `a` of `a dentist` counts nothing. */
const isTimeWord = (matching: Matching, at: number): boolean =>
  TIME_SYMBOLS.some((symbol) => find(matching, symbol, at).some(({ value }) => symbol !== 'count' || value !== 1))

/** Readers of what may be anything: for phrases with words between that do not matter. */
export const gapReaders: readonly NamedReader[] = [
  ['gap', gap(6)],
  ['longGap', gap(20)],
  ['signs', signs],
  ['anyWord', tokenReader(({ kind }) => kind === 'word' || undefined)],
  ['noTimeWord', assertion((matching, at) => !isTimeWord(matching, at))],
]
