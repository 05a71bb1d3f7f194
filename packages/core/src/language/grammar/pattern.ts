import { foldWord } from '../tokens.ts'

/** Words of which one is meant, and how other ones begin or end. */
export interface Words {
  readonly words: ReadonlySet<string>
  readonly beginnings: readonly string[]
  readonly endings: readonly string[]
}

/** Where words stand, or must not stand, beside a place: right behind it, right before it, or anywhere behind it. */
type Place = 'behind' | 'before' | 'ahead'

interface Beside {
  readonly place: Place
  readonly isWanted: boolean
}

/**
 * One step of a pattern: a word of a set, a symbol whose value is kept under a name, a choice between sequences, or words that
 * must not stand there, or must stand behind.
 */
export type Step = (
  | Words
  | { readonly symbol: string; readonly name: string }
  | { readonly choices: readonly Sequence[] }
  | (Beside & { readonly beside: Words })
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

const PART = /^(?<ends>\*)?(?<part>[^*]+?)(?<begins>\*)?$/u

const wordsOf = (all: readonly string[]): Words => {
  const parts = all.map((word) => PART.exec(word)?.groups ?? { part: word })
  const withSign = (sign: 'begins' | 'ends'): string[] =>
    parts.filter((part) => part[sign] !== undefined).map(({ part = '' }) => foldWord(part))
  return {
    words: new Set(parts.filter(({ begins, ends }) => !begins && !ends).map(({ part = '' }) => foldWord(part))),
    beginnings: withSign('begins'),
    endings: withSign('ends'),
  }
}

/** A word, and outside parentheses the words after its bars. */
function readWords(cursor: Cursor, first: string, isInside: boolean): Words {
  const words = [first]
  while (!isInside && takeSign(cursor, '|')) {
    words.push(cursor.pieces[cursor.at]?.[4] ?? '')
    cursor.at += 1
  }
  return wordsOf(words)
}

const SIGNS: readonly (readonly [sign: string, beside: Beside])[] = [
  ['=>', { place: 'ahead', isWanted: true }],
  ['!>', { place: 'ahead', isWanted: false }],
  ['<=', { place: 'before', isWanted: true }],
  ['<!', { place: 'before', isWanted: false }],
  ['=', { place: 'behind', isWanted: true }],
  ['!', { place: 'behind', isWanted: false }],
]

/** Words behind a sign that forbids them, or wants them: `!of|the`. */
function besideOf(cursor: Cursor, first: string, isInside: boolean): (Beside & { beside: Words }) | null {
  const found = SIGNS.find(([sign]) => first.length > sign.length && first.startsWith(sign))
  return found ? { ...found[1], beside: readWords(cursor, first.slice(found[0].length), isInside) } : null
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
        ? (besideOf(cursor, word, isInside) ?? readWords(cursor, word, isInside))
        : { symbol, name: name ?? symbol }
  return { ...step, isOptional: takeSign(cursor, '?') }
}

function readSequence(cursor: Cursor, isInside: boolean): Sequence {
  const steps: Step[] = []
  for (let step = readStep(cursor, isInside); step; step = readStep(cursor, isInside)) steps.push(step)
  return steps
}

const onlyWord = (steps: Sequence): Words | null => {
  const [step] = steps
  return steps.length === 1 && step && 'words' in step && !step.isOptional ? step : null
}

/** What is between parentheses: a choice, or a set where all choices are single words. */
function readChoices(cursor: Cursor): { choices: readonly Sequence[] } | Words {
  const choices = [readSequence(cursor, true)]
  while (takeSign(cursor, '|')) choices.push(readSequence(cursor, true))
  if (!takeSign(cursor, ')')) throw new SyntaxError('A pattern lacks a closing parenthesis')
  const words = choices.map(onlyWord)
  if (!words.every((one) => one !== null)) return { choices }
  return {
    words: new Set(words.flatMap((one) => [...one.words])),
    beginnings: words.flatMap(({ beginnings }) => beginnings),
    endings: words.flatMap(({ endings }) => endings),
  }
}

/**
 * Reads a pattern: words (`fra|tra` is one of both, `cancell*` any that begins so, `*ato` any that ends so), `{symbol}` or
 * `{symbol:name}`, `(the next|this)` a choice between sequences, and `?` after what may be left out. `!of|the` forbids words
 * to follow, `!>of` anywhere behind, `<!of` before; `=of`, `=>of` and `<=of` want one there.
 */
export function readPattern(text: string): Sequence {
  const cursor = { pieces: [...text.matchAll(PIECE)], at: 0 }
  const sequence = readSequence(cursor, false)
  if (cursor.at < cursor.pieces.length) throw new SyntaxError(`A pattern that cannot be read: ${text}`)
  return sequence
}
