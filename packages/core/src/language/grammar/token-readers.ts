import type { Token } from '../tokens.ts'
import { ANYTHING, beginsWith, beginsWithKind, NO_TOKEN, type Beginnings } from './beginnings.ts'
import type { Lexicon } from './language-data.ts'
import type { Match, Matching, Reader } from './match.ts'

const NOTHING: readonly Match[] = []
const ABBREVIATION_MAX = 5

/** A reader under the symbol that patterns call it by. */
export type NamedReader = readonly [symbol: string, reader: Reader]

type Entry = readonly [rest: readonly string[], value: unknown]

const hasWords = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
  words.every((word, index) => tokens[at + index]?.word === word)

/** Ends of a word: before the point of an abbreviation and after it. */
function* endsOf(tokens: readonly Token[], end: number): Generator<number> {
  yield end
  const [word, point] = [tokens[end - 1], tokens[end]]
  if (point?.word === '.' && point.isGlued && word && word.word.length <= ABBREVIATION_MAX) yield end + 1
}

/** Reads the words of a lexicon. */
export function lexiconReader<Meaning>(lexicon: Lexicon<Meaning>, valueOf: (meaning: Meaning) => unknown): Reader {
  const entries = new Map<string, Entry[]>()
  for (const [words, meaning] of Object.entries(lexicon)) {
    for (const word of words.split('|')) {
      const [first = '', ...rest] = word.split(' ')
      entries.set(first, [...(entries.get(first) ?? []), [rest, valueOf(meaning)]])
    }
  }
  const read: Reader = ({ tokens }, at) => {
    const known = entries.get(tokens[at]?.word ?? '')
    if (!known || tokens[at]?.kind === 'barrier') return NOTHING
    return known
      .filter(([rest]) => hasWords(tokens, at + 1, rest))
      .flatMap(([rest, value]) => [...endsOf(tokens, at + 1 + rest.length)].map((end) => ({ end, value })))
  }
  return beginning(beginsWith(entries.keys()), read)
}

/** A reader with what it may begin with. */
const beginning = (begins: Beginnings, read: Reader): Reader => Object.assign(read, { begins })

/** Reads one token; undefined is no match. */
export const tokenReader = (
  read: (token: Token, matching: Matching, at: number) => unknown,
  begins: Beginnings = ANYTHING,
): Reader =>
  beginning(begins, (matching, at) => {
    const token = matching.tokens[at]
    const value = token && read(token, matching, at)
    return value === undefined ? NOTHING : [{ end: at + 1, value }]
  })

/** Reads a token of figures, alone (`number`) or with signs inside (`numeric`: `20/5`, `15:30`); undefined is no match. */
export const figuresReader = (wanted: 'number' | 'numeric', read: (word: string) => unknown): Reader =>
  tokenReader(({ kind, word }) => (kind === wanted ? read(word) : undefined), beginsWithKind(wanted))

/** Reads a word of a set. */
export const wordReader = (words: ReadonlySet<string>): Reader =>
  tokenReader(({ word }) => words.has(word) || undefined, beginsWith(words))

/** Reads another's symbol only where something holds. */
export const readerIf = (holds: (token: Token | undefined, at: number) => boolean, reader: Reader): Reader =>
  beginning(reader.begins ?? ANYTHING, (matching, at) =>
    holds(matching.tokens[at], at) ? reader(matching, at) : NOTHING,
  )

/** Reads nothing, where it may stand. */
export const assertion = (holds: (matching: Matching, at: number) => boolean): Reader =>
  beginning(NO_TOKEN, (matching, at) => (holds(matching, at) ? [{ end: at, value: true }] : NOTHING))
