import { hash, randomBytes } from 'node:crypto'

/** Digits and letters that nobody takes for each other (Crockford's base 32): no I, L, O and U. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIX = 'DB'
/** 130 random bits. */
const RANDOM_SYMBOLS = 26
const GROUP = 4
const CODE = new RegExp(`^${PREFIX}[${SYMBOLS}]{${String(RANDOM_SYMBOLS)}}$`)

/** A new code, in groups that a person can type: `DB7K-3QMX-...`. */
export function newInviteCode(): string {
  const random = Array.from(randomBytes(RANDOM_SYMBOLS), (byte) => SYMBOLS[byte % SYMBOLS.length]).join('')
  return (PREFIX + random).match(new RegExp(`.{${String(GROUP)}}`, 'g'))?.join('-') ?? ''
}

/**
 * What is stored of a code as somebody has typed it: SHA-256 in hex. Case, dashes and blanks do not matter, nor whether they
 * took a zero for an O. Null for what can be no code.
 */
export function hashInviteCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const code = plain.replaceAll('O', '0').replace(/[IL]/g, '1')
  return CODE.test(code) ? hash('sha256', code) : null
}
