/** The tables of what accounts need beside signing in. Their rules are those of `schema.ts`. */

/** A key that another program carries. */
export interface ApiKeyTable {
  /** SHA-256 of the key, in hex: so are all secrets stored that have enough random bits of their own. */
  key_hash: string
  id: string
  user_id: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** A browser that has signed in to an account before: what others try on the account does not lock it out. */
export interface KnownDeviceTable {
  /** SHA-256 of whose it is and of the browser's token, in hex: rows of two accounts in one browser have nothing in common. */
  token_hash: string
  user_id: string
  last_used_at: string
}

/** A link for a new password that was sent. At most one a person: the newest. */
export interface PasswordResetTable {
  token_hash: string
  user_id: string
  created_at: string
}

/**
 * A link that was sent to confirm an address. At most one of a person works: the newest. What has ended is kept for a while,
 * so that whoever opens it again is told why it does nothing.
 */
export interface EmailConfirmationTable {
  token_hash: string
  user_id: string
  /** The address that it was sent to. */
  email: string
  created_at: string
  ended_as: 'used' | 'superseded' | null
}

/** A code that lets one person register. */
export interface InviteTable {
  code_hash: string
  id: string
  /** Whom the operator made it for, in their own words. */
  note: string
  /** The address that it was mailed to, in lower case; null for one that the operator hands out. */
  mailed_to: string | null
  created_at: string
  expires_at: string
  revoked_at: string | null
  used_at: string | null
  /** Who has registered with it; null while nobody has. */
  user_id: string | null
}

/** Somebody who wants to be let in. */
export interface BetaRequestTable {
  id: string
  email: string
  email_key: string
  language: 'it' | 'en'
  created_at: string
  approved_at: string | null
}

export interface FeedbackTable {
  id: string
  /** Null for who was not signed in. */
  user_id: string | null
  category: string
  title: string
  details: string
  page: string
  url: string
  user_agent: string
  created_at: string
}

/**
 * A mail that is to be sent, or was. It says what is to be written and not the words, so that no secret is stored: links and
 * codes are made when it is sent.
 */
export interface MailTable {
  id: string
  /** Null for who has no account. */
  user_id: string | null
  address: string
  language: 'it' | 'en'
  kind: string
  /** JSON of what the kind needs; nothing secret. */
  facts: string
  created_at: string
  tries: number
  /** When it is to be tried; whoever tries it puts that off first, so that nobody else does. Null once that is over. */
  due_at: string | null
  sent_at: string | null
  last_fault: string | null
}

/** Something that somebody has tried, and may not try too often. */
export interface AttemptTable {
  id: string
  /** What was tried by whom; addresses of people stand in it as hashes. */
  bucket: string
  tried_at: string
}
