import type { KnownDeviceTable } from './schema-around-accounts.ts'

/** Tables around signing in. The rules of `schema.ts` apply. */
export interface SignInTables {
  known_device: KnownDeviceTable
  factor: FactorTable
  recovery_code: RecoveryCodeTable
  login_step: LoginStepTable
  passkey: PasskeyTable
  answered_challenge: AnsweredChallengeTable
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
