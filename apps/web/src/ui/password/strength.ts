import { PASSWORD_MIN } from '@dodici/contract/limits'

/** How hard a password is to guess, and what would help. The server refuses common ones. */
export interface Strength {
  readonly level: 0 | 1 | 2 | 3 | 4
  readonly advice: 'own' | 'rows' | 'repeats' | 'years' | 'longer' | null
}

/** Keyboard rows and well-known sequences. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890']
/** A run of this length is no accident. */
const LEAST_OF_A_ROW = 3
/** Longer passwords need no further analysis: nobody guesses so many letters. */
const LOOKED_AT = 128
/** A guessable part counts as one character. */
const WHOLE = '\u0000'

const reversed = (text: string): string => Array.from(text).reverse().join('')

const rowParts = [...ROWS, ...ROWS.map(reversed)].flatMap((row) =>
  Array.from({ length: row.length - LEAST_OF_A_ROW + 1 }, (_, at) => row.slice(at, at + LEAST_OF_A_ROW)),
)

/** Bits per character by character classes: people do not choose at random. */
const WORTH = [2.2, 2.6, 3.2, 3.6, 3.9]
const KINDS = [/\d/, /\p{Ll}/u, /\p{Lu}/u, /[^\p{L}\d]/u]
/** Bits at which each level begins. */
const LEVELS = [28, 38, 52]

/**
 * Rates a password as an attacker would: the person's own words (`own`), rows, repetitions and years count as one
 * character each. An estimate that leads to better ones; only the minimum length is a rule.
 */
export function strengthOf(password: string, own: readonly string[] = []): Strength {
  const length = Array.from(password).length
  if (password.length < PASSWORD_MIN) return { level: 0, advice: null }
  const text = password.slice(0, LOOKED_AT).toLowerCase()
  const steps = [
    ['own', withoutOwn(text, own)],
    ['rows', withoutRows(text)],
    ['repeats', text.replace(/(.{2,}?)\1+|(.)\2{2,}/gu, '$1$2')],
    ['years', text.replace(/(?:19|20)\d\d/g, WHOLE)],
  ] as const
  const lost = steps.reduce((sum, [, left]) => sum + text.length - left.length, 0)
  const bits = Math.max(0, length - lost) * worthOf(password)
  const level = (1 + LEVELS.filter((least) => bits >= least).length) as 1 | 2 | 3 | 4
  if (level > 2) return { level, advice: null }
  return { level, advice: steps.find(([, left]) => left.length < text.length)?.[0] ?? 'longer' }
}

const worthOf = (password: string): number => {
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  return WORTH[kinds === 1 && /^\d+$/.test(password) ? 0 : kinds] ?? 0
}

function withoutOwn(text: string, own: readonly string[]): string {
  const words = own.flatMap((said) => said.toLowerCase().split(/[^\p{L}\d]+/u)).filter((word) => word.length > 2)
  return words.reduce((left, word) => left.replaceAll(word, WHOLE), text)
}

function withoutRows(text: string): string {
  let left = ''
  for (let at = 0; at < text.length; at += 1) {
    const isRow = rowParts.includes(text.slice(at, at + LEAST_OF_A_ROW))
    if (!isRow) left += text[at] ?? ''
  }
  // The last two characters of a row begin none.
  return left
}
