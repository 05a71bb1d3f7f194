/**
 * Why a key or an index of what somebody owns does not begin with its owner. Only what is unique stands in the way of
 * shards: it would have to be unique on all of them. Any other index each shard has of its own rows.
 */
type Reason =
  /** It is found by what somebody shows, before anybody knows whose it is. A lookup of its own would say the owner. */
  | 'secret'
  /** Nobody else may have the same: an id that a client chose, or that is named without its owner. */
  | 'unique'
  /** What is old, among the rows of everybody: each shard cleans its own. */
  | 'old'
  /** What is due, among the rows of everybody: each shard has its own queue. */
  | 'due'
  /** An account is deleted with what strangers were sent to its address. */
  | 'address'

/** Owned tables of which the key itself does not begin with the owner: they are found by a secret, or written by strangers. */
export const TABLES_OF_ANYBODY: readonly string[] = [
  'session',
  'api_key',
  'known_device',
  'recovery_code',
  'login_step',
  'passkey',
  'identity',
  'identity_code',
  'password_reset',
  'email_confirmation',
  'invite',
  'feedback',
  'mail',
]

/** By their names. */
export const KEYS_OF_ANYBODY: Readonly<Record<string, Reason>> = {
  session_pkey: 'secret',
  api_key_pkey: 'secret',
  known_device_pkey: 'secret',
  recovery_code_pkey: 'secret',
  login_step_pkey: 'secret',
  passkey_pkey: 'secret',
  identity_key: 'secret',
  identity_code_pkey: 'secret',
  password_reset_pkey: 'secret',
  email_confirmation_pkey: 'secret',
  invite_pkey: 'secret',
  push_subscription_endpoint_hash_key: 'secret',
  session_id_key: 'unique',
  api_key_id_key: 'unique',
  invite_id_key: 'unique',
  feedback_pkey: 'unique',
  mail_pkey: 'unique',
  calendar_id_key: 'unique',
  category_id_key: 'unique',
  event_id_key: 'unique',
  change_id_key: 'unique',
  goal_by_id: 'unique',
  goal_entry_by_id: 'unique',
  change_by_age: 'old',
  change_quiet: 'old',
  audit_entry_at: 'old',
  session_by_created_at: 'old',
  session_by_last_used_at: 'old',
  known_device_by_last_used_at: 'old',
  password_reset_by_created_at: 'old',
  email_confirmation_by_created_at: 'old',
  login_step_by_created_at: 'old',
  identity_code_by_created_at: 'old',
  idempotency_key_by_created_at: 'old',
  proposal_by_expires_at: 'old',
  ai_log_by_at: 'old',
  mail_by_created_at: 'old',
  push_message_by_created_at: 'old',
  notification_by_created_at: 'old',
  event_by_deleted_at: 'old',
  category_by_deleted_at: 'old',
  calendar_by_deleted_at: 'old',
  milestone_by_deleted_at: 'old',
  goal_by_deleted_at: 'old',
  goal_entry_by_deleted_at: 'old',
  conversation_by_deleted_at: 'old',
  mail_due: 'due',
  push_message_due: 'due',
  notification_due: 'due',
  reminder_due: 'due',
  subscription_due: 'due',
  linked_calendar_due: 'due',
  webhook_due: 'due',
  mail_by_address: 'address',
  invite_by_note: 'address',
}
