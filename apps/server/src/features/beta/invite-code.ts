import { hash, randomBytes } from 'node:crypto'

/** Digits and letters that cannot be confused (Crockford's base 32): no I, L, O and U. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIX = 'DB'
/** 130 random bits. */
const RANDOM_SYMBOLS = 26
const GROUP = 4
const CODE = new RegExp(`^${PREFIX}[${SYMBOLS}]{${String(RANDOM_SYMBOLS)}}$`)

/** A new code, in groups that are easy to type: `DB7K-3QMX-...`. */
export function newInviteCode(): string {
  const random = Array.from(randomBytes(RANDOM_SYMBOLS), (byte) => SYMBOLS[byte % SYMBOLS.length]).join('')
  return (PREFIX + random).match(new RegExp(`.{${String(GROUP)}}`, 'g'))?.join('-') ?? ''
}

/**
 * The stored form of a typed code: SHA-256 in hex. Case, dashes, spaces and confused letters (O for 0) do not matter.
 * Null if it cannot be a code.
 */
export function hashInviteCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const code = plain.replaceAll('O', '0').replace(/[IL]/g, '1')
  return CODE.test(code) ? hash('sha256', code) : null
}
