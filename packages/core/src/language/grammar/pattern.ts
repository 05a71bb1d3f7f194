import { tokensOf } from '../tokens.ts'

/** One step of a pattern: a word of a set, a symbol whose value is kept under a name, or a choice between sequences. */
export type Step = (
  | { readonly words: ReadonlySet<string> }
  | { readonly symbol: string; readonly name: string }
  | { readonly choices: readonly Sequence[] }
) & { readonly isOptional: boolean }

export type Sequence = readonly Step[]

const PIECE = /\{(\w+)(?::(\w+))?\}|([()?|])|([^\s(){}?|]+)/gu

interface Cursor {
  readonly pieces: readonly RegExpExecArray[]
  at: number
}

const signAt = (cursor: Cursor): string | undefined => cursor.pieces[cursor.at]?.[3]

function takeSign(cursor: Cursor, sign: string): boolean {
  const isThere = signAt(cursor) === sign
  if (isThere) cursor.at += 1
  return isThere
}

/** The word as the text's own tokens are folded. */
const foldWord = (word: string): string => tokensOf(word, 'en')[0]?.word ?? word

/** A word, and outside parentheses the words after its bars. */
function readWords(cursor: Cursor, first: string, isInside: boolean): ReadonlySet<string> {
  const words = new Set([foldWord(first)])
  while (!isInside && takeSign(cursor, '|')) {
    words.add(foldWord(cursor.pieces[cursor.at]?.[4] ?? ''))
    cursor.at += 1
  }
  return words
}

function readStep(cursor: Cursor, isInside: boolean): Step | null {
  const piece = cursor.pieces[cursor.at]
  if (!piece || piece[3] === ')' || piece[3] === '|') return null
  cursor.at += 1
  const [, symbol, name, sign, word = ''] = piece
  const step =
    sign === '('
      ? readChoices(cursor)
      : symbol === undefined
        ? { words: readWords(cursor, word, isInside) }
        : { symbol, name: name ?? symbol }
  return { ...step, isOptional: takeSign(cursor, '?') }
}

function readSequence(cursor: Cursor, isInside: boolean): Sequence {
  const steps: Step[] = []
  for (let step = readStep(cursor, isInside); step; step = readStep(cursor, isInside)) steps.push(step)
  return steps
}

const onlyWord = (steps: Sequence): ReadonlySet<string> | null => {
  const [step] = steps
  return steps.length === 1 && step && 'words' in step && !step.isOptional ? step.words : null
}

/** What is between parentheses: a choice, or a set where all choices are single words. */
function readChoices(cursor: Cursor): { choices: readonly Sequence[] } | { words: ReadonlySet<string> } {
  const choices = [readSequence(cursor, true)]
  while (takeSign(cursor, '|')) choices.push(readSequence(cursor, true))
  if (!takeSign(cursor, ')')) throw new SyntaxError('A pattern lacks a closing parenthesis')
  const words = choices.map(onlyWord)
  return words.every((set) => set !== null) ? { words: new Set(words.flatMap((set) => [...set])) } : { choices }
}

/** The words that a sequence may begin with; null where it may begin with a symbol, or with nothing. */
export function firstWordsOf(steps: Sequence): ReadonlySet<string> | null {
  const words = new Set<string>()
  for (const step of steps) {
    const firsts =
      'words' in step ? [step.words] : 'choices' in step ? step.choices.map((choice) => firstWordsOf(choice)) : [null]
    for (const first of firsts) {
      if (!first) return null
      for (const word of first) words.add(word)
    }
    if (!step.isOptional) return words
  }
  return null
}

/**
 * Reads a pattern: words (`fra|tra` is one of both), `{symbol}` or `{symbol:name}`, `(the next|this)` a choice between
 * sequences, and `?` after what may be left out.
 */
export function readPattern(text: string): Sequence {
  const cursor = { pieces: [...text.matchAll(PIECE)], at: 0 }
  const sequence = readSequence(cursor, false)
  if (cursor.at < cursor.pieces.length) throw new SyntaxError(`A pattern that cannot be read: ${text}`)
  return sequence
}
