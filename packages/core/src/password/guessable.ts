/** Why a password would be among an attacker's first guesses. */
type Guessable = 'repeats' | 'rows' | 'product' | 'address' | 'name'

interface Around {
  /** All names of the site. */
  readonly product: readonly string[]
  /** Empty if unknown. */
  readonly address: string
  readonly name: string
}

/** Keyboard rows (Italian, English, German, French) and the alphabet. */
const ROWS = [
  'qwertyuiopè+',
  'qwertyuiop[]',
  'asdfghjklòàù',
  "asdfghjkl;'",
  '<zxcvbnm,.-',
  'zxcvbnm,./',
  "1234567890'ì",
  '1234567890-=',
  '0123456789',
  'qwertzuiopü',
  'azertyuiop^',
  'qsdfghjklm',
  'yxcvbnm,.-',
  'wxcvbn,;:!',
  'abcdefghijklmnopqrstuvwxyz',
  'abcdefghilmnopqrstuvz',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.'],
]
const reversed = (text: string): string => Array.from(text).reverse().join('')
const BOTH_WAYS = [...ROWS, ...ROWS.map(reversed)]

/** A run or repetition of this length is no accident. */
const PIECE_LEAST = 3
/** Longest repeated part, and how much of it is needed. */
const UNIT_MOST = 4
const REPEATED_LEAST = 4
/** Digits and signs that people append: a year, an exclamation mark. */
const TAIL = /[\d\W_]{1,6}$/u
/** What a password needs beside a guessable name. */
const BESIDE_LEAST = 8

/**
 * Why a new password is easy to guess: one or a few characters repeated, keyboard or alphabet rows (also backwards),
 * the site's name, or the person's address or name; each also with some digits or signs appended. Null if none of
 * these. Ignores case.
 */
export function guessable(password: string, { product, address, name }: Around): Guessable | null {
  const text = password.toLowerCase()
  const forms = [text, text.replace(TAIL, '')].filter((form) => form !== '')
  if (forms.some(isRepeated)) return 'repeats'
  if (forms.some(isRow)) return 'rows'
  if (product.some((word) => isLittleBeside(text, word))) return 'product'
  if ([address, address.replace(/@.*$/, '')].some((word) => isLittleBeside(text, word))) return 'address'
  return isLittleBeside(text, name) ? 'name' : null
}

/** Whether a text repeats a few characters. */
function isRepeated(text: string): boolean {
  const signs = Array.from(text)
  if (signs.length < REPEATED_LEAST) return false
  for (let unit = 1; unit <= UNIT_MOST && unit * 2 <= signs.length; unit += 1) {
    if (signs.every((sign, at) => sign === signs[at % unit])) return true
  }
  return false
}

/** Whether a text consists only of parts of rows and repeated characters. */
function isRow(text: string): boolean {
  const signs = Array.from(text)
  let at = 0
  while (at < signs.length) {
    const length = pieceAt(signs, at)
    if (length < PIECE_LEAST) return false
    at += length
  }
  return signs.length > 0
}

function pieceAt(signs: readonly string[], from: number): number {
  let again = 1
  while (signs[from + again] === signs[from]) again += 1
  let length = PIECE_LEAST - 1
  const lies = (count: number): boolean => {
    const part = signs.slice(from, from + count)
    return part.length === count && BOTH_WAYS.some((row) => row.includes(part.join('')))
  }
  while (lies(length + 1)) length += 1
  return Math.max(again, length)
}

/** Only letters and digits: `Piano Famiglia` is `piano-famiglia` and `pianofamiglia`. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a text contains a word and little else besides digits. */
function isLittleBeside(text: string, word: string): boolean {
  const [whole, known] = [bare(text), bare(word)]
  if (known.length < PIECE_LEAST || !whole.includes(known)) return false
  return whole.replaceAll(known, '').replace(/\d/g, '').length < BESIDE_LEAST
}
