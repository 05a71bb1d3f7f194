import { hash, randomBytes } from 'node:crypto'

/** The prefix of each kind of secret, so that none is taken for another kind. */
const prefixes = {
  session: 'dodses_',
  key: 'dodkey_',
  reset: 'dodrst_',
  device: 'doddev_',
  step: 'dodstp_',
  confirmation: 'dodcnf_',
  feed: 'dodfed_',
  oidcBrowser: 'dodobr_',
  oidcCode: 'dodocd_',
} as const

export type SecretKind = keyof typeof prefixes

/** What may come as a bearer token. */
export interface Bearer {
  readonly kind: 'session' | 'key'
  readonly token: string
}

const RANDOM_BYTES = 32
const REST = /^[A-Za-z0-9_-]{43}$/

/** A new secret with 256 random bits. */
export const newSecret = (kind: SecretKind): string => prefixes[kind] + randomBytes(RANDOM_BYTES).toString('base64url')

/** Whether a text could be a secret of this kind. */
export const isSecret = (kind: SecretKind, text: string): boolean =>
  text.startsWith(prefixes[kind]) && REST.test(text.slice(prefixes[kind].length))

/** The stored form of a secret: SHA-256 in hex. With so many random bits, a slow hash would add nothing. */
export const hashSecret = (secret: string): string => hash('sha256', secret)

/** The token in an `Authorization` header; null if it is no bearer token of ours. */
export function bearerOf(header: string | undefined): Bearer | null {
  if (header === undefined || header.length > 200) return null
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1] ?? ''
  if (isSecret('session', token)) return { kind: 'session', token }
  return isSecret('key', token) ? { kind: 'key', token } : null
}
