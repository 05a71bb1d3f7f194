/** Tables of accounts beside the user itself. The rules of `schema.ts` apply. */

/** What whoever runs the server decides of an account. */
export interface AccountStateColumns {
  /** Since when nobody is let in; null for an account that is open. */
  disabled_at: string | null
  /** Whether they see the admin page. */
  operator: number
}

/** A secret that opens some of an account to programs: an API key, the password of a device, the address of a feed. */
export interface ApiKeyTable {
  /** SHA-256 in hex. All secrets with enough random bits are stored like this. */
  key_hash: string
  id: string
  user_id: string
  name: string
  /** What it opens: the API, the calendars by CalDAV, or a file for whoever has its address. */
  scope: 'api' | 'dav' | 'feed'
  created_at: string
  last_used_at: string | null
  /** What the program calls itself that used it last; null where that is not noted. */
  agent: string | null
  /** From when on it opens nothing; null for never. */
  expires_at: string | null
  /** JSON of what a feed tells; null for all others. */
  feed: string | null
}

/** A browser that has signed in to an account before. Other people's attempts do not lock it out. */
export interface KnownDeviceTable {
  /**
   * SHA-256 of account and browser token together, in hex, so that rows of two accounts in one browser share nothing.
   */
  token_hash: string
  user_id: string
  last_used_at: string
}

/** A password reset link. At most one per person: the newest. */
export interface PasswordResetTable {
  token_hash: string
  user_id: string
  created_at: string
}

/**
 * A link that confirms an address. Only a person's newest one works. Ended ones are kept for a while, so that whoever
 * opens one is told why it does nothing.
 */
export interface EmailConfirmationTable {
  token_hash: string
  user_id: string
  /** The address that it was sent to. */
  email: string
  created_at: string
  ended_as: 'used' | 'superseded' | null
}

/** An invite code for one registration. */
export interface InviteTable {
  code_hash: string
  id: string
  /** The operator's note about whom it is for. */
  note: string
  /** The address that it was mailed to, in lower case; null if the operator handed it out. */
  mailed_to: string | null
  created_at: string
  expires_at: string
  revoked_at: string | null
  used_at: string | null
  /** Who registered with it; null if unused. */
  user_id: string | null
}

/** A request for access. */
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
  /** Null if the sender was not signed in. */
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
 * A queued or sent mail. It says what to write and not the text, so no secret is stored: links and codes are created
 * when it is sent.
 */
export interface MailTable {
  id: string
  /** Null without an account. */
  user_id: string | null
  address: string
  language: 'it' | 'en'
  kind: string
  /** JSON of what this kind needs; nothing secret. */
  facts: string
  created_at: string
  tries: number
  /**
   * When to try it. The sender postpones it first, so that no other sender takes it. Null once it is sent or given up.
   */
  due_at: string | null
  sent_at: string | null
  last_fault: string | null
}

/** One attempt at something that is rate limited. */
export interface AttemptTable {
  id: string
  /** What was attempted by whom; addresses are hashed. */
  bucket: string
  tried_at: string
}

export interface SessionTable {
  /** SHA-256 of the token, in hex. */
  token_hash: string
  id: string
  user_id: string
  user_agent: string
  created_at: string
  last_used_at: string
  /** When its owner has signed in elsewhere once more, to show that it is them. */
  proven_at: string | null
}

/** Something that was done with an account itself, or tried: for its owner to read. */
export interface AuditEntryTable {
  owner_id: string
  id: string
  /** The last time, if it happened several times within a day; and the first time. */
  at: string
  first_at: string
  /** One that a newer version beside this one has noted is none of the known. */
  kind: string
  /** What it was done to, by its name; empty for nothing. */
  name: string
  /** Empty where it is not known, as the next. */
  user_agent: string
  /** The block of addresses, never the address. */
  place: string
  count: number
  by_operator: number
}

/** Something that whoever runs the server did. */
export interface OperatorEntryTable {
  id: string
  at: string
  /** Who did it on the admin page; null for the command line. */
  operator_id: string | null
  kind: string
  /** To whose account, with which it is deleted; null for none. */
  user_id: string | null
  /** Its address, or another name. */
  subject: string
}

/** Tables of who is let in, and of what they and whoever runs the server have said and done. */
export interface AccountTables {
  api_key: ApiKeyTable
  attempt: AttemptTable
  audit_entry: AuditEntryTable
  beta_request: BetaRequestTable
  feedback: FeedbackTable
  email_confirmation: EmailConfirmationTable
  invite: InviteTable
  known_device: KnownDeviceTable
  mail: MailTable
  operator_entry: OperatorEntryTable
  password_reset: PasswordResetTable
  session: SessionTable
}
