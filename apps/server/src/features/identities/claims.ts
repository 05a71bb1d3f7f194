import { operations } from '@dodici/contract/operations'
import type { IDToken, UserInfoResponse } from 'openid-client'

/** What an issuer says of somebody. */
export interface Claims {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  /** Whether the issuer says that the address is theirs. */
  readonly isVerified: boolean
  readonly name: string | null
  readonly language: string | null
  /** When they have signed in there, in ms; null if it does not say. */
  readonly enteredAt: number | null
}

/** Clocks of two servers differ by less. */
const SKEW_MILLISECONDS = 60_000

/** What can be kept as an address. */
const { email: addressText } = operations.login.spec.body.shape
/** The longest that OpenID Connect allows (Core 1.0, section 2), and nothing that is no text. */
const SUBJECT = /^[^\p{Cc}]{1,255}$/u

/** @throws TypeError */
export const claimsOf = ({ iss, sub, auth_time: seconds }: IDToken, said: IDToken | UserInfoResponse): Claims => ({
  issuer: iss,
  subject: subjectOf(sub),
  email: addressText.safeParse(textOf(said['email'])).data ?? null,
  isVerified: said['email_verified'] === true || said['email_verified'] === 'true',
  name: textOf(said['name']) ?? textOf(said['preferred_username']),
  language: textOf(said['locale']),
  enteredAt: typeof seconds === 'number' ? seconds * 1_000 : null,
})

/** Refuses who was there before an instant and was not asked again: an issuer may ignore what it is asked for. */
export function refuseStale(claims: Claims, since: number | null): Claims {
  if (since === null || (claims.enteredAt ?? 0) >= since - SKEW_MILLISECONDS) return claims
  throw new TypeError('the issuer has not asked anew who is there, or does not say when (auth_time)')
}

function subjectOf(sub: string): string {
  if (SUBJECT.test(sub)) return sub
  throw new TypeError('the subject of the issuer is too long, or no text')
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
