/** A way to compare texts (RFC 4790, 5051). */
export type Collation = 'i;ascii-casemap' | 'i;octet' | 'i;unicode-casemap'

/** All collations, as `C:supported-collation-set` names them. */
export const COLLATIONS: readonly Collation[] = ['i;ascii-casemap', 'i;octet', 'i;unicode-casemap']

const DEFAULT: Collation = 'i;ascii-casemap'

/** The collation of an attribute; the default of RFC 4791 7.5 without one. Null if it is not supported. */
export function collationNamed(name: string | null): Collation | null {
  if (name === null || name.toLowerCase() === 'default') return DEFAULT
  return COLLATIONS.find((one) => one === name.toLowerCase()) ?? null
}

const foldAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** A letter whose capital is several, such as the German sharp s, stays: RFC 5051 maps letter by letter. */
function capital(letter: string): string {
  const upper = letter.toUpperCase()
  return upper.length === letter.length ? upper : letter
}

const foldUnicode = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Changes_When_Uppercased}/gu, capital)
    .normalize('NFKD')

/** A text in the form in which a collation compares it. */
export function foldedFor(collation: Collation, text: string): string {
  if (collation === 'i;octet') return text
  return collation === 'i;ascii-casemap' ? foldAscii(text) : foldUnicode(text)
}
