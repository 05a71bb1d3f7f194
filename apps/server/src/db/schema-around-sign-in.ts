import type { KnownDeviceTable } from './schema-around-accounts.ts'

/** Tables around signing in. The rules of `schema.ts` apply. */
export interface SignInTables {
  known_device: KnownDeviceTable
  factor: FactorTable
  recovery_code: RecoveryCodeTable
  login_step: LoginStepTable
  passkey: PasskeyTable
  answered_challenge: AnsweredChallengeTable
  identity: IdentityTable
  identity_code: IdentityCodeTable
}

/** A second factor of signing in; at most one of each kind. */
export interface FactorTable {
  user_id: string
  /** `totp`: codes of an app (RFC 6238). */
  kind: 'totp'
  /** Sealed with the installation's key. */
  secret: string
  /** The step of the last code that was used: none before it works any more. */
  last_step: number
  created_at: string
}

/** A code that signs somebody in once who has lost their second factor. Deleted when it is used. */
export interface RecoveryCodeTable {
  code_hash: string
  user_id: string
  created_at: string
}

/** A sign-in whose password was right, and that waits for a second factor. It is no session. */
export interface LoginStepTable {
  token_hash: string
  user_id: string
  tries: number
  created_at: string
}

/** The public half of a passkey, which signs in by itself. */
export interface PasskeyTable {
  /** As browsers name it, in base64url. */
  credential_id: string
  id: string
  user_id: string
  /** COSE, in base64url. */
  public_key: string
  /** How often its authenticator has signed; 0 for those that do not count. */
  counter: number
  /** JSON of how browsers reach it. */
  transports: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** A challenge that was answered, until it is too old to be answered again. */
export interface AnsweredChallengeTable {
  challenge_hash: string
  answered_at: string
}

/** An account elsewhere (OpenID Connect) that signs somebody in, by its issuer and its name there, never by an address. */
export interface IdentityTable {
  issuer: string
  subject: string
  id: string
  user_id: string
  /** The address that it had when it was linked, to tell it by. */
  email: string | null
  created_at: string
  last_used_at: string | null
}

/** A browser that has come back, and has not said so to the page yet. */
export interface IdentityCodeTable {
  code_hash: string
  /** Of a secret that only this browser has. */
  browser_hash: string
  /** What it was sent there for. */
  purpose: 'login' | 'link' | 'proof'
  /** Who is to be linked or to show who they are, and the session that asks; null for a sign-in. */
  user_id: string | null
  session_id: string | null
  /** JSON of what the issuer says. */
  claims: string
  created_at: string
}
