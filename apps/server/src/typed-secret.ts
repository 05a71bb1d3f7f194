import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no letter looks like a figure or another letter. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 25
const GROUP = 5
const WRITTEN = new RegExp(`^[${ALPHABET}]{${String(LENGTH)}}$`)

/**
 * A new secret of 125 random bits that people type or write down: as it is shown, in groups of five, and as it is hashed.
 */
export function newTypedSecret(): { readonly shown: string; readonly secret: string } {
  // 256 is a multiple of 32, so each letter is equally likely.
  const secret = Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
  const groups = Array.from({ length: LENGTH / GROUP }, (_, at) => secret.slice(at * GROUP, (at + 1) * GROUP))
  return { shown: groups.join('-'), secret }
}

/** A typed secret as it is hashed: case, hyphens and spaces do not count, O is 0, I and L are 1. Null if it is none. */
export function readTypedSecret(typed: string): string | null {
  if (typed.length > 2 * LENGTH) return null
  const secret = typed.replace(/[-\s]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')
  return WRITTEN.test(secret) ? secret : null
}
