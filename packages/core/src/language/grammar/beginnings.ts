import type { Token } from '../tokens.ts'
import type { Sequence, Step } from './pattern.ts'

/** What a reader's first token may be. */
export interface Beginnings {
  /** Its words, and signs for kinds of tokens; null where it may be any. */
  readonly words: ReadonlySet<string> | null
  /** Whether it may also find something without reading a token. */
  readonly isEmpty: boolean
}

/** Signs that stand for all tokens of a kind; no token's word is one of them. */
const KINDS = { number: '<number>', numeric: '<numeric>' } as const

export const ANYTHING: Beginnings = { words: null, isEmpty: true }
/** What only looks at what stands beside. */
export const NO_TOKEN: Beginnings = { words: new Set(), isEmpty: true }

export const beginsWith = (words: Iterable<string>): Beginnings => ({ words: new Set(words), isEmpty: false })
export const beginsWithKind = (kind: keyof typeof KINDS): Beginnings => beginsWith([KINDS[kind]])

/** The names under which a token may be among beginnings: its word, and the sign of its kind. */
export function namesOf(token: Token | undefined): readonly string[] {
  if (!token) return []
  return token.kind === 'number' || token.kind === 'numeric' ? [token.word, KINDS[token.kind]] : [token.word]
}

/** The words of several together; null where one of them may be any. */
function allWords(all: readonly Beginnings[]): ReadonlySet<string> | null {
  const [first, ...others] = all.filter(({ words }) => words === null || words.size > 0)
  if (others.length === 0) return first ? first.words : NO_TOKEN.words
  const sets = all.map(({ words }) => words)
  return sets.every((words) => words !== null) ? new Set(sets.flatMap((words) => [...words])) : null
}

/** What one of several may begin with. */
export const beginningsOfAny = (all: readonly Beginnings[]): Beginnings => ({
  words: allWords(all),
  isEmpty: all.some(({ isEmpty }) => isEmpty),
})

/** Tells what a symbol may begin with. */
type OfSymbol = (symbol: string) => Beginnings

function beginningsOfStep(step: Step, ofSymbol: OfSymbol): Beginnings {
  if ('beside' in step) return NO_TOKEN
  if ('symbol' in step) return ofSymbol(step.symbol)
  if ('choices' in step) return beginningsOfAny(step.choices.map((choice) => beginningsOf(choice, ofSymbol)))
  const isOpen = step.beginnings.length + step.endings.length > 0
  return { words: isOpen ? null : step.words, isEmpty: false }
}

/** What a sequence may begin with: its first step, and the next ones as long as those before them may read nothing. */
export function beginningsOf(steps: Sequence, ofSymbol: OfSymbol): Beginnings {
  const passed: Beginnings[] = []
  for (const step of steps) {
    const own = beginningsOfStep(step, ofSymbol)
    passed.push(own)
    if (own.words === null) return ANYTHING
    if (!own.isEmpty && !step.isOptional) return { words: allWords(passed), isEmpty: false }
  }
  return { words: allWords(passed), isEmpty: true }
}
