import { hash, randomBytes } from 'node:crypto'

/** Session tokens start with it, so that no other kind of secret is ever taken for one. */
const PREFIX = 'dodses_'
const TOKEN = /^dodses_[A-Za-z0-9_-]{43}$/

/** A new session token with 256 random bits. */
export const newSessionToken = (): string => PREFIX + randomBytes(32).toString('base64url')

/** What is stored of a token: SHA-256 in hex. The token has so many random bits that a slow hash would add nothing. */
export const hashToken = (token: string): string => hash('sha256', token)

/** The session token of an `Authorization` header; null for anything that is not a bearer token of ours. */
export function bearerToken(header: string | undefined): string | null {
  if (header === undefined || header.length > 200) return null
  const match = /^Bearer +(\S+)$/i.exec(header)
  const token = match?.[1]
  return token !== undefined && TOKEN.test(token) ? token : null
}
