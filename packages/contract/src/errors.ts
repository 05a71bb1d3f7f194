import type { UndoConflict } from './changes/changes.schemas.ts'
import type { LinkFault } from './linked/link-faults.ts'
import type { FeedFault } from './subscriptions/feed-faults.ts'

/**
 * Every code that an answer of the API can carry, with its HTTP status. The page finds its words by the code, so a code
 * is never reused for another meaning.
 */
export const errorStatus = {
  invalid_input: 400,
  scope_required: 400,
  rule_refused: 400,
  rule_cannot_follow: 400,
  unknown_reference: 400,
  unreadable_file: 400,
  feed_refused: 400,
  link_refused: 400,
  webhook_refused: 400,
  invalid_token: 400,
  token_used: 400,
  token_expired: 400,
  token_superseded: 400,
  invalid_invite: 400,
  wrong_password: 400,
  code_required: 400,
  wrong_code: 400,
  wrong_passkey: 400,
  oidc_refused: 400,
  wrong_identity: 400,
  step_over: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  account_disabled: 403,
  oidc_only: 403,
  oidc_denied: 403,
  oidc_unverified: 403,
  proof_elsewhere: 403,
  plan_limit: 403,
  calendar_read_only: 403,
  confirmation_required: 400,
  registration_closed: 403,
  session_required: 403,
  assistant_off: 403,
  webhooks_off: 403,
  not_found: 404,
  request_timeout: 408,
  email_taken: 409,
  id_taken: 409,
  identity_taken: 409,
  last_way_in: 409,
  last_calendar: 409,
  operator_protected: 409,
  proposal_changed: 409,
  proposal_applied: 409,
  undo_conflict: 409,
  idempotency_conflict: 409,
  quota_exceeded: 409,
  history_gone: 410,
  stale_version: 412,
  too_large: 413,
  too_many_events: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  not_writable: 503,
  factor_unreadable: 503,
  oidc_unavailable: 503,
  assistant_unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export const errorCodes = Object.keys(errorStatus) as readonly ErrorCode[]

/** Why a new password is refused, although it is long enough: the page has words for each. */
export type PasswordReason = 'common' | 'repeats' | 'rows' | 'product' | 'address' | 'name'

/** One fault of an input. `path` is the way to the field (`reminders.0.channel`), empty for the whole body. */
export interface InputFault {
  readonly path: string
  readonly message: string
  /** Of a new password that is easy to guess. */
  readonly reason?: PasswordReason
  /** Of a field that does not exist: the one that is probably meant, or null. The message is in the person's language. */
  readonly meant?: string | null
}

/** What a plan still has room for. */
export interface Room {
  readonly year: number
  /** How many more events may start in it. */
  readonly events: number
}

/** An error as it goes over the wire: `application/problem+json`, RFC 9457. */
export interface Problem {
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly code: ErrorCode
  readonly errors?: readonly InputFault[]
  /**
   * With `stale_version`: what is newer, as reading it would answer; of a batch, a list of all that are. With
   * `proposal_changed`: the card as it is now.
   */
  readonly current?: unknown
  /** With `undo_conflict`, where one thing stands in the way. */
  readonly conflict?: UndoConflict
  /** With `plan_limit`, where it were events that found no room. */
  readonly room?: Room
  /** With `feed_refused`: why. */
  readonly feedFault?: FeedFault
  /** With `link_refused`: why. */
  readonly linkFault?: LinkFault
}
