import type { Token } from '../tokens.ts'
import type { Beginnings } from './beginnings.ts'
import type { Sequence, Step, Words } from './pattern.ts'

/** What a symbol found: the index of the token after it, and its value. */
export interface Match {
  readonly end: number
  readonly value: unknown
}

/** The values of a pattern's symbols by their names. */
export type Values = Readonly<Record<string, unknown>>

/** Reads a symbol at a token. */
export interface Reader {
  (matching: Matching, at: number): readonly Match[]
  /** What it may begin with; missing where that may be anything. */
  readonly begins?: Beginnings
}

/** One reading of one text. `memory` holds what each symbol found at each token, so that the work is bounded. */
export interface Matching {
  readonly tokens: readonly Token[]
  readonly readers: ReadonlyMap<string, Reader>
  readonly memory: Map<string, readonly Match[]>[]
}

const NOTHING: readonly Match[] = []
const NO_VALUES: Values = {}

/** What a symbol finds at a token: for each end one value, that of the first pattern. */
export function find(matching: Matching, symbol: string, at: number): readonly Match[] {
  const here = (matching.memory[at] ??= new Map<string, readonly Match[]>())
  const known = here.get(symbol)
  if (known) return known
  const reader = matching.readers.get(symbol)
  if (!reader) throw new ReferenceError(`No reader for ${symbol}`)
  // A symbol that begins with itself finds nothing there, instead of never ending.
  here.set(symbol, NOTHING)
  const found = reader(matching, at)
  here.set(symbol, found)
  return found
}

interface Walk {
  readonly matching: Matching
  readonly emit: (end: number, values: Values) => void
}

const isOneOf = ({ words, beginnings, endings }: Words, token: Token | undefined): boolean =>
  token !== undefined &&
  token.kind !== 'barrier' &&
  (words.has(token.word) ||
    beginnings.some((beginning) => token.word.startsWith(beginning)) ||
    endings.some((ending) => token.word.endsWith(ending)))

/** Whether words stand, or do not stand, where a step wants that. */
function isAllowed(
  { beside, place, isWanted }: Extract<Step, { beside: unknown }>,
  tokens: readonly Token[],
  at: number,
): boolean {
  const places = place === 'ahead' ? tokens.slice(at) : [tokens[place === 'before' ? at - 1 : at]]
  return places.some((token) => isOneOf(beside, token)) === isWanted
}

function walkStep({ matching, emit }: Walk, step: Step, at: number, values: Values): void {
  if ('words' in step) {
    if (isOneOf(step, matching.tokens[at])) emit(at + 1, values)
  } else if ('symbol' in step) {
    for (const { end, value } of find(matching, step.symbol, at)) emit(end, { ...values, [step.name]: value })
  } else if ('beside' in step) {
    if (isAllowed(step, matching.tokens, at)) emit(at, values)
  } else {
    for (const choice of step.choices) walkFrom({ matching, emit }, [choice, 0], at, values)
  }
}

function walkFrom(walk: Walk, [steps, index]: readonly [Sequence, number], at: number, values: Values): void {
  const step = steps[index]
  if (!step) {
    walk.emit(at, values)
    return
  }
  const goOn: Walk['emit'] = (end, more) => walkFrom(walk, [steps, index + 1], end, more)
  walkStep({ matching: walk.matching, emit: goOn }, step, at, values)
  if (step.isOptional) goOn(at, values)
}

/** All ways in which a pattern fits at a token. */
export const eachFit = (matching: Matching, steps: Sequence, at: number, emit: Walk['emit']): void =>
  walkFrom({ matching, emit }, [steps, 0], at, NO_VALUES)
