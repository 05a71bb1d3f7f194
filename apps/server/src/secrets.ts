import { hash, randomBytes } from 'node:crypto'

/** What each kind of secret starts with, so that none is ever taken for one of another kind. */
const prefixes = {
  session: 'dodses_',
  key: 'dodkey_',
  reset: 'dodrst_',
  device: 'doddev_',
  confirmation: 'dodcnf_',
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

/** What is stored of a secret: SHA-256 in hex. It has so many random bits that a slow hash would add nothing. */
export const hashSecret = (secret: string): string => hash('sha256', secret)

/** What an `Authorization` header carries; null for anything that is not a bearer token of ours. */
export function bearerOf(header: string | undefined): Bearer | null {
  if (header === undefined || header.length > 200) return null
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1] ?? ''
  if (isSecret('session', token)) return { kind: 'session', token }
  return isSecret('key', token) ? { kind: 'key', token } : null
}
