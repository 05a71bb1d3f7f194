/** Why a password would be among the first that somebody tries. */
type Guessable = 'repeats' | 'rows' | 'product' | 'address' | 'name'

interface Around {
  /** What the site is called, by all of its names. */
  readonly product: readonly string[]
  /** Empty where it is not known. */
  readonly address: string
  readonly name: string
}

/** What lies side by side on keyboards (Italian, English, German, French) and in the alphabet. */
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

/** From here on a part of a row, or one character again, is no accident. */
const PIECE_LEAST = 3
/** Longest part that is repeated, and how much of it must be there to be called that. */
const UNIT_MOST = 4
const REPEATED_LEAST = 4
/** Digits and signs that people put behind: a year, an exclamation mark. */
const TAIL = /[\d\W_]{1,6}$/u
/** What a password must have beside a name that anybody can guess. */
const BESIDE_LEAST = 8

/**
 * Why somebody would try a new password early: it is one character or a few again and again, rows of a keyboard or of the
 * alphabet (backwards too), the name of the site, or the person's own address or name; each also with some digits or signs
 * behind. Null where it is none of these. Case does not matter.
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

/** Whether a text is the beginning of a few characters that go on and on. */
function isRepeated(text: string): boolean {
  const signs = Array.from(text)
  if (signs.length < REPEATED_LEAST) return false
  for (let unit = 1; unit <= UNIT_MOST && unit * 2 <= signs.length; unit += 1) {
    if (signs.every((sign, at) => sign === signs[at % unit])) return true
  }
  return false
}

/** Whether a text is made of nothing but parts of rows, and of single characters again and again. */
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

/** Letters and digits alone: `Piano Famiglia` is `piano-famiglia` and `pianofamiglia`. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a text holds a word, and hardly anything beside it and digits. */
function isLittleBeside(text: string, word: string): boolean {
  const [whole, known] = [bare(text), bare(word)]
  if (known.length < PIECE_LEAST || !whole.includes(known)) return false
  return whole.replaceAll(known, '').replace(/\d/g, '').length < BESIDE_LEAST
}
